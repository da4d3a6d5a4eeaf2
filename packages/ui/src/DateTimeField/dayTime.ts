import { parseDateTime } from '@internationalized/date'
import type { CalendarDateTime } from '@internationalized/date'

/** Parses `2026-11-21T17:30` as a day and a time. Returns null for any other text. */
export function dayTime(text: string | undefined): CalendarDateTime | null {
  try {
    return text?.includes('T') ? parseDateTime(text) : null
  } catch {
    return null
  }
}

/** Writes a day and a time as `2026-11-21T17:30`, as native inputs submit it. */
export function dayTimeText(value: { toString: () => string } | null): string {
  return value ? value.toString().slice(0, '2026-11-21T17:30'.length) : ''
}
