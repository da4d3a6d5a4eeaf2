import fc from 'fast-check'
import { compareMoney, money, sum, times, toCents } from './money.ts'
import { compareWhole, totalOf } from './wholeMoney.ts'

const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 0n, max: 10n ** 8n }), fc.integer({ min: 0, max: 8 })).map(([whole, part, places]) => money(places ? `${whole}.${String(part).padStart(places, '0').slice(0, places)}` : String(whole)))
const line = fc.record({ price: amount, quantity: fc.integer({ min: 0, max: 10_000_000 }) })

it('adds lines to the same cent as the exact arithmetic [R1.03]', () => {
  fc.assert(fc.property(fc.array(line), (lines) => {
    expect(totalOf(lines)).toBe(sum(lines.map(({ price, quantity }) => toCents(times(price, quantity)))))
  }))
  expect(totalOf([{ price: money('0.005'), quantity: 1 }])).toBe('0.01')
  expect(totalOf([{ price: money('1.25'), quantity: Number.NaN }, { price: money('1.25'), quantity: 2.9 }])).toBe('2.50')
})

it('orders amounts as the exact arithmetic does', () => {
  fc.assert(fc.property(amount, amount, (a, b) => { expect(compareWhole(a, b)).toBe(compareMoney(a, b)) }))
  expect(compareWhole(money('-0.5'), money('-0.25'))).toBe(-1)
})
