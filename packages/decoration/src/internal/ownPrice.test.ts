import { money } from '@millwright/domain/money/money'
import { expect, it } from 'vitest'
import { ownPrice } from './ownPrice.ts'

const card = { prodId: '1', prodName: 'x', pic: '', shopId: '1', shopName: 's', price: money(10) }

it('returns the lower of the agreed and the member price for the smallest order [R2.01]', () => {
  expect(ownPrice(card)).toBeUndefined()
  expect(ownPrice({ ...card, memberPrice: money('9.80') })).toBe('9.80')
  expect(ownPrice({ ...card, memberPrice: money('9.80'), agreementPrice: money('9.10') })).toBe('9.10')
  expect(ownPrice({ ...card, memberPrice: money('9.80'), agreementPrice: money('9.10'), agreementMinQty: 50 })).toBe(
    '9.80',
  )
  expect(ownPrice({ ...card, agreementPrice: money('9.10'), agreementMinQty: 50, minOrderQty: 50 })).toBe('9.10')
  expect(ownPrice({ ...card, memberPrice: money(10) })).toBeUndefined()
})
