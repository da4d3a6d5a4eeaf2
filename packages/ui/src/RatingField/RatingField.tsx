import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import type { FieldProps } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import type { ControlProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RatingField.css.ts'

export type RatingFieldProps = FieldProps &
  ControlProps<HTMLFieldSetElement> & {
    /** What the form carries the number of stars as. */
    name: string
    /** 1 to 5. With `onChange`, held by the caller; else `defaultValue`. */
    value?: number | undefined
    /** Where it begins; with none chosen when left out. */
    defaultValue?: number | undefined
    /** Heard when a star is chosen. */
    onChange?: ((change: { value: number }) => void) | undefined
    /** Takes no stars now. */
    disabled?: boolean | undefined
    /** The id of the form it belongs to, where it stands outside. */
    form?: string | undefined
  }

/**
 * Stars to give: one to five whole ones, a group of radio buttons.
 *
 * When: an opinion is asked for. Instead: `Rating` for stars that others gave, `RadioGroup` where the choices have
 * words of their own.
 *
 * Keys: `Tab` reaches the stars, arrows choose more or fewer, `Space` chooses the one in focus.
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
  const legend = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <fieldset
      tabIndex={-1}
      {...group}
      id={ids.id}
      className={cx(field.field, className)}
      aria-describedby={ids.describedBy}
      disabled={disabled}
    >
      {hideLabel ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={cx(field.label, styles.legend)}>{legend}</legend>
      )}
      <div className={styles.choices}>
        {/* That the stars before the chosen one shine too is a matter of style, and so needs no scripts. */}
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
