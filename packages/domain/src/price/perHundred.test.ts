import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { perHundred } from './perHundred.ts'

it('names the price of a hundred pieces where a cent rounds the price of one', () => {
  expect(perHundred(money('0.06'))).toBe('6.00')
  expect(perHundred(money('0.0575'))).toBe('5.75')
  expect(perHundred(money('0.19'))).toBe('19.00')
  expect(perHundred(money('0.20'))).toBeUndefined()
  expect(perHundred(money('12.60'))).toBeUndefined()
})
