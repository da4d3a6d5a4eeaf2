import { parseDate } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'

/** Parses `2026-11-21` as a calendar day. Returns null for any other text. */
export function isoDate(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null
  } catch {
    return null
  }
}
