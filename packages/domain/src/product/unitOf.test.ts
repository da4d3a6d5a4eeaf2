import { expect, it } from 'vitest'
import { piecesOf, unitOf } from './unitOf.ts'

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
] as const)('writes in %s the unit of %i “%s” as “%s”', (locale, count, unit, word) => {
  expect(unitOf(locale, count, unit)).toBe(word)
})

it('adds up pieces of one unit, and no pieces of several units', () => {
  const figures = (count: number) => count.toLocaleString('en')
  const box = { prodCount: 1200, unit: 'box' }
  expect(piecesOf('en', [box, { prodCount: 34, unit: 'box' }], figures)).toBe('1,234 boxes')
  expect(piecesOf('zh', [{ prodCount: 1, unit: '套' }], figures)).toBe('1 套')
  expect(piecesOf('en', [box, { prodCount: 1, unit: 'pc' }], figures)).toBeUndefined()
  expect(piecesOf('en', [{ prodCount: 1 }], figures)).toBeUndefined()
  expect(piecesOf('en', [], figures)).toBeUndefined()
})
