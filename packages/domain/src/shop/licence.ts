import { writeServerTime } from '../time.ts'

/** The states of a renewed licence, by the mall's code. */
export const renewalStates = ['waiting', 'approved', 'refused'] as const
export type RenewalState = (typeof renewalStates)[number]

/** Whether a renewed licence can end on a day like `2030-06-30`: a day of the calendar after today in China. */
export function isLicenceEnd(day: string, now: number): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  const exists = Number.isFinite(time) && new Date(time).toISOString().startsWith(day)
  return exists && day > writeServerTime(now).slice(0, 10)
}
