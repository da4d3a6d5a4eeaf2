import { Affix } from '../internal/Affix.tsx'
import type { AffixProps } from '../internal/Affix.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import * as styles from '../internal/Field.css.ts'
import type { TypedProps } from '../internal/open.ts'

export type TextFieldProps = FieldProps &
  TypedProps &
  AffixProps & {
    /** The form field name. */
    name: string
    /** The input type. It selects the keyboard on phones. */
    type?: 'text' | 'tel' | 'email' | 'password' | 'search' | undefined
    /** The text. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initial text (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when the reader changes the value. */
    onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
    /** The maximum number of characters. */
    maxLength?: number | undefined
    /** The on-screen keyboard that phones show. */
    inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'search' | undefined
    /** The autofill hint for the browser: `username`, `tel`, `street-address`. */
    autoComplete?: string | undefined
    /** An example shown in the empty field. It does not replace the label. */
    placeholder?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** Whether the field takes the focus when the page or dialog opens. */
    autoFocus?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A field for one line of text.
 *
 * When: the reader writes a line: a name, a telephone number, a search. Instead: `NumberField` for numbers;
 * `PasswordField` for secrets; `SearchField` for a search with a button; `TextArea` for more than a line; `Select`
 * where the options are known.
 *
 * Keys: `Tab` focuses it.
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  size = 'medium',
  type = 'text',
  onChange,
  prefix,
  suffix,
  className,
  style,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error }, input)
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
      <div className={cx(styles.box, styles.size[size])}>
        <Affix>{prefix}</Affix>
        <input
          {...input}
          id={ids.id}
          type={type}
          className={styles.control}
          required={required}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={({ currentTarget: target }) => onChange?.({ value: target.value, target })}
        />
        <Affix>{suffix}</Affix>
      </div>
    </Field>
  )
}
