import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDecimal, plainDecimal } from './decimal.ts'
import { readNumber, writeNumber } from './numberText.ts'

const languages = ['zh-CN', 'en-US', 'de', 'de-CH', 'fr', 'pl', 'es', 'sv', 'hi', 'fa', 'ar-EG', 'he']
const decimal = fc
  .tuple(fc.boolean(), fc.stringMatching(/^\d{1,30}$/), fc.stringMatching(/^\d{0,20}$/))
  .map(([negative, whole, places]) => plainDecimal((negative ? '-' : '') + whole + (places && `.${places}`)))

describe.each(languages)('a number in %s', (language) => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(decimal, fc.boolean(), (plain, grouped) => {
        expect(readNumber(writeNumber(plain, language, { grouped }), language)).toBe(plain)
      }),
    )
  })
  it('is a plain decimal, empty or refused, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+\d., '¥５]{0,12}$/))
    fc.assert(
      fc.property(text, (typed) => {
        const read = readNumber(typed, language, ['¥'])
        if (read) expect(isDecimal(read)).toBe(true)
        if (/[a-z]/i.test(typed.normalize('NFKC'))) expect(read).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})

it.each([
  ['1234.5', '1,234.5'],
  ['-0.035', '-0.035'],
  ['90071992547409930.10', '90,071,992,547,409,930.10'],
] as const)('writes %s as %s', (plain, text) => {
  expect(writeNumber(plain, 'en-US', { grouped: true })).toBe(text)
})
it('writes the separators and the digits of a language', () => {
  expect(writeNumber('1234567.50', 'de', { grouped: true })).toBe('1.234.567,50')
  expect(writeNumber('1234.50', 'de', { grouped: false })).toBe('1234,50')
  expect(writeNumber('1234567', 'hi', { grouped: true })).toBe('12,34,567')
  expect(writeNumber('12.5', 'ar-EG', { grouped: true })).toBe('١٢٫٥')
})

const units = ['¥', 'CNY', '元', '/ 件', 'm³']
it.each([
  ['1,234.50', '1234.5'],
  ['¥ 1 234,5', '1234.5'],
  ['￥１，２３４．５０', '1234.5'],
  ['12。5', '12.5'],
  ['-¥1,234', '-1234'],
  ['¥-12', '-12'],
  ['cny 12', '12'],
  ['12.80 / 件', '12.8'],
  ['12 m³', '12'],
  ['1\u00a0234\u202f567', '1234567'],
  ["1'234.5", '1234.5'],
  ['1.234.567', '1234567'],
  ['1.234,5', '1234.5'],
  ['12,34,567', '1234567'],
  ['+5', '5'],
  ['−5', '-5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['-0', '0'],
  ['  ', ''],
] as const)('reads “%s” as %s', (typed, plain) => {
  expect(readNumber(typed, 'zh-CN', units)).toBe(plain)
})
it.each([
  '1,5',
  '1,23',
  '12,345,6',
  '0,123',
  '1,2,3',
  '1.2.3',
  '1.234 567',
  '--5',
  '5-',
  '1e3',
  '12 kg',
  '$12',
  '¥',
  '.',
  '1.2万',
])('refuses “%s”', (typed) => {
  expect(readNumber(typed, 'en-US', units)).toBeUndefined()
})
it('follows the separators of the language', () => {
  expect(readNumber('1.234', 'en-US')).toBe('1.234')
  expect(readNumber('1.234', 'de')).toBe('1234')
  expect(readNumber('1,234', 'en-US')).toBe('1234')
  expect(readNumber('1,234', 'de')).toBe('1.234')
  // French has no point: `1.5` is clear, `1.234` is not.
  expect(readNumber('1.5', 'fr')).toBe('1.5')
  expect(readNumber('1.234', 'fr')).toBeUndefined()
})
it('reads no text of more than 100 characters', () => {
  expect(readNumber('1'.repeat(101), 'en-US')).toBeUndefined()
})
