import { Field, useFieldIds } from '../internal/Field.tsx'
import { SliderInput, SliderRow } from '../internal/SliderRow.tsx'
import { shareOf, useNumberFormat, widestOf } from '../internal/useNumberFormat.ts'
import type { SliderProps } from './sliderProps.ts'
import { useSlider } from './useSlider.ts'

export type { SliderProps }

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
