import { useContext, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, FieldErrors, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { upgradeTo } from '../internal/upgradeTo.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { DateRangePickerControlProps } from './DateRangePickerControl.tsx'
import type { DateRange, DateRangePickerProps } from './dateRangePickerProps.ts'
import { RangeDash } from './RangeDash.tsx'
import * as styles from './DateRangePicker.css.ts'

export type { DateRange, DateRangePickerProps }

const none: DateRange = { from: '', to: '' }
/** The calendar cannot represent half a range, so the native fields stay until the range is complete. */
const useControl = upgradeTo<DateRangePickerControlProps>(
  () => import('./DateRangePickerControl.tsx').then(({ DateRangePickerControl }) => DateRangePickerControl),
  (native) => isWhole(rangeIn(native)),
)

/**
 * A date range field: two days, typed or picked in a calendar.
 *
 * When: a list is filtered by time, or something lasts from one day to another. Instead: `DatePicker` for one day;
 * `Select` where only fixed periods are useful. Until its script loads, and while only one day is filled in, it is two
 * of the browser's own date fields.
 *
 * Keys: as `DatePicker`; in the calendar `Enter` sets the first day, then the last, `Escape` undoes the first.
 */
export function DateRangePicker({ value, defaultValue, onChange, ...props }: DateRangePickerProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    fromName,
    toName,
    min,
    max,
    disabled,
    size = 'medium',
    form,
    disabledDate: _,
    presets: _presets,
    className,
    style,
    ref,
    ...more
  } = props
  const told = useContext(FieldErrors)
  const ids = useFieldIds({ id, name: fromName, hint, error: error ?? told[fromName] ?? told[toName] }, more)
  const say = useMessages(rareMessages)
  const native = useRef<HTMLDivElement>(null)
  const Control = useControl(native)
  const [range, choose] = useControllableState(value, defaultValue ?? none, (next) => onChange?.({ value: next }))

  const read = useNativeRange(native, { value, range, choose })

  // oxlint-disable-next-line react/static-components -- the richer control, once it has loaded
  if (Control) return <Control {...props} error={ids.error} range={range} onChoose={choose} />
  const shared = {
    ...more,
    type: 'date',
    className: cx(field.control, styles.native),
    form,
    min,
    max,
    disabled,
    required,
    onChange: read,
    'aria-invalid': ids.invalid,
    'aria-describedby': ids.describedBy,
  }
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div ref={native} role="group" aria-label={label} className={cx(field.box, field.size[size])}>
        <input
          {...shared}
          ref={ref}
          id={ids.id}
          name={fromName}
          defaultValue={range.from}
          aria-label={`${label} ${say('from')}`}
        />
        <RangeDash />
        <input {...shared} name={toName} defaultValue={range.to} aria-label={`${label} ${say('to')}`} />
      </div>
    </Field>
  )
}

/** Keeps the two native inputs and the range equal. Returns a function that takes over a complete range from them. */
function useNativeRange(
  native: RefObject<HTMLElement | null>,
  { value, range, choose }: { value: DateRange | undefined; range: DateRange; choose: (range: DateRange) => void },
) {
  function read() {
    const next = native.current ? rangeIn(native.current) : range
    if (isWhole(next) && (next.from !== range.from || next.to !== range.to)) choose(next)
  }
  useEffect(() => {
    // A new range from the caller overwrites a half-typed one.
    const [from, to] = inputsIn(native.current)
    if (!value || !from || !to) return
    from.value = value.from
    to.value = value.to
    // oxlint-disable-next-line react/exhaustive-deps -- compares the days, because the object may be new
  }, [value?.from, value?.to])
  useEffect(() => {
    // Picks up a range typed before scripts loaded.
    if (native.current && value === undefined) read()
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  return read
}

function inputsIn(native: HTMLElement | null): HTMLInputElement[] {
  return [...(native?.querySelectorAll('input') ?? [])]
}

function rangeIn(native: HTMLElement): DateRange {
  const [from = '', to = ''] = inputsIn(native).map((input) => input.value)
  return { from, to }
}

function isWhole({ from, to }: DateRange): boolean {
  return (from === '') === (to === '')
}
