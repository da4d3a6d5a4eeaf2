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
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
}

export type SelectProps = FieldProps &
  ControlProps<HTMLSelectElement> & {
    /** The key under which a form sends it. */
    name: string
    /** The answers, by what is sent and what is read. */
    options: readonly SelectOption[]
    /** With `onChange`, held by the caller; else `defaultValue`. */
    value?: string | undefined
    /** What it holds at first, where nobody else keeps its value. */
    defaultValue?: string | undefined
    /** Its value has changed, by the reader. */
    onChange?: ((change: { value: string; target: HTMLSelectElement }) => void) | undefined
    /** The first entry, which stands for no choice. */
    placeholder?: string | undefined
    /** Cannot be worked, and is not sent. */
    disabled?: boolean | undefined
    /** How large it is. */
    size?: ControlSize | undefined
    /** What the browser may fill in: `username`, `tel`, `street-address`. */
    autoComplete?: string | undefined
    /** The id of the form it belongs to, where it stands outside. */
    form?: string | undefined
  }

/**
 * One of many, in the list that the reader's own system draws.
 *
 * When: one of six to some dozens is chosen. Instead: `RadioGroup` for fewer; `ComboBox` for more, or where one types
 * what one looks for.
 *
 * Keys: `Tab` reaches it, arrows or letters choose, `Space` or `Alt+ArrowDown` opens the system's list.
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
