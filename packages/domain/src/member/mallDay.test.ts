import { afterEach, expect, it } from 'vitest'
import { dayAfter, dayStart, mallDay, monthsAfter, daysOfWeek } from './mallDay.ts'
import { checkInWeek } from './checkIn.ts'

const scores = [5, 5, 10, 10, 15, 15, 30]
/** Time zones with half and quarter hours, on both sides of the date line, and with daylight saving time. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Europe/Berlin',
  'UTC',
  'America/New_York',
  'Pacific/Pago_Pago',
]
const own = process.env.TZ
afterEach(() => {
  process.env.TZ = own
})

it.each(zones)('changes the day at midnight in China, even in the time zone %s', (zone) => {
  process.env.TZ = zone
  // Checks that this process uses the zone that was set.
  const { timeZone } = Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
  const midnight = Date.parse('2026-11-22T00:00:00+08:00')
  expect([midnight - 60_000, midnight - 1, midnight, midnight + 60_000].map(mallDay)).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-22',
    '2026-11-22',
  ])
  expect(dayStart('2026-11-22')).toBe(midnight)
  expect(dayAfter('2026-03-28', 1)).toBe('2026-03-29')
  expect(monthsAfter('2026-11-21', 12)).toBe('2027-11-21')
  expect(daysOfWeek('2026-11-22')).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`))
  const week = checkInWeek(new Map([['2026-11-21', 5]]), mallDay(midnight), scores)
  expect(week.map(({ state }) => state).slice(-2)).toEqual(['signed', 'today'])
})
