import { dayAfter, dayStart } from '../member/mallDay.ts'

const DAY = 86_400_000

/** Returns the first day of a repeat after `today`: the day itself, or some whole intervals later. */
export function nextDayAfter(day: string, weeks: number, today: string): string {
  if (day > today) return day
  const interval = weeks * 7
  const passed = Math.floor((dayStart(today) - dayStart(day)) / DAY / interval) + 1
  return dayAfter(day, passed * interval)
}

/** Returns the last day of a repeat that is not after `today`, or the day itself if it is still to come. */
export function lastDueDay(day: string, weeks: number, today: string): string {
  return day > today ? day : dayAfter(nextDayAfter(day, weeks, today), -weeks * 7)
}
