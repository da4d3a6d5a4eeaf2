/** The mall's time zone: statements end with the month of Asia/Shanghai, which knows no summer time. */
const ZONE = 8 * 3_600_000

/** `"2026-11"`: the month of a moment; epoch milliseconds. */
export function monthOf(time: number): string {
  return new Date(time + ZONE).toISOString().slice(0, 7)
}

/** The month after one. */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The first moment that no longer belongs to a month. */
export function monthEnd(month: string): number {
  return Date.parse(`${nextMonth(month)}-01T00:00:00+08:00`)
}
