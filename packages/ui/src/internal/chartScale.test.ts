import fc from 'fast-check'
import { chartScale } from './chartScale.ts'

it('has round ticks from zero', () => {
  expect(chartScale([860, 12_480, 3215], true).ticks).toEqual([0, 5000, 10_000, 15_000])
  expect(chartScale([0.1, 0.3], true).ticks).toEqual([0, 0.1, 0.2, 0.3])
})

it('leaves zero out where values are close to each other', () => {
  expect(chartScale([98.2, 99.6], false).ticks).toEqual([98, 98.5, 99, 99.5, 100])
})

it('goes below zero', () => {
  const { ticks, at } = chartScale([-20, 40], true)
  expect(ticks).toEqual([-20, 0, 20, 40])
  expect(at(40)).toBe(0)
  expect(at(-20)).toBe(100)
})

it('has a height without values, and with equal ones', () => {
  expect(chartScale([], true).ticks).toHaveLength(5)
  expect(chartScale([null, 5, 5], false).ticks.length).toBeGreaterThan(1)
})

it('contains every value', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.constant(null)), { minLength: 1 }),
      fc.boolean(),
      (values, fromZero) => {
        const { ticks, at } = chartScale(values, fromZero)
        expect(ticks.length).toBeLessThanOrEqual(8)
        for (const value of values) {
          if (value === null) continue
          expect(at(value)).toBeGreaterThanOrEqual(-1e-6)
          expect(at(value)).toBeLessThanOrEqual(100 + 1e-6)
        }
      },
    ),
  )
})
