import { afterEach } from 'vitest'
import { setCurrency } from '../money/currency.ts'
import { balanceKindOf, balanceKinds, balanceTypes, lastMonths, monthSpan, readTopUp } from './balance.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('a top-up amount', () => {
  it.each([
    ['0.01', '0.01'],
    ['100000', '100000.00'],
    ['100,000.00', '100000.00'],
    [' ¥88.8 ', '88.80'],
    ['7.', '7.00'],
    ['0012', '12.00'],
  ])('reads %s as %s [R5.14]', (typed, amount) => {
    expect(readTopUp(typed)).toEqual({ amount })
  })

  it.each([
    ['', 'topUpFormat'],
    ['abc', 'topUpFormat'],
    ['1e3', 'topUpFormat'],
    ['-5', 'topUpFormat'],
    ['.5', 'topUpFormat'],
    ['1.234', 'topUpDecimals'],
    ['0.001', 'topUpDecimals'],
    ['0', 'topUpRange'],
    ['0.00', 'topUpRange'],
    ['100000.01', 'topUpRange'],
    ['999999999999', 'topUpRange'],
  ])('refuses %s with %s [R5.14]', (typed, problem) => {
    expect(readTopUp(typed)).toEqual({ problem })
  })
})

describe('a top-up amount in a shop with another currency', () => {
  afterEach(() => setCurrency())

  it('is read in the local format with the currency’s decimals', () => {
    setCurrency({ code: 'EUR', symbol: '€', digits: 2 })
    expect(readTopUp('1.234,50 €', true)).toEqual({ amount: '1234.50' })
    setCurrency({ code: 'JPY', symbol: '¥', digits: 0 })
    expect([readTopUp('¥1,200'), readTopUp('1200.5')]).toEqual([{ amount: '1200.00' }, { problem: 'topUpDecimals' }])
  })
})

it('names the kind of an entry by its number in the API [R5.14]', () => {
  expect(balanceKinds.map((kind) => balanceKindOf(balanceTypes[kind]))).toEqual(balanceKinds)
  expect(balanceKindOf(0)).toBeUndefined()
})

describe('months', () => {
  it('begin and end at midnight in China', () => {
    expect(monthSpan('2026-12')).toEqual({ from: at('2026-12-01T00:00:00'), until: at('2027-01-01T00:00:00') })
    expect(monthSpan('2026-03')).toEqual({ from: at('2026-03-01T00:00:00'), until: at('2026-04-01T00:00:00') })
  })

  it.each(['2026-13', '2026-1', '2026-00', '2026-12-01', '12026-12', 'x'])('reject %s', (text) => {
    expect(monthSpan(text)).toBeUndefined()
  })

  it('are counted back from the current month in China', () => {
    expect(lastMonths(at('2027-01-01T00:00:00'), 3)).toEqual(['2027-01', '2026-12', '2026-11'])
    expect(lastMonths(at('2027-01-01T00:00:00') - 1, 1)).toEqual(['2026-12'])
  })
})
