import type { CalendarDate } from '@internationalized/date'

/** Returns the last `count` days up to and including today, starting no earlier than `min`. */
export function lastDays(count: number, today: CalendarDate, min?: string): { from: string; to: string } {
  const from = today.subtract({ days: count - 1 }).toString()
  return { from: min !== undefined && from < min ? min : from, to: today.toString() }
}
