import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { ControlProps } from '../internal/open.ts'
import * as styles from './Select.css.ts'

export type SelectOption = {
  value: string
  label: string
  disabled?: boolean | undefined
  /** The language of the label, if it differs from the page's. */
  lang?: string | undefined
}

export type SelectProps = FieldProps &
  ControlProps<HTMLSelectElement> & {
    /** The form field name. */
    name: string
    /** The options: `value` is submitted and `label` is shown. */
    options: readonly SelectOption[]
    /** The selected value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initially selected value (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when the reader changes the value. */
    onChange?: ((change: { value: string; target: HTMLSelectElement }) => void) | undefined
    /** The text of a first option with an empty value. */
    placeholder?: string | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The size of the field. */
    size?: ControlSize | undefined
    /** The autofill hint for the browser: `username`, `tel`, `street-address`. */
    autoComplete?: string | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A native select.
 *
 * When: the reader selects one of six to a few dozen options. Instead: `RadioGroup` for fewer; `ComboBox` for more, or
 * to find an option by typing.
 *
 * Keys: `Tab` reaches it, arrow keys or letters select, `Space` or `Alt+ArrowDown` opens the system's list.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  size = 'medium',
  options,
  placeholder,
  onChange,
  className,
  style,
  ...select
}: SelectProps) {
  const ids = useFieldIds({ id, name: select.name, hint, error }, select)
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
      <div className={cx(field.box, field.size[size], styles.box)}>
        <select
          {...select}
          id={ids.id}
          className={cx(field.control, styles.select)}
          required={required}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={({ currentTarget: target }) => onChange?.({ value: target.value, target })}
        >
          {placeholder !== undefined && (
            <option className={styles.option} value="">
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              className={styles.option}
              value={option.value}
              disabled={option.disabled}
              lang={option.lang}
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </div>
    </Field>
  )
}
