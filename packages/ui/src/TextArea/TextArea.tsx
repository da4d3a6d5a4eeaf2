import { useState } from 'react'
import { Affix } from '../internal/Affix.tsx'
import type { AffixProps } from '../internal/Affix.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { ControlProps } from '../internal/open.ts'
import * as styles from './TextArea.css.ts'

export type TextAreaProps = FieldProps &
  ControlProps<HTMLTextAreaElement> &
  AffixProps & {
    /** The form field name. */
    name: string
    /** The text. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial text (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when the reader changes the value. */
    onChange?: ((change: { value: string; target: HTMLTextAreaElement }) => void) | undefined
    /** The number of visible lines. */
    rows?: number | undefined
    /** The maximum number of characters. */
    maxLength?: number | undefined
    /** Whether to show how many characters of `maxLength` are used. */
    counter?: boolean | undefined
    /** An example shown in the empty field. It does not replace the label. */
    placeholder?: string | undefined
    /** Whether the text is read-only. It can be read, copied and submitted. */
    readOnly?: boolean | undefined
    /** The autofill hint for the browser: `street-address`. */
    autoComplete?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A field for several lines of text.
 *
 * When: the reader writes more than a line: a remark, an inquiry. Instead: `TextField` for a line.
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
  prefix,
  suffix,
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
        <Affix>{prefix}</Affix>
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
        <Affix>{suffix}</Affix>
      </div>
      {counter && area.maxLength !== undefined && (
        <span className={styles.counter} aria-hidden>{`${area.value?.length ?? length}/${area.maxLength}`}</span>
      )}
    </Field>
  )
}
