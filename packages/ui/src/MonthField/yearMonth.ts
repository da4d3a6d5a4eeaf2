import type { CalendarDate } from '@internationalized/date'
import { isoDate } from '../internal/isoDate.ts'

/** Parses `2026-11` as the first day of the month. Returns null for any other text. */
export function yearMonth(text: string | undefined): CalendarDate | null {
  return text && /^\d{4}-\d\d$/.test(text) ? isoDate(`${text}-01`) : null
}

/** Writes the month of a day as `2026-11`, as native inputs submit it. */
export function yearMonthText(day: { toString: () => string } | null): string {
  return day ? day.toString().slice(0, '2026-11'.length) : ''
}
