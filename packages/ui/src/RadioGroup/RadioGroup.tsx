import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import * as choice from '../internal/choice.css.ts'
import { Legend } from '../internal/Legend.tsx'
import type { ControlProps } from '../internal/open.ts'
import * as styles from './RadioGroup.css.ts'

export type RadioOption = {
  value: string
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
  icon?: ReactNode | undefined
}

export type RadioGroupProps = ControlProps<HTMLFieldSetElement> & {
  /** The label: the question that the options answer. */
  label: string
  /** The form field name. */
  name: string
  /** The options. `hint` explains an option, `icon` illustrates it. */
  options: readonly RadioOption[]
  /** The selected value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
  value?: string | undefined
  /** The initially selected value (uncontrolled). */
  defaultValue?: string | undefined
  /** Called when the reader changes the value. */
  onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
  /** Whether options appear as a list or as bordered tiles. */
  look?: 'list' | 'tiles' | undefined
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** The error message. It marks the field as invalid and describes it. */
  error?: string | undefined
  /** Whether the field must be filled in before the form is submitted. */
  required?: boolean | undefined
  /** Whether all options are disabled. A disabled group is not submitted. */
  disabled?: boolean | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** The id of the control, for labels and links that point to it. */
  id?: string | undefined
}

/**
 * A group of radio buttons.
 *
 * When: the reader selects one of two to five options, all visible. Instead: `Select` for more; `Checkbox` for yes or
 * no; `Tabs` for switching views at once.
 *
 * Keys: `Tab` reaches the selected option, arrow keys select the next, `Space` selects if none is selected.
 */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  look = 'list',
  hideLabel,
  error,
  required,
  form,
  id,
  className,
  ...group
}: RadioGroupProps) {
  const ids = useFieldIds({ id, name, error }, group)
  return (
    <fieldset
      tabIndex={-1}
      {...group}
      id={ids.id}
      className={cx(styles.group, className)}
      aria-describedby={ids.describedBy}
    >
      <Legend label={label} hideLabel={hideLabel} required={required} className={styles.legend} />
      <div className={styles.look[look]}>
        {options.map((option) => (
          <label key={option.value} className={cx(choice.choice, look === 'tiles' && styles.tile)}>
            <input
              type="radio"
              className={choice.mark}
              name={name}
              value={option.value}
              form={form}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
              onChange={({ currentTarget: target }) => onChange?.({ value: option.value, target })}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} />
    </fieldset>
  )
}
