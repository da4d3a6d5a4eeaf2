import { useRef } from 'react'
import { TemporalField } from '../internal/TemporalField.tsx'
import { upgradeTo } from '../internal/upgradeTo.ts'
import type { TimeFieldControlProps } from './TimeFieldControl.tsx'
import type { TimeFieldProps } from './timeFieldProps.ts'

export type { TimeFieldProps }

const useControl = upgradeTo<TimeFieldControlProps>(() =>
  import('./TimeFieldControl.tsx').then(({ TimeFieldControl }) => TimeFieldControl),
)

/**
 * A field for a time of day, in hours and minutes.
 *
 * When: the reader types when a shift or a delivery begins. Instead: `DateTimeField` for a time on a day; `Select` for
 * a few fixed times. Until its script loads it is the browser's own time field.
 *
 * Keys: `Tab` or the arrow keys move between parts, digits fill a part, `ArrowUp` and `ArrowDown` step it, `Backspace`
 * clears it, `A` and `P` set the half of the day.
 */
export function TimeField(props: TimeFieldProps) {
  const native = useRef<HTMLInputElement>(null)
  const Control = useControl(native)
  return <TemporalField type="time" {...props} native={native} Control={Control} />
}
