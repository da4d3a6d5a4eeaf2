import { useRef } from 'react'
import { TemporalField } from '../internal/TemporalField.tsx'
import { upgradeTo } from '../internal/upgradeTo.ts'
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
export function DatePicker(props: DatePickerProps) {
  const native = useRef<HTMLInputElement>(null)
  const Control = useControl(native)
  return <TemporalField type="date" {...props} native={native} Control={Control} />
}
