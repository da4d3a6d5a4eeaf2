import { useRef } from 'react'
import { Field, useFieldIds } from '../internal/Field.tsx'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { TagBox } from './TagBox.tsx'
import type { TagFieldProps } from './tagFieldProps.ts'
import { useTags } from './useTags.ts'

export type { TagFieldProps }

/**
 * A field for several short texts, each shown as a tag. Before scripts load each tag is a checkbox, and the input adds
 * one more.
 *
 * When: the reader types or pastes any number of words: part numbers, key words, addresses. Instead: `ComboBox` with
 * `multiple` where the words are known; `TextArea` for sentences.
 *
 * Keys: `Enter` or a comma adds the typed text, `Backspace` in the empty input removes the last tag, `ArrowLeft` moves
 * to the tags; there arrow keys, `Home` and `End` move, `Delete`, `Backspace`, `Enter` and `Space` remove.
 */
export function TagField({
  hideLabel,
  hint,
  error,
  id,
  className,
  style,
  value,
  defaultValue,
  onChange,
  max,
  ref,
  ...box
}: TagFieldProps) {
  const { label, name, required } = box
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(input, ref)
  const held = useTags({ value, defaultValue, max, onChange }, input, frame)
  const ids = useFieldIds({ id, name, hint, error: error ?? held.problem }, box)
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      required={required}
      ids={ids}
      className={className}
      style={style}
    >
      <TagBox {...box} ref={both} frame={frame} ids={ids} held={held} />
      <VisuallyHidden role="status">{held.said}</VisuallyHidden>
    </Field>
  )
}
