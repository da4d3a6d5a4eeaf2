import { describe, expect, it } from 'vitest'
import { compareMoney, divide, minus, money, readMoney, sum, times, toCents } from './money.ts'

describe('money', () => {
  it('adds amounts exactly where floats fail [R1.03]', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.30')
    expect(sum(Array.from({ length: 1000 }, () => '0.001'))).toBe('1.00')
  })

  it('keeps all decimals and shows at least two [R1.03]', () => {
    expect(money('12.5')).toBe('12.50')
    expect(money('0.00012')).toBe('0.00012')
    expect(money(3)).toBe('3.00')
    expect(money('.5')).toBe('0.50')
  })

  it('divides to 20 decimals, as the servers of the mall4j family do [R9.01]', () => {
    expect(divide('1', 3)).toBe('0.33333333333333333333')
    expect(divide('10', 4)).toBe('2.50')
    expect(() => divide('1', 0)).toThrow('divided by zero')
  })

  it('rounds half a cent up, away from zero [R1.03]', () => {
    expect(toCents(times('1.005', 1))).toBe('1.01')
    expect(toCents('2.675')).toBe('2.68')
    expect(toCents('-1.005')).toBe('-1.01')
  })

  it('holds amounts of twenty digits exactly [R1.03]', () => {
    expect(minus('99999999999999999999.01', '0.02')).toBe('99999999999999999998.99')
    expect(times('99999999999999.99', 999_999)).toBe('99999899999999990000.01')
  })

  it('multiplies to 20 decimals without rounding to cents [R1.03]', () => {
    expect(times('0.333', '0.5')).toBe('0.1665')
    expect(times('0.00012', 3)).toBe('0.00036')
    expect(times('0.00000000000000000001', '0.5')).toBe('0.00000000000000000001')
  })

  it('orders by value, not by text', () => {
    expect(['9.00', '10.00', '-1.00'].map(money).sort(compareMoney)).toEqual(['-1.00', '9.00', '10.00'])
  })

  it.each(['', '1e5', 'NaN', '0x10', '1,000', '1.2.3', '.', null, undefined, {}, Infinity])(
    'refuses %j as an amount',
    (value) => {
      expect(readMoney(value)).toBeUndefined()
    },
  )

  it.each([
    ['12.5', '12.50'],
    [3, '3.00'],
    [' 5 ', '5.00'],
    ['-.25', '-0.25'],
    ['+7.', '7.00'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000.00'],
  ])('reads %j as %s', (value, amount) => {
    expect(readMoney(value)).toBe(amount)
    expect(money(value)).toBe(amount)
  })

  it.each(['x5', '5x', '123456789012345678901', '1.123456789012345678901', '.123456789012345678901'])(
    'refuses %s, which is not a number or has more than 20 digits',
    (value) => {
      expect(readMoney(value)).toBeUndefined()
    },
  )

  it('throws for an invalid amount, and names it in the error', () => {
    expect(() => money('free')).toThrow('"free"')
  })
})
