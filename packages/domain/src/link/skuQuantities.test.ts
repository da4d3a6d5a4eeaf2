import { expect, it } from 'vitest'
import { readSkuQuantities, writeSkuQuantities } from './skuQuantities.ts'

it('writes SKUs and quantities that stay short, and reads them again', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ skuId: String(1_000_000 + at), quantity: 12 }))
  const text = writeSkuQuantities(many)
  expect(text.length).toBeLessThanOrEqual(6000)
  const read = readSkuQuantities(text, 1000)
  expect(read.length).toBeGreaterThan(500)
  expect(read).toEqual(many.slice(0, read.length))
})
it('omits malformed parts, and reads so many at most', () => {
  expect(readSkuQuantities('x-1.5.-4.7-3', 10)).toEqual([{ skuId: '7', quantity: 3 }])
  expect(readSkuQuantities('1-1.2-2', 1)).toEqual([{ skuId: '1', quantity: 1 }])
  expect(readSkuQuantities(undefined, 10)).toEqual([])
})
