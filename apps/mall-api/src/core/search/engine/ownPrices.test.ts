import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listPriceBounds, memberYuan } from './ownPrices.ts'

const cents = fc.integer({ min: 1, max: 50_000_000 })

it('finds the list prices whose member price lies within bounds [R2.11]', () => {
  fc.assert(
    fc.property(cents, cents, cents, fc.integer({ min: 500, max: 1_000 }), (price, one, other, tenths) => {
      const [min, max] = [Math.min(one, other) / 100, Math.max(one, other) / 100]
      const bounds = listPriceBounds(tenths / 10, min, max)
      const own = memberYuan(price / 100, tenths / 10)
      expect(price / 100 >= bounds.min && price / 100 <= bounds.max).toBe(own >= min && own <= max)
    }),
  )
})

it('leaves open bounds open', () => {
  expect(listPriceBounds(90, -Infinity, Infinity)).toEqual({ min: -Infinity, max: Infinity })
  expect(listPriceBounds(undefined, 5, 10)).toEqual({ min: 5, max: 10 })
})
