/**
 * The offset of the mall's time zone, Asia/Shanghai, without daylight saving time. Statements end with a month there.
 */
const ZONE = 8 * 3_600_000

/** Returns the month (`"2026-11"`) of a time in epoch milliseconds. */
export function monthOf(time: number): string {
  return new Date(time + ZONE).toISOString().slice(0, 7)
}

/** Returns the following month. */
export function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Returns the end of a month in epoch milliseconds: the first moment of the next month. */
export function monthEnd(month: string): number {
  return Date.parse(`${nextMonth(month)}-01T00:00:00+08:00`)
}
