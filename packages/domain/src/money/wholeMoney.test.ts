import fc from 'fast-check'
import { compareMoney, money, sum, times, toCents } from './money.ts'
import type { Money } from './money.ts'
import { centsOf, centsText, compareWhole, totalOf } from './wholeMoney.ts'

const amount = fc
  .tuple(
    fc.bigInt({ min: 0n, max: 10n ** 15n }),
    fc.bigInt({ min: 0n, max: 10n ** 8n }),
    fc.integer({ min: 0, max: 8 }),
  )
  .map(([whole, part, places]) =>
    money(places ? `${whole}.${String(part).padStart(places, '0').slice(0, places)}` : String(whole)),
  )
const line = fc.record({ price: amount, quantity: fc.integer({ min: 0, max: 10_000_000 }) })

it('adds lines to the same cent as the exact arithmetic [R1.03]', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(totalOf(lines)).toBe(sum(lines.map(({ price, quantity }) => toCents(times(price, quantity)))))
    }),
  )
  expect(totalOf([{ price: money('0.005'), quantity: 1 }])).toBe('0.01')
  expect(
    totalOf([
      { price: money('1.25'), quantity: Number.NaN },
      { price: money('1.25'), quantity: 2.9 },
    ]),
  ).toBe('2.50')
})

it('reads an amount as whole cents, half up, and writes it [R1.03]', () => {
  fc.assert(
    fc.property(amount, (one) => {
      expect(centsText(centsOf(one))).toBe(toCents(one))
    }),
  )
  expect(['0.004999', '0.005', '12', ' +0.1', '.5'].map((one) => centsOf(one as Money))).toEqual([
    0n,
    1n,
    1200n,
    10n,
    50n,
  ])
  expect(centsOf('0.123456789012345678901234' as Money)).toBe(12n)
  expect([0n, 7n, 70n, 12_345n].map(centsText)).toEqual(['0.00', '0.07', '0.70', '123.45'])
})

it('orders amounts as the exact arithmetic does', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(compareWhole(a, b)).toBe(compareMoney(a, b))
    }),
  )
  expect(compareWhole(money('-0.5'), money('-0.25'))).toBe(-1)
  expect(compareWhole(money('3'), money('3.00'))).toBe(0)
})

it('compares amounts with different decimals by value', () => {
  expect(compareWhole('1.5' as Money, '1.50' as Money)).toBe(0)
  expect(compareWhole('1' as Money, '1.001' as Money)).toBe(-1)
  expect(compareWhole('1.001' as Money, '1.00' as Money)).toBe(1)
})
