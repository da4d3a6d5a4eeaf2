/** The hours in which shops answer: Monday to Saturday, in the mall's time zone. */
export const serviceHours = { from: '08:30', to: '17:30', firstDay: 1, lastDay: 6 } as const

const DAY = 86_400_000
/** The mall's clock, as in `writeServerTime`. */
const OFFSET = 8 * 3_600_000

/**
 * Returns whether shops answer at a time, and otherwise when they next do. All times are epoch milliseconds. The hours
 * begin at `from` and end before `to`.
 */
export function serviceAt(now: number): { open: true } | { open: false; opens: number } {
  const [from, to] = [minutesOf(serviceHours.from), minutesOf(serviceHours.to)]
  const local = now + OFFSET
  const midnight = local - (local % DAY)
  const minutes = (local - midnight) / 60_000
  if (isServiceDay(midnight) && minutes >= from && minutes < to) return { open: true }
  let day = isServiceDay(midnight) && minutes < from ? midnight : midnight + DAY
  while (!isServiceDay(day)) day += DAY
  return { open: false, opens: day + from * 60_000 - OFFSET }
}

function isServiceDay(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay()
  return day >= serviceHours.firstDay && day <= serviceHours.lastDay
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
