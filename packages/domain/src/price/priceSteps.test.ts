import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { priceSteps, stepAt, unitPrice } from './price.ts'

const tiers = [
  { minQty: 10, price: money('9') },
  { minQty: 50, price: money('8') },
]

it('returns the unit price from each quantity at which it changes [R1.03]', () => {
  expect(priceSteps({ price: money('10'), priceTiers: tiers })).toEqual([
    { minQty: 1, price: '10.00' },
    { minQty: 10, price: '9.00' },
    { minQty: 50, price: '8.00' },
  ])
})

it('begins at the minimum order quantity, and omits tiers above the agreed price [R1.03]', () => {
  expect(priceSteps({ price: money('10'), priceTiers: tiers, minOrderQty: 20 })).toEqual([
    { minQty: 20, price: '9.00' },
    { minQty: 50, price: '8.00' },
  ])
  expect(priceSteps({ price: money('10'), priceTiers: tiers, agreementPrice: money('8.50') })).toEqual([
    { minQty: 1, price: '8.50' },
    { minQty: 50, price: '8.00' },
  ])
})

it('reads tiers in any order, and has one step without tiers [R1.03]', () => {
  expect(priceSteps({ price: money('10'), priceTiers: [tiers[1]!, tiers[0]!] }).map(({ minQty }) => minQty)).toEqual([
    1, 10, 50,
  ])
  expect(priceSteps({ price: money('10') })).toEqual([{ minQty: 1, price: '10.00' }])
})

it('finds the step that a quantity has reached [R1.03]', () => {
  const steps = priceSteps({ price: money('10'), priceTiers: tiers })
  expect(stepAt(steps, 49)?.price).toBe('9.00')
  expect(stepAt(steps, 50)?.price).toBe('8.00')
  expect(stepAt(steps, 0)?.price).toBe('10.00')
})

it('has a step at the minimum quantity of the agreed price [R2.06]', () => {
  const sku = { price: money('10'), priceTiers: tiers, agreementPrice: money('8.50'), agreementMinQty: 20 }
  expect(priceSteps(sku).find(({ price }) => price === '8.50')).toEqual({ minQty: 20, price: '8.50' })
  expect(unitPrice(sku, 19)).not.toBe('8.50')
})
