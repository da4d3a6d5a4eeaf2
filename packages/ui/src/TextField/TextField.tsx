import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import * as styles from '../internal/Field.css.ts'

export type TextFieldProps = FieldProps & {
  name: string
  type?: 'text' | 'tel' | 'email' | 'password' | 'search'
  /** With `onChange`, held by the caller; else `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (change: { value: string }) => void
  maxLength?: number
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'search'
  autoComplete?: string
  placeholder?: string
  disabled?: boolean
  size?: ControlSize
  /** Stands at the end inside the box: a unit, a button. */
  suffix?: ReactNode
  autoFocus?: boolean
  /** The id of the form it belongs to, where it stands outside. */
  form?: string
}

/** One line of text to fill in. */
export function TextField({ label, hideLabel, hint, error, required, id, size = 'medium', type = 'text', onChange, suffix, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error })
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} required={required} ids={ids}>
      <div className={cx(styles.box, styles.size[size])}>
        <input
          {...input}
          id={ids.id}
          type={type}
          className={styles.control}
          required={required}
          aria-invalid={ids.error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange?.({ value: event.currentTarget.value })}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </Field>
  )
}
