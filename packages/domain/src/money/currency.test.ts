import { afterEach, expect, it } from 'vitest'
import { currency, setCurrency, typedDecimals } from './currency.ts'

afterEach(() => setCurrency())

it('is yuan until the shop sets another currency', () => {
  expect(currency()).toEqual({ code: 'CNY', symbol: '¥', digits: 2 })
  setCurrency({ code: 'EUR', symbol: '€', digits: 2 })
  expect(currency().code).toBe('EUR')
  setCurrency()
  expect(currency().code).toBe('CNY')
})

it('allows as many decimals in typed amounts as the currency has, at most two', () => {
  const decimals = [0, 1, 2, 3].map((digits) => {
    setCurrency({ code: 'XXX', symbol: 'x', digits })
    return typedDecimals()
  })
  expect(decimals).toEqual([0, 1, 2, 2])
})

it.each([
  [{ code: 'euro', symbol: '€', digits: 2 }, 'currency.code is "euro"'],
  [{ code: 'EURO', symbol: '€', digits: 2 }, 'currency.code is "EURO"'],
  [{ code: 'xEUR', symbol: '€', digits: 2 }, 'currency.code is "xEUR"'],
  [{ code: 'EUR', symbol: ' ', digits: 2 }, 'currency.symbol is empty'],
  [{ code: 'EUR', symbol: '€', digits: -1 }, 'currency.digits is -1'],
  [{ code: 'EUR', symbol: '€', digits: 1.5 }, 'currency.digits is 1.5'],
  [{ code: 'EUR', symbol: '€', digits: 7 }, 'currency.digits is 7'],
])('refuses %j with the reason', (said, words) => {
  expect(() => setCurrency(said)).toThrow(words)
  expect(() => setCurrency(said)).toThrow(TypeError)
  expect(currency().code).toBe('CNY')
})

it('accepts zero and six decimals', () => {
  for (const digits of [0, 6]) setCurrency({ code: 'EUR', symbol: '€', digits })
  expect(currency().digits).toBe(6)
})
