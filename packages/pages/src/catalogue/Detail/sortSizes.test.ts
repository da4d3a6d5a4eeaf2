import { expect, it } from 'vitest'
import { money } from '@millwright/domain/money/money'
import { compareWords, sortSizes } from './sortSizes.ts'

const sku = (skuId: string, partyCode: string, price: string, stocks: number, properties: string) => ({
  skuId,
  partyCode,
  price: money(price),
  stocks,
  properties,
  steps: [{ minQty: 1, price: money(price) }],
})
const sizes = [
  sku('1', 'M10x20', '0.60', 50, '长度:20 mm'),
  sku('2', 'M8x100', '1.20', -1, '长度:100 mm'),
  sku('3', 'M8x20', '0.45', 0, '长度:20 mm'),
]
const order = (column: string, down = false) =>
  sortSizes(sizes, { column, down }, 'en')
    .map(({ skuId }) => skuId)
    .join('')

it('sorts numbers by value, prices as money and unlimited stock as the most [R2.31]', () => {
  expect([order('model'), order('price'), order('stock'), order('stock', true)]).toEqual(['321', '312', '312', '213'])
  // Equal lengths keep the seller's order, also in reverse.
  expect([order('p-长度'), order('p-长度', true)]).toEqual(['132', '213'])
  expect(sortSizes(sizes, undefined, 'en')).toEqual(sizes)
})

const by = (language: string) => (a: string, b: string) => compareWords(a, b, language)

it('sorts words by the rules of the language', () => {
  const words = ['zebra', 'ärm', '银', '红']
  expect(words.toSorted(by('de'))).toEqual(['ärm', 'zebra', '红', '银'])
  expect(words.toSorted(by('sv'))).toEqual(['zebra', 'ärm', '红', '银'])
  expect(['银', '红'].toSorted(by('zh-CN'))).toEqual(['红', '银'])
})

it('sorts decimals, inches and mixed fractions by value [R2.31]', () => {
  expect(['1 1/2"', '0.6 kW', '1/2"', '3/4"', '0.55 kW', 'B', 'A'].toSorted(by('en'))).toEqual([
    '1/2"',
    '0.55 kW',
    '0.6 kW',
    '3/4"',
    '1 1/2"',
    'A',
    'B',
  ])
})
