import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { linePrice } from './linePrice.ts'

const tiers = [
  { minQty: 10, price: money('9') },
  { minQty: 50, price: money('8') },
]
const kinds = ({ steps }: ReturnType<typeof linePrice>) => steps.map(({ kind }) => kind)

it('applies the tier price and then the membership to the list price, and records each step [R1.03]', () => {
  const line = linePrice({ price: money('10'), priceTiers: tiers, quantity: 12, memberPercent: 95 })
  expect(line).toMatchObject({ unit: '8.55', listAmount: '120.00', amount: '102.60', not: [] })
  expect(line.steps).toEqual([
    { kind: 'list', before: '120.00', after: '120.00', unit: '10.00' },
    { kind: 'tier', before: '120.00', after: '108.00', unit: '9.00', minQty: 10 },
    { kind: 'member', before: '108.00', after: '102.60', unit: '8.55', percent: 95 },
  ])
})

it('applies the agreed price or the tier price with membership, whichever is lower, and records the other [R1.03]', () => {
  const sku = { price: money('10'), priceTiers: tiers, agreementPrice: money('8.60'), memberPercent: 95 }
  expect(kinds(linePrice({ ...sku, quantity: 1 }))).toEqual(['list', 'agreement'])
  expect(linePrice({ ...sku, quantity: 1 }).not).toEqual([{ kind: 'member', why: 'lowerPrice' }])
  expect(kinds(linePrice({ ...sku, quantity: 10 }))).toEqual(['list', 'tier', 'member'])
  expect(linePrice({ ...sku, quantity: 10 }).not).toEqual([{ kind: 'agreement', why: 'lowerPrice' }])
  expect(kinds(linePrice({ price: money('10'), agreementPrice: money('10'), quantity: 1 }))).toEqual(['list'])
})

it('applies a quoted price instead of tier, agreement and membership, unless they are lower [R1.03]', () => {
  const sku = { price: money('10'), priceTiers: tiers, agreementPrice: money('8.60'), memberPercent: 95 }
  const quoted = linePrice({ ...sku, quantity: 10, quotePrice: money('7.90') })
  expect(quoted).toMatchObject({ unit: '7.90', amount: '79.00' })
  expect(kinds(quoted)).toEqual(['list', 'quote'])
  expect(quoted.not.map(({ kind }) => kind)).toEqual(['tier', 'agreement', 'member'])
  const dear = linePrice({ ...sku, quantity: 50, quotePrice: money('9.50') })
  expect(kinds(dear)).toEqual(['list', 'tier', 'member'])
  expect(dear.not.map(({ kind }) => kind)).toEqual(['agreement', 'quote'])
})

it('returns how many more pieces lower the unit price, and to which price [R1.03]', () => {
  const sku = { price: money('10'), priceTiers: tiers }
  expect(linePrice({ ...sku, quantity: 7 }).more).toEqual({ pieces: 3, unit: '9.00' })
  expect(linePrice({ ...sku, quantity: 10 }).more).toEqual({ pieces: 40, unit: '8.00' })
  expect(linePrice({ ...sku, quantity: 50 }).more).toBeUndefined()
  expect(linePrice({ ...sku, quantity: 1, agreementPrice: money('8.50') }).more).toEqual({ pieces: 49, unit: '8.00' })
  expect(linePrice({ ...sku, quantity: 1, agreementPrice: money('7') }).more).toBeUndefined()
  expect(linePrice({ ...sku, quantity: 7, memberPercent: 90 }).more).toEqual({ pieces: 3, unit: '8.10' })
  expect(linePrice({ ...sku, quantity: 1, agreementPrice: money('8.5'), memberPercent: 90 }).more).toEqual({
    pieces: 9,
    unit: '8.10',
  })
})

it('rounds a line once, and a member’s unit price to the cent [R1.03]', () => {
  expect(linePrice({ price: money('1.005'), quantity: 101 }).amount).toBe('101.51')
  expect(linePrice({ price: money('0.35'), quantity: 100, memberPercent: 95 })).toMatchObject({
    unit: '0.33',
    amount: '33.00',
  })
  expect(kinds(linePrice({ price: money('0.01'), quantity: 1, memberPercent: 99 }))).toEqual(['list'])
})

it('ignores a member percentage of 100 and a tier without savings', () => {
  expect(linePrice({ price: money('10'), quantity: 1, memberPercent: 100 }).not).toEqual([])
  expect(linePrice({ price: money('10'), quantity: 1 }).not).toEqual([])
  const same = [{ minQty: 1, price: money('10') }]
  expect(linePrice({ price: money('10'), priceTiers: same, quantity: 1 }).not).toEqual([])
  const dearer = [...tiers, { minQty: 100, price: money('8.50') }]
  expect(linePrice({ price: money('10'), priceTiers: dearer, quantity: 100 }).unit).toBe('8.00')
})

it('finds the next cheaper quantity in any order of tiers, never the current one', () => {
  const sku = { price: money('10'), priceTiers: tiers.toReversed() }
  expect(linePrice({ ...sku, quantity: 1 }).more).toEqual({ pieces: 9, unit: '9.00' })
  expect(linePrice({ price: money('10'), quantity: 5 }).more).toBeUndefined()
})

it('applies an agreed price from its minimum quantity, otherwise returns the missing pieces if it is lower [R1.03] [R2.06]', () => {
  const sku = { price: money('10'), priceTiers: tiers, agreementPrice: money('8.60'), agreementMinQty: 20 }
  expect(linePrice({ ...sku, quantity: 19 })).toMatchObject({
    unit: '9.00',
    not: [{ kind: 'agreement', why: 'below', missing: { pieces: 1 } }],
    more: { pieces: 1, unit: '8.60' },
  })
  expect(linePrice({ ...sku, quantity: 20 })).toMatchObject({ unit: '8.60', amount: '172.00' })
  // The price at this quantity is already lower, so more pieces would change nothing.
  for (const agreementPrice of [money('9.50'), money('9.00')])
    expect(linePrice({ ...sku, agreementPrice, quantity: 19 }).not).toEqual([])
})
