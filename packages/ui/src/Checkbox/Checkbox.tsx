import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import * as styles from '../internal/choice.css.ts'
import type { ControlProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CheckboxProps = ControlProps & {
  /** The text beside the checkbox. May contain a link. */
  label: ReactNode
  /** The form field name. */
  name?: string | undefined
  /** The value submitted when the checkbox is checked. */
  value?: string | undefined
  /** Whether the checkbox is checked. Controlled if given, with `onChange`; otherwise use `defaultChecked`. */
  checked?: boolean | undefined
  /** Whether the checkbox is initially checked (uncontrolled). */
  defaultChecked?: boolean | undefined
  /** Whether some but not all of the represented items are selected. */
  indeterminate?: boolean | undefined
  /** Called when the reader changes the value. */
  onChange?: ((change: { checked: boolean; target: HTMLInputElement }) => void) | undefined
  /** Whether the field is disabled. A disabled field is not submitted. */
  disabled?: boolean | undefined
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** The error message. It marks the field as invalid and describes it. */
  error?: string | undefined
  /** Whether the field must be filled in before the form is submitted. */
  required?: boolean | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** The id of the control, for labels and links that point to it. */
  id?: string | undefined
}

/**
 * A checkbox.
 *
 * When: the reader selects or agrees to something that is sent with a form. Instead: `Switch` for a setting that takes
 * effect at once; `RadioGroup` for one of several.
 *
 * Keys: `Tab` focuses it, `Space` toggles it.
 */
export function Checkbox({
  label,
  indeterminate = false,
  hideLabel,
  error,
  id,
  onChange,
  className,
  style,
  ref,
  ...input
}: CheckboxProps) {
  const ids = useFieldIds({ id, name: input.name, error }, input)
  const box = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(box, ref)
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={className} style={style}>
      <label className={styles.choice}>
        <input
          {...input}
          ref={both}
          id={ids.id}
          type="checkbox"
          className={styles.mark}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={({ currentTarget: target }) => onChange?.({ checked: target.checked, target })}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.words}>{label}</span>}
      </label>
      <FieldNotes ids={ids} />
    </div>
  )
}
