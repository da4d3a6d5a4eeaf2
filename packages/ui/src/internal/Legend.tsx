import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { RequiredMark } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

/** The label of a group of choices, as the legend of its fieldset. */
export function Legend({
  label,
  hideLabel,
  required,
  className,
}: Pick<FieldProps, 'label' | 'hideLabel' | 'required'> & { className: string }) {
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return hideLabel ? (
    <VisuallyHidden as="legend">{words}</VisuallyHidden>
  ) : (
    <legend className={className}>{words}</legend>
  )
}
