import { expect, it } from 'vitest'
import { isInScope } from './isInScope.ts'

const line = { shopId: '1', prodId: '7', categoryIds: ['2', '21'] }
const all = { shopId: '1', suitableProdType: 0 }

it('applies to the goods of its shop, or of every shop [R2.07]', () => {
  expect(isInScope(all, line)).toBe(true)
  expect(isInScope({ ...all, shopId: '2' }, line)).toBe(false)
  expect(isInScope({ ...all, shopId: '0' }, line)).toBe(true)
})

it('applies to the listed products, or to all other products [R2.07]', () => {
  expect(isInScope({ ...all, suitableProdType: 1, prodIds: ['7'] }, line)).toBe(true)
  expect(isInScope({ ...all, suitableProdType: 1, prodIds: ['8'] }, line)).toBe(false)
  expect(isInScope({ ...all, suitableProdType: 1 }, line)).toBe(false)
  expect(isInScope({ ...all, suitableProdType: 2, prodIds: ['7'] }, line)).toBe(false)
  expect(isInScope({ ...all, suitableProdType: 2, prodIds: ['8'] }, line)).toBe(true)
  expect(isInScope({ ...all, suitableProdType: 2 }, line)).toBe(true)
})

it('applies to one category with its subcategories, and ignores a list of products without its type [R2.07]', () => {
  expect(isInScope({ ...all, categoryId: '2' }, line)).toBe(true)
  expect(isInScope({ ...all, categoryId: '3' }, line)).toBe(false)
  expect(isInScope({ ...all, categoryId: '2' }, { shopId: '1', prodId: '7' })).toBe(false)
  // Without `suitableProdType` 1 or 2 the list of products is ignored.
  expect(isInScope({ ...all, prodIds: ['7'] }, line)).toBe(true)
})
