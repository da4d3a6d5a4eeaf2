import { useRef } from 'react'
import { TemporalField } from '../internal/TemporalField.tsx'
import { upgradeTo } from '../internal/upgradeTo.ts'
import type { MonthFieldControlProps } from './MonthFieldControl.tsx'
import type { MonthFieldProps } from './monthFieldProps.ts'

export type { MonthFieldProps }

const useControl = upgradeTo<MonthFieldControlProps>(() =>
  import('./MonthFieldControl.tsx').then(({ MonthFieldControl }) => MonthFieldControl),
)
/** Browsers without a month input show a text field. */
const asText = { pattern: '[0-9]{4}-[0-9]{2}', placeholder: '2026-11' }

/**
 * A field for a month of a year, typed or picked among the twelve.
 *
 * When: the reader chooses a statement, a report or an expiry month. Instead: `DatePicker` for a day; `Select` for the
 * last few months. Until its script loads it is the browser's own month field, or a text field where there is none.
 *
 * Keys: `Tab` or the arrow keys move between parts, digits fill a part, `ArrowUp` and `ArrowDown` step it, `Backspace`
 * clears it, `Alt` + `ArrowDown` opens the months; there arrow keys move by months and rows, `PageUp` and `PageDown` by
 * years, `Home` and `End` to the ends of the year, `Enter` selects, `Escape` closes.
 */
export function MonthField(props: MonthFieldProps) {
  const native = useRef<HTMLInputElement>(null)
  const Control = useControl(native)
  return <TemporalField type="month" asText={asText} {...props} native={native} Control={Control} />
}
