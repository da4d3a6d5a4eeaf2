import { expect, it } from 'vitest'
import { lastDueDay, nextDayAfter } from './repeat.ts'

it('repeats every so many weeks, on the same day of the week [R5.19]', () => {
  expect(nextDayAfter('2026-11-28', 4, '2026-11-28')).toBe('2026-12-26')
  expect(nextDayAfter('2026-11-28', 1, '2026-12-10')).toBe('2026-12-12')
  expect(nextDayAfter('2026-11-28', 52, '2026-11-29')).toBe('2027-11-27')
  expect(nextDayAfter('2026-11-29', 4, '2026-11-28')).toBe('2026-11-29')
  expect(nextDayAfter('2026-01-01', 1, '2026-01-08')).toBe('2026-01-15')
})

it('is due on the last day that has come, however many were passed over [R5.19]', () => {
  expect(lastDueDay('2026-11-28', 4, '2026-11-27')).toBe('2026-11-28')
  expect(lastDueDay('2026-11-28', 4, '2026-12-25')).toBe('2026-11-28')
  expect(lastDueDay('2026-11-28', 4, '2026-12-26')).toBe('2026-12-26')
  expect(lastDueDay('2026-11-28', 1, '2027-01-01')).toBe('2026-12-26')
})
