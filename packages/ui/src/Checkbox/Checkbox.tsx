import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import * as styles from '../internal/choice.css.ts'
import type { ControlProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CheckboxProps = ControlProps & {
  /** What is chosen or agreed to; may hold a link. */
  label: ReactNode
  /** The key under which a form sends it. */
  name?: string | undefined
  /** What the form carries when it is checked. */
  value?: string | undefined
  /** With `onChange`, held by the caller; else `defaultChecked`. */
  checked?: boolean | undefined
  /** Whether it is checked at first, where nobody else keeps its value. */
  defaultChecked?: boolean | undefined
  /** Some, not all, of what it stands for is chosen. */
  indeterminate?: boolean | undefined
  /** Its value has changed, by the reader. */
  onChange?: ((change: { checked: boolean; target: HTMLInputElement }) => void) | undefined
  /** Cannot be worked, and is not sent. */
  disabled?: boolean | undefined
  /** Say the label only to those who listen. */
  hideLabel?: boolean | undefined
  /** What is wrong with it, in words; it is marked and described by them. */
  error?: string | undefined
  /** Must be filled in before the form is sent. */
  required?: boolean | undefined
  /** The id of the form it belongs to, where it stands outside. */
  form?: string | undefined
  /** Its id, for labels and links that point to it. */
  id?: string | undefined
}

/**
 * One thing that is chosen or not.
 *
 * When: something is chosen or agreed to and sent with a form. Instead: `Switch` for what works at once; `RadioGroup`
 * for one of several.
 *
 * Keys: `Tab` reaches it, `Space` turns it.
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
  const both = useBothRefs(box, ref)
  useEffect(() => {
    // There is no attribute for it.
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
