import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { FieldNotes, useFieldIds } from '../internal/Field.tsx'
import type { FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { Legend } from '../internal/Legend.tsx'
import type { ControlProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './RatingField.css.ts'

export type RatingFieldProps = FieldProps &
  ControlProps<HTMLFieldSetElement> & {
    /** The form field name. */
    name: string
    /** The rating, 1 to 5. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: number | undefined
    /** The initial rating (uncontrolled). Omit for none. */
    defaultValue?: number | undefined
    /** Called when a star is selected. */
    onChange?: ((change: { value: number }) => void) | undefined
    /** Whether the field is disabled. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A field for a rating of one to five whole stars, as a group of radio buttons.
 *
 * When: the reader is asked for a rating. Instead: `Rating` for ratings that others gave, `RadioGroup` where the
 * options have their own labels.
 *
 * Keys: `Tab` reaches the stars, arrow keys select more or fewer, `Space` selects the focused one.
 */
export function RatingField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  value,
  defaultValue,
  onChange,
  disabled,
  form,
  className,
  ...group
}: RatingFieldProps) {
  const say = useMessages()
  const ids = useFieldIds({ id, name, hint, error }, group)
  return (
    <fieldset
      tabIndex={-1}
      {...group}
      id={ids.id}
      className={cx(field.field, className)}
      aria-describedby={ids.describedBy}
      disabled={disabled}
    >
      <Legend label={label} hideLabel={hideLabel} required={required} className={cx(field.label, styles.legend)} />
      <div className={styles.choices}>
        {/* CSS fills the stars before the selected one, so this works without scripts. */}
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={star}
              form={form}
              required={required}
              aria-label={say('stars', { value: star })}
              checked={value === undefined ? undefined : value === star}
              defaultChecked={value === undefined && defaultValue === star ? true : undefined}
              onChange={() => onChange?.({ value: star })}
            />
            <Icon name="star" size={24} />
            <span className={styles.filled}>
              <Icon name="starFilled" size={24} />
            </span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} ids={ids} />
    </fieldset>
  )
}
