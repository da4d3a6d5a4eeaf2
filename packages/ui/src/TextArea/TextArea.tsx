import { useState } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { ControlProps } from '../internal/open.ts'
import * as styles from './TextArea.css.ts'

export type TextAreaProps = FieldProps &
  ControlProps<HTMLTextAreaElement> & {
    /** The form field name. */
    name: string
    /** The value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial value (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when the reader changes the value. */
    onChange?: ((change: { value: string; target: HTMLTextAreaElement }) => void) | undefined
    /** How many lines it shows. */
    rows?: number | undefined
    /** The most characters that it takes. */
    maxLength?: number | undefined
    /** Show how many characters of `maxLength` are used. */
    counter?: boolean | undefined
    /** An example inside of the empty field; never its only label. */
    placeholder?: string | undefined
    /** Can be read and copied, and is sent, but not changed. */
    readOnly?: boolean | undefined
    /** What the browser may fill in: `street-address`. */
    autoComplete?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * Several lines of text to fill in.
 *
 * When: more than a line is written: a remark, an inquiry. Instead: `TextField` for a line.
 *
 * Keys: `Tab` reaches it and leaves it.
 */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  rows = 3,
  counter,
  onChange,
  className,
  style,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds({ id, name: area.name, hint, error }, area)
  const [length, setLength] = useState((area.value ?? area.defaultValue ?? '').length)
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
      <div className={field.box}>
        <textarea
          {...area}
          id={ids.id}
          rows={rows}
          className={cx(field.control, styles.area)}
          required={required}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={({ currentTarget: target }) => {
            setLength(target.value.length)
            onChange?.({ value: target.value, target })
          }}
        />
      </div>
      {counter && area.maxLength !== undefined && (
        <span className={styles.counter} aria-hidden>{`${area.value?.length ?? length}/${area.maxLength}`}</span>
      )}
    </Field>
  )
}
