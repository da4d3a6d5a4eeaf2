import { expect, it } from 'vitest'
import { dayAfter, dayStart, mallDay, monthsAfter, daysOfWeek } from './mallDay.ts'
import { checkInPoints, checkInStreak, checkInWeek } from './checkIn.ts'

const scores = [5, 5, 10, 10, 15, 15, 30]

it('changes the day at midnight in China', () => {
  const midnight = Date.parse('2026-11-22T00:00:00+08:00')
  expect([midnight - 1, midnight].map(mallDay)).toEqual(['2026-11-21', '2026-11-22'])
  expect(dayStart('2026-11-22')).toBe(midnight)
  expect(dayAfter('2026-03-28', 1)).toBe('2026-03-29')
  expect(monthsAfter('2026-11-21', 12)).toBe('2027-11-21')
  expect(daysOfWeek('2026-11-22')).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`))
  expect(daysOfWeek('2026-11-16')[0]).toBe('2026-11-16')
  const week = checkInWeek(new Map([['2026-11-21', 5]]), '2026-11-22', scores)
  expect(week.map(({ state }) => state).slice(-2)).toEqual(['signed', 'today'])
})

it('ends a shorter month on its last day', () => {
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28')
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
  expect(monthsAfter('2026-01-15', -1)).toBe('2025-12-15')
})

it('counts consecutive days up to today, or up to yesterday before today’s sign-in', () => {
  const signed = new Set(['2026-11-17', '2026-11-19', '2026-11-20'])
  expect(checkInStreak(signed, '2026-11-20')).toBe(2)
  expect(checkInStreak(signed, '2026-11-21')).toBe(2)
  expect(checkInStreak(signed, '2026-11-22')).toBe(0)
})

it('gives more points from day to day, and restarts after the last day of the cycle', () => {
  expect([1, 3, 7, 8, 14].map((day) => checkInPoints(scores, day))).toEqual([5, 10, 30, 5, 30])
  expect(checkInPoints([], 3)).toBe(0)
})

it('shows the week with the points received and to come', () => {
  const week = checkInWeek(
    new Map([
      ['2026-11-19', 5],
      ['2026-11-20', 5],
    ]),
    '2026-11-21',
    scores,
  )
  expect(week.map(({ state, score }) => `${state} ${score}`)).toEqual([
    'missed 0',
    'missed 0',
    'missed 0',
    'signed 5',
    'signed 5',
    'today 10',
    'coming 10',
  ])
  const fromMonday = checkInWeek(new Map(), '2026-11-16', [1, 2, 3])
  expect(fromMonday.map(({ state, score }) => `${state} ${score}`)).toEqual([
    'today 1',
    ...[2, 3, 1, 2, 3, 1].map((score) => `coming ${score}`),
  ])
})
