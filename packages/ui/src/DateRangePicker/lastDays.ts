import type { CalendarDate } from '@internationalized/date'

/** The last so many days up to today, which is one of them; never before `min`. */
export function lastDays(count: number, today: CalendarDate, min?: string): { from: string; to: string } {
  const from = today.subtract({ days: count - 1 }).toString()
  return { from: min !== undefined && from < min ? min : from, to: today.toString() }
}
