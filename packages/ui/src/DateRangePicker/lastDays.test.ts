import { CalendarDate } from '@internationalized/date'
import { expect, it } from 'vitest'
import { lastDays } from './lastDays.ts'

const today = new CalendarDate(2026, 3, 1)

it.each([
  [1, '2026-03-01'],
  [7, '2026-02-23'],
  [90, '2025-12-02'],
])('counts today as one of the last %i days', (count, from) => {
  expect(lastDays(count, today)).toEqual({ from, to: '2026-03-01' })
})

it('starts no earlier than the first selectable day', () => {
  expect(lastDays(30, today, '2026-02-20')).toEqual({ from: '2026-02-20', to: '2026-03-01' })
})
