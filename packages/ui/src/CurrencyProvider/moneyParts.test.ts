import { describe, expect, it } from 'vitest'
import { moneyParts, readCurrency, writeMoney, yuan } from './moneyParts.ts'

const euro = readCurrency({ code: 'EUR' })
/** Replaces non-breaking spaces with plain ones. */
const written = (...given: Parameters<typeof writeMoney>) => writeMoney(...given).replaceAll(/[\u00a0\u202f]/g, ' ')

describe('an amount of money', () => {
  it.each(['zh-CN', 'zh', 'en', 'en-US'])('is formatted in yuan, exact to the last digit, in %s', (ours) => {
    expect(writeMoney('90071992547409930.1', yuan, ours)).toBe('¥90,071,992,547,409,930.10')
    expect(writeMoney('-0.035', yuan, ours)).toBe('-¥0.035')
    expect(writeMoney('1234567.5', yuan, ours)).toBe('¥1,234,567.50')
    expect(writeMoney('0', yuan, ours)).toBe('¥0.00')
    expect(writeMoney('12.5000', yuan, ours)).toBe('¥12.50')
    expect(moneyParts('999', yuan, ours)).toEqual({ before: '¥', integer: '999', after: '.00' })
    expect(moneyParts('-1000', yuan, ours)).toEqual({ before: '-¥', integer: '1,000', after: '.00' })
  })
  it('has the symbol and decimals of its currency', () => {
    const inCode = (code: string) => written('1234.5', readCurrency({ code }), 'en')
    expect(inCode('EUR')).toBe('€1,234.50')
    expect(inCode('KWD')).toMatch(/1,234\.500$/)
    expect(inCode('CHF')).toBe('CHF 1,234.50')
    expect(writeMoney('1234', readCurrency({ code: 'JPY' }), 'en')).toBe('¥1,234')
  })
  it('has the host’s symbol and decimals if given', () => {
    expect(writeMoney('1234', readCurrency({ code: 'EUR', symbol: 'EUR ' }), 'en')).toBe('EUR 1,234.00')
    expect(writeMoney('1234.000', readCurrency({ code: 'PTS', symbol: 'P', digits: 0 }), 'en')).toBe('P1,234')
    expect(written('1234', readCurrency({ code: 'EUR', symbol: 'EUR ', digits: 3 }), 'de')).toBe('1.234,000 EUR')
    expect(written('1234', { code: 'points', symbol: 'Pkt.', digits: 0 }, 'de')).toBe('1.234 Pkt.')
  })
  it.each([
    ['de', '1.234,50 €', '-0,035 €', '90.071.992.547.409.930,10 €'],
    ['de-AT', '€ 1.234,50', '-€ 0,035', '€ 90.071.992.547.409.930,10'],
    ['fr', '1 234,50 €', '-0,035 €', '90 071 992 547 409 930,10 €'],
    ['pl', '1234,50 €', '-0,035 €', '90 071 992 547 409 930,10 €'],
    ['en-GB', '€1,234.50', '-€0.035', '€90,071,992,547,409,930.10'],
  ])('follows the conventions of %s and loses no digit', (language, price, unit, much) => {
    expect(written('1234.5', euro, language)).toBe(price)
    expect(written('-0.035', euro, language)).toBe(unit)
    expect(written('90071992547409930.1', euro, language)).toBe(much)
  })
  it('has three parts in every language; the middle one is the integer part', () => {
    expect(moneyParts('-1234.5', euro, 'de')).toEqual({ before: '-', integer: '1.234', after: ',50\u00a0€' })
    expect(moneyParts('7', readCurrency({ code: 'JPY' }), 'de')).toEqual({ before: '', integer: '7', after: '\u00a0¥' })
  })
  it('shows an unknown currency code as its symbol, and throws for an invalid code', () => {
    expect(() => readCurrency({ code: 'euro' })).toThrow(RangeError)
    expect(readCurrency({ code: 'XQQ' })).toEqual({ code: 'XQQ', symbol: 'XQQ', digits: 2 })
  })
})
