import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { settleMoney } from './settleMoney.ts'

const order = (orderNumber: string, actualTotal: string, payable = true) => ({ orderNumber, actualTotal, payable })

it('pays the waiting orders, and owes the buyer the rest, for the other orders [R6.06]', () => {
  const of = (amount: string, ...orders: ReturnType<typeof order>[]) => settleMoney(money(amount), orders)
  expect(of('30', order('a', '10'), order('b', '20'))).toEqual({ paid: ['a', 'b'], owed: '0.00', owedFor: ['a', 'b'] })
  expect(of('30', order('a', '10', false), order('b', '20'))).toEqual({ paid: ['b'], owed: '10.00', owedFor: ['a'] })
  expect(of('30', order('a', '10', false), order('b', '20', false))).toEqual({
    paid: [],
    owed: '30.00',
    owedFor: ['a', 'b'],
  })
  expect(of('30.01', order('a', '10'), order('b', '20'))).toMatchObject({ owed: '0.01', owedFor: ['a', 'b'] })
})

it('pays no order if the money does not cover all waiting orders [R2.21]', () => {
  expect(settleMoney(money('29.99'), [order('a', '10'), order('b', '20')])).toEqual({
    paid: [],
    owed: '29.99',
    owedFor: ['a', 'b'],
  })
})

it('loses no cent for any amount and orders', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(cents, fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 6 }), (amount, dues) => {
      const orders = dues.map(([due, payable], at) => order(String(at), (due / 100).toFixed(2), payable))
      const { paid, owed, owedFor } = settleMoney(money((amount / 100).toFixed(2)), orders)
      const used = paid.reduce((sum, at) => sum + dues[Number(at)]![0], 0)
      expect(used + Math.round(Number(owed) * 100)).toBe(amount)
      expect(paid.every((at) => dues[Number(at)]![1])).toBe(true)
      expect(owedFor.length).toBe(
        orders.length && (paid.length === orders.length ? paid.length : orders.length - paid.length),
      )
    }),
    { seed: 20_261_121, numRuns: 2000 },
  )
})
