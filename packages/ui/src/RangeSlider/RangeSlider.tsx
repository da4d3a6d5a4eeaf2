import { useContext } from 'react'
import type { ChangeEvent } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, FieldErrors, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import * as styles from '../internal/slider.css.ts'
import { SliderInput, SliderRow } from '../internal/SliderRow.tsx'
import { shareOf, useNumberFormat, widestOf } from '../internal/useNumberFormat.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { NumberRange, RangeSliderProps } from './rangeSliderProps.ts'
import { sliderMessages } from './sliderMessages.ts'
import { useRange } from './useRange.ts'

export type { NumberRange, RangeSliderProps }

/**
 * Two native sliders on one line, for the lower and the upper end of a range. The ends never cross. Before scripts load
 * they are separate, so a server sorts the two values.
 *
 * When: a list is filtered by a price or a size. Instead: `Slider` for one number; two `DecimalField` for exact ends.
 *
 * Keys: `Tab` reaches both ends; arrow keys change one by a step, `PageUp` and `PageDown` by larger ones; `Home` and
 * `End` lead as far as the other end allows.
 */
export function RangeSlider({ hideLabel, hint, error, required, id, className, style, ...box }: RangeSliderProps) {
  const { label, fromName, toName } = box
  const told = useContext(FieldErrors)
  const ids = useFieldIds({ id, hint, error: error ?? told[fromName] ?? told[toName] }, box)
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <RangeBox {...box} ids={ids} />
    </Field>
  )
}

function RangeBox({
  label,
  fromName,
  toName,
  value,
  defaultValue,
  min = 0,
  max = 100,
  step = 1,
  format,
  onChange,
  ref,
  ids,
  ...more
}: Omit<RangeSliderProps, 'id'> & { ids: FieldIds }) {
  const say = useMessages(sliderMessages)
  const written = useNumberFormat(format)
  const { range, move, lower, both, upper } = useRange({ value, defaultValue, min, max, onChange }, ref)
  const { from, to } = range
  const limits = { min, max, step }
  const widest = widestOf(limits, written)
  const shared = {
    ...more,
    ...limits,
    'aria-invalid': ids.invalid,
    'aria-describedby': ids.describedBy,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      move(event.currentTarget === lower.current ? 'from' : 'to', event.currentTarget),
  }
  return (
    <SliderRow
      id={ids.id}
      label={label}
      ends={[shareOf(from, min, max), shareOf(to, min, max)]}
      said={`${written(from)} – ${written(to)}`}
      widest={`${widest} – ${widest}`}
      disabled={more.disabled}
    >
      <SliderInput
        {...shared}
        ref={both}
        id={ids.id}
        name={fromName}
        value={from}
        className={cx(styles.one, from > (min + max) / 2 && styles.above)}
        aria-label={say('leastOf', { label })}
        said={written(from)}
      />
      <SliderInput
        {...shared}
        ref={upper}
        name={toName}
        value={to}
        className={styles.one}
        aria-label={say('mostOf', { label })}
        said={written(to)}
      />
    </SliderRow>
  )
}
