import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { freightFee } from './freight.ts'

const rule = { base: money(12), freeFrom: money(500) }

it('is free from the shop’s threshold on, and not a cent below [R1.03]', () => {
  const fees = ['0', '499.99', '500.00', '500.01'].map((goods) => Number(freightFee(rule, money(goods))))
  expect(fees).toEqual([12, 12, 0, 0])
})

it('is free at any amount for a member whose level includes it [R3.10]', () => {
  expect([freightFee(rule, money(1), true), freightFee(rule, money(1), false)]).toEqual(['0.00', '12.00'])
})
