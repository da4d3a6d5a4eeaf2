import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import {
  earnedPoints,
  expiresSoon,
  pointsProblem,
  pointsWorth,
  returnedPoints,
  sharePoints,
  usablePoints,
} from './points.ts'
import { pointsSearchOf, pointsSearchText, readPointsQuery } from './pointsQuery.ts'

const rule = { earnYuan: 10, perYuan: 100, share: 50, months: 12, sign: [5] }

it('grants one point for every whole 10 yuan [R5.13]', () => {
  expect(['9.99', '10.00', '129.90'].map((amount) => earnedPoints(money(amount), 10))).toEqual([0, 1, 12])
  // 1.15 × 100 is 114.999… in floating point.
  expect([1.15, 1.2, 2].map((rate) => earnedPoints(money('1005.00'), 10, rate))).toEqual([115, 120, 200])
})

it('reports points as expiring soon from thirty days before their expiry', () => {
  const day = 86_400_000
  expect([31 * day, 30 * day, 0].map((left) => expiresSoon(1000 * day + left, 1000 * day))).toEqual([false, true, true])
  expect(expiresSoon(undefined, 0)).toBe(false)
})

it('allows points in steps of 10, up to the mall’s share of the goods and the buyer’s own points [R5.13]', () => {
  expect(usablePoints(100_000, money('336.00'), rule)).toBe(16_800)
  expect(usablePoints(855, money('336.00'), rule)).toBe(850)
  expect(usablePoints(100_000, money('0.39'), rule)).toBe(10)
  expect(usablePoints(100_000, money('0.19'), rule)).toBe(0)
  expect(pointsWorth(850, 100)).toBe('8.50')
  expect(pointsWorth(10, 1000)).toBe('0.01')
})

it('reports why a number of points cannot be spent, and how many points are missing [R5.13]', () => {
  expect(pointsProblem(15, 100, 100)).toEqual({ problem: 'step' })
  expect(pointsProblem(110, 100, 100)).toEqual({ problem: 'short', missing: 10 })
  expect(pointsProblem(100, 200, 90)).toEqual({ problem: 'over', most: 90 })
  expect(pointsProblem(100, 100, 90)).toEqual({ problem: 'over', most: 90 })
  expect([pointsProblem(90, 200, 90), pointsProblem(90, 90, 90), pointsProblem(0, 0, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([-10, 2.5, NaN, Infinity])('refuses %s points, which are not a multiple of the step [R5.13]', (points) => {
  expect(pointsProblem(points, 100, 100)).toEqual({ problem: 'step' })
})

describe('the points of a line', () => {
  it('are shared among lines by their reductions, in whole points', () => {
    expect(sharePoints(100, [money('3.33'), money('6.67')])).toEqual([33, 67])
    expect(sharePoints(0, [money(0), money(0)])).toEqual([0, 0])
  })
  it('are returned completely, in any number of parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.nat(10_000), parts, (points, pieces) => {
        const quantity = pieces.reduce((sum, one) => sum + one, 0)
        let before = 0
        let back = 0
        for (const one of pieces) {
          const share = returnedPoints(points, quantity, before, one)
          expect(share).toBeGreaterThanOrEqual(0)
          back += share
          before += one
        }
        expect(back).toBe(points)
      }),
    )
  })
})

it('reads the query of the points ledger, and omits invalid values', () => {
  const query = readPointsQuery(new URLSearchParams('way=in&source=signIn&month=2026-11&page=3&x=1'))
  expect(query).toEqual({ way: 'in', source: 'signIn', month: '2026-11', page: 3 })
  expect(pointsSearchOf(query)).toEqual({ type: 1, source: 3, month: '2026-11' })
  expect(pointsSearchText(query)).toBe('?way=in&source=signIn&month=2026-11&page=3')
  expect(readPointsQuery(new URLSearchParams('way=up&source=theft&month=2026-13&page=0'))).toEqual({})
})
