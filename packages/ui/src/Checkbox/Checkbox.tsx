import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import * as styles from '../internal/choice.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CheckboxProps = {
  label: ReactNode
  name?: string
  /** What the form carries when it is checked. */
  value?: string
  /** With `onChange`, held by the caller; else `defaultChecked`. */
  checked?: boolean
  defaultChecked?: boolean
  /** Some, not all, of what it stands for is chosen. */
  indeterminate?: boolean
  onChange?: (change: { checked: boolean }) => void
  disabled?: boolean
  /** Say the label only to those who listen. */
  hideLabel?: boolean
  error?: string
  required?: boolean
  /** The id of the form it belongs to, where it stands outside. */
  form?: string
  id?: string
}

/** One thing that is chosen or not. */
export function Checkbox({ label, indeterminate = false, hideLabel, error, id, onChange, ...input }: CheckboxProps) {
  const ids = useFieldIds({ id, name: input.name, error })
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...input}
          ref={box}
          id={ids.id}
          type="checkbox"
          className={styles.mark}
          aria-invalid={ids.error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange?.({ checked: event.currentTarget.checked })}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.words}>{label}</span>}
      </label>
      <FieldNotes ids={ids} />
    </div>
  )
}
