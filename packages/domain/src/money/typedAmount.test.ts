import { afterEach, describe, expect, it } from 'vitest'
import { setCurrency } from './currency.ts'
import { isTypedAmount, typedAmount } from './typedAmount.ts'

afterEach(() => setCurrency())

describe('a typed amount', () => {
  it.each([
    ['1234.5', '1234.5'],
    [' ￥1,000.50 ', '1000.50'],
    ['１２．５', '12.5'],
    ['1，000', '1000'],
    ['cny 12', '12'],
    ['12 CNY', '12'],
    ['12¥', '12'],
    ["1'000", '1000'],
    ['7.', '7.'],
    ['123456789012', '123456789012'],
  ])('reads %s as %s', (typed, plain) => {
    expect(typedAmount(typed)).toBe(plain)
  })

  it.each(['', '¥', 'abc', '1e3', '-5', '.5', '1.2.3', '€5', '5 EUR', '1234567890123', '¥5¥'])(
    'refuses %s',
    (typed) => {
      expect(typedAmount(typed)).toBeUndefined()
    },
  )

  it('accepts the shop’s symbol and code', () => {
    setCurrency({ code: 'EUR', symbol: '€ ', digits: 2 })
    expect(['€5', '5 €', 'EUR 5', '5eur'].map((typed) => typedAmount(typed))).toEqual(['5', '5', '5', '5'])
    expect(typedAmount('¥5')).toBeUndefined()
    setCurrency({ code: 'CHF', symbol: 'Fr.', digits: 2 })
    expect(['Fr. 5', '5 fr.', 'CHF 5'].map((typed) => typedAmount(typed))).toEqual(['5', '5', '5'])
  })

  it.each([
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['1.234', '1234'],
    ['12.345', '12345'],
    ['1.234.567', '1234567'],
    ['12.50', '12.50'],
    ['0.123', '0.123'],
    ['1234.567', '1234.567'],
    ['12.5', '12.5'],
    ['12.5000', '12.5000'],
  ])('reads %s as %s with a decimal comma', (typed, plain) => {
    expect(typedAmount(typed, true)).toBe(plain)
  })

  it.each(['1,2,3', ',5', '1.2.3'])('refuses %s with a decimal comma', (typed) => {
    expect(typedAmount(typed, true)).toBeUndefined()
  })
})

describe('the decimals of an amount', () => {
  it('are at most the currency’s', () => {
    expect(['12', '12.5', '12.50'].map(isTypedAmount)).toEqual([true, true, true])
    expect(['12.505', '12.', '', 'x12', '12x', '1234567890123'].map(isTypedAmount)).toEqual(Array(6).fill(false))
    setCurrency({ code: 'JPY', symbol: '¥', digits: 0 })
    expect(['12', '12.5'].map(isTypedAmount)).toEqual([true, false])
  })
})
