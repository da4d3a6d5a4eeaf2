/** The mall's time zone, Asia/Shanghai, has no daylight saving time. Statements end with its month. */
const ZONE = 8 * 3_600_000

/** Returns the month (`"2026-11"`) of a time in epoch milliseconds. */
export function monthOf(time: number): string {
  return new Date(time + ZONE).toISOString().slice(0, 7)
}

/** Returns the following month. */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Returns the end of a month: the first moment of the next month. */
export function monthEnd(month: string): number {
  return Date.parse(`${nextMonth(month)}-01T00:00:00+08:00`)
}
