import { useRef } from 'react'
import { TemporalField } from '../internal/TemporalField.tsx'
import { upgradeTo } from '../internal/upgradeTo.ts'
import type { DateTimeFieldControlProps } from './DateTimeFieldControl.tsx'
import type { DateTimeFieldProps } from './dateTimeFieldProps.ts'

export type { DateTimeFieldProps }

const useControl = upgradeTo<DateTimeFieldControlProps>(() =>
  import('./DateTimeFieldControl.tsx').then(({ DateTimeFieldControl }) => DateTimeFieldControl),
)

/**
 * A field for a time on a day, typed or picked in a calendar.
 *
 * When: the reader says when something begins or ends: a campaign, a call, a pick-up. Instead: `DatePicker` for a day,
 * `TimeField` for a time on every day. Until its script loads it is the browser's own field. The value has no time
 * zone: the label says which one is meant if readers could mean several.
 *
 * Keys: as `DatePicker`; in the calendar `Tab` reaches the time.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const native = useRef<HTMLInputElement>(null)
  const Control = useControl(native)
  return <TemporalField type="datetime-local" {...props} native={native} Control={Control} />
}
