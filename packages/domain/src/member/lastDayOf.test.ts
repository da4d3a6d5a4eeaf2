import { expect, it } from 'vitest'
import { lastDayOf } from './lastDayOf.ts'

it('returns the last valid day of points, the day before the midnight of their expiry [R2.33]', () => {
  expect(lastDayOf(Date.parse('2027-07-17T00:00:00+08:00'))).toBe('2027-07-16')
  expect(lastDayOf(Date.parse('2027-01-01T00:00:00+08:00'))).toBe('2026-12-31')
})
