import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { lineTotal, unitPrice } from './price.ts'

const tiered = {
  price: money('1.20'),
  priceTiers: [
    { minQty: 100, price: money('1.005') },
    { minQty: 1000, price: money('0.80') },
  ],
}

it('applies the best tier that the quantity reaches [R1.03]', () => {
  expect(unitPrice(tiered, 99)).toBe('1.20')
  expect(unitPrice(tiered, 100)).toBe('1.005')
  expect(unitPrice(tiered, 5000)).toBe('0.80')
})

it('never charges more per piece for a tier than for a single piece, even if the tiers are wrong', () => {
  expect(unitPrice({ price: money('1'), priceTiers: [{ minQty: 10, price: money('3') }] }, 50)).toBe('1.00')
})

it('applies the agreed price or a tier, whichever is lower', () => {
  expect(unitPrice({ ...tiered, agreementPrice: money('0.90') }, 1)).toBe('0.90')
  expect(unitPrice({ ...tiered, agreementPrice: money('0.90') }, 1000)).toBe('0.80')
})

it('rounds the line once, not each piece [R1.03]', () => {
  expect(lineTotal(tiered, 101)).toBe('101.51') // 101 × 1.005 = 101.505
})
