import { expect, it } from 'vitest'
import type { Money } from '../money/money.ts'
import { moneyOfCents, centsNumber, lineCents, mulDiv, mulDivRounded } from './cents.ts'

const text = (amount: string) => amount as Money

it('reads amounts of any precision to the cent, half up', () => {
  expect(['0.00', '12.34', '9', '0.005', '1.0049', '10.5'].map((amount) => centsNumber(text(amount)))).toEqual([
    0, 1234, 900, 1, 100, 1050,
  ])
  expect(moneyOfCents(1234)).toBe('12.34')
})

it('refuses amounts beyond the safe integers', () => {
  expect(centsNumber(text('90071992547409.91'))).toBe(Number.MAX_SAFE_INTEGER)
  const beyond = new RangeError('the amount is too large for a price')
  expect(() => centsNumber(text('90071992547409.92'))).toThrow(beyond)
  expect(() => lineCents(text('9000000000000.00'), 1_000_000)).toThrow(beyond)
})

it('rounds a line once, whatever the precision of its unit price', () => {
  expect(lineCents(text('0.35'), 3)).toBe(105)
  expect(lineCents(text('7'), 3)).toBe(2100)
  expect(lineCents(text('7.5'), 2)).toBe(1500)
  expect(lineCents(text('0.005'), 1)).toBe(1)
  expect(lineCents(text('0.0049'), 1)).toBe(0)
  expect(lineCents(text('1.0049'), 100)).toBe(10_049)
})

it('rounds a quantity down to whole pieces, and returns 0 below one piece', () => {
  for (const none of [0, -3, 0.9, Number.NaN, Number.POSITIVE_INFINITY]) expect(lineCents(text('1.00'), none)).toBe(0)
  expect(lineCents(text('1.00'), 1)).toBe(100)
  expect(lineCents(text('1.00'), 2.9)).toBe(200)
  expect(lineCents(text('0.125'), 2.9)).toBe(25)
})

it('computes a share exactly even beyond the safe integers', () => {
  expect(mulDiv(7, 3, 10)).toEqual({ floor: 2, rest: 1 })
  expect(mulDiv(9_007_199_254_740_991, 3, 4)).toEqual({ floor: 6_755_399_441_055_743, rest: 1 })
  expect(mulDivRounded(5, 5, 10)).toBe(3)
  expect(mulDivRounded(5, 4, 10)).toBe(2)
  expect(mulDivRounded(1, 4, 10)).toBe(0)
})
