import { describe, expect, it } from 'vitest'
import { readCurrency, writeMoney, yuan } from './moneyParts.ts'

describe('an amount of money', () => {
  it('is in yuan where nobody says otherwise, exact to the last figure', () => {
    expect(writeMoney('90071992547409930.1', yuan)).toBe('¥90,071,992,547,409,930.10')
    expect(writeMoney('-0.035', yuan)).toBe('-¥0.035')
  })
  it('has the symbol and the decimals of its currency', () => {
    const inCode = (code: string) => writeMoney('1234.5', readCurrency({ code }))
    expect(inCode('EUR')).toBe('€1,234.50')
    expect(inCode('KWD')).toMatch(/1,234\.500$/)
    expect(writeMoney('1234', readCurrency({ code: 'JPY' }))).toBe('¥1,234')
  })
  it('has those of the host, where it says them', () => {
    expect(writeMoney('1234', readCurrency({ code: 'EUR', symbol: 'EUR ' }))).toBe('EUR 1,234.00')
    expect(writeMoney('1234.000', readCurrency({ code: 'PTS', symbol: 'P', digits: 0 }))).toBe('P1,234')
  })
  it('names a code that no currency has as it is written wrong', () => {
    expect(() => readCurrency({ code: 'euro' })).toThrow(RangeError)
    expect(readCurrency({ code: 'XQQ' })).toEqual({ code: 'XQQ', symbol: 'XQQ', digits: 2 })
  })
})
