import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import { SliderInput, SliderRow } from '../internal/SliderRow.tsx'
import { shareOf, useNumberFormat, widestOf } from '../internal/useNumberFormat.ts'
import { useSlider } from './useSlider.ts'

export type SliderProps = FieldProps &
  ControlProps<HTMLInputElement> & {
    /** The form field name. */
    name: string
    /** The value. Controlled if given, with `onChange`; otherwise use `defaultValue`. */
    value?: number | undefined
    /** The initial value (uncontrolled). Defaults to `min`. */
    defaultValue?: number | undefined
    /**
     * The minimum value.
     * @default 0
     */
    min?: number | undefined
    /**
     * The maximum value.
     * @default 100
     */
    max?: number | undefined
    /**
     * The step between values, counted from `min`.
     * @default 1
     */
    step?: number | undefined
    /** The format of the value, as options of `Intl.NumberFormat`: a unit, a percentage, a currency. */
    format?: Intl.NumberFormatOptions | undefined
    /** Called when the reader moves the thumb. */
    onChange?: ((change: { value: number; target: HTMLInputElement }) => void) | undefined
    /** Whether the field is disabled. A disabled field is not submitted. */
    disabled?: boolean | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }

/**
 * A native slider for a number of which the place matters more than the digits.
 *
 * When: the reader sets a share, a load or a strength, and sees the effect. Instead: `RangeSlider` for two ends;
 * `NumberField` and `DecimalField` for an exact number.
 *
 * Keys: `Tab` focuses it; arrow keys change the value by one step, `PageUp` and `PageDown` by larger ones; `Home` and
 * `End` lead to the ends.
 */
export function Slider({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  className,
  style,
  value,
  defaultValue,
  min = 0,
  max = 100,
  step = 1,
  format,
  onChange,
  ref,
  ...more
}: SliderProps) {
  const ids = useFieldIds({ id, name: more.name, hint, error }, more)
  const written = useNumberFormat(format)
  const { held, take, both } = useSlider({ value, defaultValue, min, onChange }, ref)
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <SliderRow
        id={ids.id}
        ends={[undefined, shareOf(held, min, max)]}
        said={written(held)}
        widest={widestOf({ min, max, step }, written)}
        disabled={more.disabled}
      >
        <SliderInput
          {...more}
          {...{ min, max, step }}
          ref={both}
          id={ids.id}
          value={held}
          said={written(held)}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => take(event.currentTarget)}
        />
      </SliderRow>
    </Field>
  )
}
