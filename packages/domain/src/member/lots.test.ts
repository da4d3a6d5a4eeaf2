import fc from 'fast-check'
import { expect, it } from 'vitest'
import { giveBackToLots, pointsIn, spendFromLots } from './lots.ts'

const lots = [
  { lotId: 1, rest: 50, expires: 300 },
  { lotId: 2, rest: 30, expires: 100 },
  { lotId: 3, rest: 20, expires: 100 },
]

it('spends the points that expire first, then the oldest points [R5.13]', () => {
  expect(spendFromLots(lots, 60)).toEqual([
    { lotId: 2, amount: 30 },
    { lotId: 3, amount: 20 },
    { lotId: 1, amount: 10 },
  ])
  expect(pointsIn(spendFromLots(lots, 500))).toBe(100)
  expect(spendFromLots(lots, 0)).toEqual([])
})

it('spends the preferred lots before all others, and each group by expiry [R5.13]', () => {
  const order = (...first: number[]) => spendFromLots(lots, 100, new Set(first)).map(({ lotId }) => lotId)
  expect([order(1), order(3), order(1, 3), order()]).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [3, 1, 2],
    [2, 3, 1],
  ])
})

it('returns the points with the latest expiry first [R5.13]', () => {
  expect(giveBackToLots(lots, 55)).toEqual([
    { lotId: 1, amount: 50 },
    { lotId: 3, amount: 5 },
  ])
})

it('returns exactly the spent points to their lots, in any number of parts', () => {
  const lot = fc.record({ rest: fc.integer({ min: 1, max: 99 }), expires: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 12 }), fc.nat(600), fc.nat(100), (made, points, share) => {
      const all = made.map((one, index) => ({ ...one, lotId: index + 1 }))
      const taken = spendFromLots(all, points)
      expect(pointsIn(taken)).toBe(Math.min(points, pointsIn(all.map(({ lotId, rest }) => ({ lotId, amount: rest })))))
      const spent = taken.map(({ lotId, amount }) => ({ ...all[lotId - 1]!, rest: amount }))
      const first = giveBackToLots(spent, Math.floor((pointsIn(taken) * share) / 100))
      const left = spent.map((one) => ({
        ...one,
        rest: one.rest - pointsIn(first.filter(({ lotId }) => lotId === one.lotId)),
      }))
      expect(pointsIn(first) + pointsIn(giveBackToLots(left, Infinity))).toBe(pointsIn(taken))
    }),
  )
})
