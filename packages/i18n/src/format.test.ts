import { expect, it } from 'vitest'
import { currencyWords } from './currencyWords.ts'
import { formatDate, formatDay, formatNear } from './dates.ts'
import { decimalMark } from './decimalMark.ts'
import { formatNumber, discountFigure } from './format.ts'
import { joinWords } from './joinWords.ts'

it('groups digits as each language does', () => {
  const figures = ['zh-CN', 'zh', 'en', 'en-GB', 'de'].map((language) => formatNumber(language, 12345.5))
  expect(figures).toEqual(['12,345.5', '12,345.5', '12,345.5', '12,345.5', '12.345,5'])
  expect(['zh-CN', 'en', 'de', 'fr'].map(decimalMark)).toEqual(['.', '.', ',', ','])
})

it('formats a day in the mall’s time zone', () => {
  const late = Date.parse('2026-11-24T23:30:00+08:00')
  const days = ['zh-CN', 'zh', 'en', 'en-GB', 'de'].map((language) => formatDay(language, late))
  expect(days).toEqual(['11月24日', '11月24日', 'Nov 24', '24 Nov', '24. Nov.'])
})

it('formats a server’s date as each language does, and leaves it unchanged in Chinese and English [R1.02]', () => {
  const written = (text: string) =>
    ['zh-CN', 'zh', 'en', 'en-US', 'en-GB', 'de'].map((language) => formatDate(language, text))
  const [iso, other] = [Array(4).fill('2026-11-01 09:30'), ['01/11/2026, 09:30', '01.11.2026, 09:30']]
  expect(written('2026-11-01 09:30:59')).toEqual([...iso, ...other])
  expect(written('2026-11-01T09:30')).toEqual([...Array(4).fill('2026-11-01T09:30'), ...other])
  expect(written('2026-11-01')).toEqual([...Array(4).fill('2026-11-01'), '01/11/2026', '01.11.2026'])
  expect(written('on request')).toEqual(Array(6).fill('on request'))
  expect(written('')).toEqual(Array(6).fill(''))
})

it('leaves out the year of near dates', () => {
  const written = (text: string) => ['zh-CN', 'en', 'en-GB', 'de'].map((language) => formatNear(language, text))
  expect(written('2026-11-01 09:30:59')).toEqual(['11-01 09:30', '11-01 09:30', '01/11, 09:30', '01.11., 09:30'])
  expect(written('2026-11-01')).toEqual(['11-01', '11-01', '01/11', '01.11.'])
})

it('joins names as each language does', () => {
  const joined = ['zh-CN', 'ja', 'en', 'de'].map((language) => joinWords(language, ['A', 'B']))
  expect(joined).toEqual(['A、B', 'A、B', 'A, B', 'A, B'])
})

it('returns the remaining rate in Chinese and the discount in English', () => {
  expect([
    discountFigure(88, 'zh'),
    discountFigure(88, 'en'),
    discountFigure(95.5, 'zh'),
    discountFigure(95.5, 'en'),
  ]).toEqual([8.8, 12, 9.55, 4.5])
})

it.each([
  ['zh-CN', 'CNY', '¥', ['元', '元', '元']],
  ['en', 'CNY', '¥', ['CNY', '¥', 'yuan']],
  ['de', 'CNY', '¥', ['CNY', '¥', 'CNY']],
  ['zh-CN', 'EUR', '€', ['欧元', '€', '欧元']],
  ['en', 'EUR', 'EUR ', ['EUR', 'EUR', 'EUR']],
  ['de', 'EUR', '€', ['EUR', '€', 'EUR']],
] as const)('names in %s the currency %s', (language, code, symbol, words) => {
  const { currency, symbol: sign, unit } = currencyWords(language, { code, symbol })
  expect([currency, sign, unit]).toEqual(words)
})
