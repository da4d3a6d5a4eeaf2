import { expect, it } from 'vitest'
import { weekRange } from './weekRange.ts'

it('returns the week from Monday midnight in China to the start of the next [R2.27]', () => {
  const monday = Date.parse('2026-11-23T00:00:00+08:00')
  const next = Date.parse('2026-11-30T00:00:00+08:00')
  for (const now of [monday, monday + 1, Date.parse('2026-11-25T12:00:00Z'), next - 1])
    expect(weekRange(now)).toEqual({ start: monday, end: next })
  expect(weekRange(next).start).toBe(next)
  expect(weekRange(monday - 1).end).toBe(monday)
})
