import { useEffect, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { upgradeTo } from '../internal/upgradeTo.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import type { DatePickerControlProps } from './DatePickerControl.tsx'
import type { DatePickerProps } from './datePickerProps.ts'

export type { DatePickerProps }

const useControl = upgradeTo<DatePickerControlProps>(() =>
  import('./DatePickerControl.tsx').then(({ DatePickerControl }) => DatePickerControl),
)

/**
 * A date field: one day, typed or picked in a calendar.
 *
 * When: the day is near, or its weekday matters. Instead: `DateRangePicker` for two days, `TextField` for a distant day
 * that the reader knows by heart, `Countdown` to show the time until a day. Until its script loads it is the browser's
 * own date field.
 *
 * Keys: `Tab` or the arrow keys move between parts, digits fill a part, `ArrowUp` and `ArrowDown` step it, `Backspace`
 * clears it, `Alt` + `ArrowDown` opens the calendar; there arrow keys move by days and weeks, `PageUp` and `PageDown`
 * by months, with `Shift` by years, `Home` and `End` to the ends of the month, `Enter` selects, `Escape` closes.
 */
export function DatePicker({ value, defaultValue, onChange, ...props }: DatePickerProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    name,
    min,
    max,
    disabled,
    size = 'medium',
    form,
    disabledDate: _,
    className,
    style,
    ref,
    ...more
  } = props
  const ids = useFieldIds({ id, name, hint, error }, more)
  const native = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(native, ref)
  const Control = useControl(native)
  const [day, choose] = useControllableState(value, defaultValue ?? '', (next) => onChange?.({ value: next }))

  useEffect(() => {
    // Picks up a date typed before scripts loaded.
    if (native.current && value === undefined && native.current.value !== day) choose(native.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])

  // oxlint-disable-next-line react/static-components -- the richer control, once it has loaded
  if (Control) return <Control {...props} day={day} onChoose={choose} />
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div className={cx(field.box, field.size[size])}>
        <input
          {...more}
          ref={both}
          id={ids.id}
          type="date"
          className={field.control}
          name={name}
          form={form}
          min={min}
          max={max}
          disabled={disabled}
          required={required}
          defaultValue={day}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
    </Field>
  )
}
