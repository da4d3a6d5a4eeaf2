import { money } from '../money/money.ts'
import { memberPrice } from './memberPrice.ts'
import { ownSteps } from './ownSteps.ts'

const sku = {
  price: money('10'),
  priceTiers: [{ minQty: 10, price: money('9') }],
  agreementPrice: money('9.2'),
}

it('uses the member’s price at each quantity at which it is the lowest price [R2.32]', () => {
  expect(ownSteps(sku)).toEqual([
    { minQty: 1, price: '9.20' },
    { minQty: 10, price: '9.00' },
  ])
  // 95 % of the list price is above the agreed price; 95 % of the quantity price is below it.
  expect(ownSteps(sku, 95)).toEqual([
    { minQty: 1, price: '9.20' },
    { minQty: 10, price: '8.55' },
  ])
})

it('leaves the unit price unchanged without a percentage', () => {
  expect(memberPrice(money('10.50'), undefined)).toBe('10.50')
})

it('rounds the member’s price to the cent, half up', () => {
  expect([memberPrice(money('0.99'), 98), memberPrice(money('0.25'), 98), memberPrice(money('10.50'), 99.9)]).toEqual([
    '0.97',
    '0.25',
    '10.49',
  ])
})
