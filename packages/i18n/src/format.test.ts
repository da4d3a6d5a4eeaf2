import { expect, it } from 'vitest'
import { formatDay, formatMoney, formatNumber, moneyParts, unitOf } from './format.ts'

it('shows every price with two decimals, and more only where a cent is not enough [R1.03]', () => {
  expect(formatMoney('1234567.5')).toBe('¥1,234,567.50')
  expect(formatMoney('0')).toBe('¥0.00')
  expect(formatMoney('0.0125')).toBe('¥0.0125')
  expect(formatMoney('12.5000')).toBe('¥12.50')
  expect(formatMoney('-3.1')).toBe('-¥3.10')
})

it('groups an amount that no float holds without losing a digit [R1.03]', () => {
  expect(formatMoney('99999999999999999999.01')).toBe('¥99,999,999,999,999,999,999.01')
  expect(moneyParts('999').integer).toBe('999')
  expect(moneyParts('1000').integer).toBe('1,000')
})

it('groups figures as each language does', () => {
  expect([formatNumber('zh', 12345), formatNumber('en', 12345)]).toEqual(['12,345', '12,345'])
})

it.each([
  ['en', 1, 'box', 'box'],
  ['en', 3, 'box', 'boxes'],
  ['en', 3, 'set', 'sets'],
  ['en', 10, 'pc', 'pcs'],
  ['en', 100, 'm', 'm'],
  ['en', 5, 'kg', 'kg'],
  ['en', 12, 'pcs', 'pcs'],
  ['en', 10, 'each', 'each'],
  ['en', 10, '', ''],
  ['en', 3, '件', '件'],
  ['zh', 3, 'set', 'set'],
  ['zh', 3, '套', '套'],
] as const)('says in %s of %i “%s”: %s', (locale, count, unit, word) => {
  expect(unitOf(locale, count, unit)).toBe(word)
})

it('names a day in the mall’s time zone', () => {
  const late = Date.parse('2026-11-24T23:30:00+08:00')
  expect([formatDay('zh', late), formatDay('en', late)]).toEqual(['11月24日', 'Nov 24'])
})
