import { useState } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import * as styles from './TextArea.css.ts'

export type TextAreaProps = FieldProps & {
  name: string
  /** With `onChange`, held by the caller; else `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (change: { value: string }) => void
  rows?: number
  maxLength?: number
  /** Show how many characters of `maxLength` are used. */
  counter?: boolean
  placeholder?: string
  disabled?: boolean
  /** The id of the form it belongs to, where it stands outside. */
  form?: string
}

/** Several lines of text to fill in. */
export function TextArea({ label, hideLabel, hint, error, required, id, rows = 3, counter, onChange, ...area }: TextAreaProps) {
  const ids = useFieldIds({ id, name: area.name, hint, error })
  const [length, setLength] = useState((area.value ?? area.defaultValue ?? '').length)
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} required={required} ids={ids}>
      <div className={field.box}>
        <textarea
          {...area}
          id={ids.id}
          rows={rows}
          className={cx(field.control, styles.area)}
          required={required}
          aria-invalid={ids.error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            setLength(event.currentTarget.value.length)
            onChange?.({ value: event.currentTarget.value })
          }}
        />
      </div>
      {counter && area.maxLength !== undefined && <span className={styles.counter} aria-hidden>{`${area.value?.length ?? length}/${area.maxLength}`}</span>}
    </Field>
  )
}
