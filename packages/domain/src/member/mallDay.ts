const HOUR = 3_600_000
const DAY = 24 * HOUR
const CHINA = 8 * HOUR

/**
 * Returns the day (`2026-11-21`) of a time in epoch milliseconds. The mall's days are days in China, in every time
 * zone.
 */
export function mallDay(time: number): string {
  return new Date(time + CHINA).toISOString().slice(0, 10)
}

/** Returns the start of a day of the mall in epoch milliseconds. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - CHINA
}

export function dayAfter(day: string, days: number): string {
  return mallDay(dayStart(day) + days * DAY)
}

/** Returns the seven days of a day's week, from Monday. */
export function daysOfWeek(day: string): string[] {
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor((dayStart(day) + CHINA) / DAY) + 3) % 7
  return Array.from({ length: 7 }, (_, at) => dayAfter(day, at - weekday))
}

/** Returns the same day some months later (`2026-11-30`), or the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(first.getTime() + (Math.min(date, last) - 1) * DAY).toISOString().slice(0, 10)
}
