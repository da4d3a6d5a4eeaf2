import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import type { ControlSize, FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { Legend } from '../internal/Legend.tsx'
import type { ControlProps } from '../internal/open.ts'
import * as styles from './Segmented.css.ts'

export type SegmentedOption = {
  value: string
  label: string
  icon?: ReactNode | undefined
  disabled?: boolean | undefined
}

export type SegmentedProps = FieldProps &
  ControlProps<HTMLFieldSetElement> & {
    /** The form field name. */
    name: string
    /** The options: two to five, with short labels. */
    options: readonly SegmentedOption[]
    /** The selected value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: string | undefined
    /** The initially selected value (uncontrolled). */
    defaultValue?: string | undefined
    /** Called when the reader changes the value. */
    onChange?: ((change: { value: string; target: HTMLInputElement }) => void) | undefined
    /** The size of the segments. */
    size?: ControlSize | undefined
    /** Whether the segments fill the width of the container. */
    wide?: boolean | undefined
    /** Whether all options are disabled. A disabled group is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A group of radio buttons in one row of segments.
 *
 * When: the reader switches between two to five short options: a unit, a period, a view. Instead: `RadioGroup` for
 * options with explanations; `Select` for more options; `Tabs` and `TabLinks` for views with their own content.
 *
 * Keys: `Tab` reaches the selected segment, arrow keys select the next, `Space` selects if none is selected.
 */
export function Segmented({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  options,
  value,
  defaultValue,
  onChange,
  size = 'medium',
  wide,
  form,
  className,
  ...group
}: SegmentedProps) {
  const ids = useFieldIds({ id, name, hint, error }, group)
  return (
    <fieldset
      tabIndex={-1}
      {...group}
      id={ids.id}
      className={cx(field.field, className)}
      aria-describedby={ids.describedBy}
    >
      <Legend label={label} hideLabel={hideLabel} required={required} className={cx(field.label, styles.legend)} />
      <div className={cx(styles.track, wide && styles.wide)}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.segment, styles.size[size])}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              form={form}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
              onChange={({ currentTarget: target }) => onChange?.({ value: option.value, target })}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} ids={ids} />
    </fieldset>
  )
}
