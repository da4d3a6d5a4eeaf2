import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { shownPrice } from './shownPrice.ts'

const shown = (price: string, agreementPrice?: string, memberPrice?: string) => {
  const own = { price: money(price), ...(agreementPrice && { agreementPrice: money(agreementPrice) }) }
  const { amount, kind } = shownPrice({ ...own, ...(memberPrice && { memberPrice: money(memberPrice) }) })
  return `${kind} ${amount}`
}

it('shows each buyer the lowest of public, agreed and member price [R3.06]', () => {
  expect(shown('10')).toBe('list 10.00')
  expect(shown('10', '8')).toBe('agreement 8.00')
  expect(shown('10', undefined, '9.50')).toBe('member 9.50')
  expect(shown('10', '8', '7.60')).toBe('member 7.60')
  expect(shown('10', '7', '7.60')).toBe('agreement 7.00')
})

it('does not show an agreed price above the public price, because the checkout does not charge it [R3.06]', () => {
  expect(shown('10', '11')).toBe('list 10.00')
  expect(shown('10', '10')).toBe('agreement 10.00')
})
