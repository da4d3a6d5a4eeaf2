import { parseDate } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'

/** `2026-11-21` as a day of the calendar; what is no day is none. */
export function isoDate(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null
  } catch {
    return null
  }
}
