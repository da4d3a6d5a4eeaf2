import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sampleMall } from './catalogue.ts'
import type { SampleProduct } from '../../../core/catalogue/types.ts'

function* first(all: Iterable<SampleProduct>, count: number) {
  let left = count
  for (const product of all) {
    if (left-- <= 0) return
    yield product
  }
}
const mark = (all: Iterable<SampleProduct>) => {
  const hash = createHash('sha256')
  for (const product of all) hash.update(JSON.stringify(product))
  return hash.digest('hex')
}

describe('the size of the sample mall', () => {
  it.each([20_000, 33_333, 60_000])('has the requested number of SKUs: %i [R2.17]', (size) => {
    const { total, products } = sampleMall({ size })
    let counted = 0
    for (const { skus } of products) counted += skus.length
    expect(counted).toBe(total.skus)
    expect(Math.abs(counted - size) / size).toBeLessThan(0.02)
  })

  it('plans a million SKUs with enough makers, shops and values, all different [R2.17]', () => {
    const { total, attrValues, brands, shops } = sampleMall({ size: 1_000_000 })
    expect(Math.abs(total.skus - 1_000_000)).toBeLessThan(20_000)
    expect(new Set(attrValues.map(({ attrValueId }) => attrValueId)).size).toBe(attrValues.length)
    expect(attrValues.length).toBeLessThan(10_000)
    expect([brands.length >= 100, shops.length >= 20]).toEqual([true, true])
  }, 60_000)

  it('gives a product the same ids and texts at any size [R1.01]', () => {
    expect(mark(first(sampleMall({ size: 60_000 }).products, 3000))).toBe(
      mark(first(sampleMall({ size: 24_000 }).products, 3000)),
    )
  })

  it('continues after any product as an uninterrupted run would [R1.01]', () => {
    for (const skip of [1, 1999, 3456]) {
      const whole = [...sampleMall({ size: 24_000 }).products].slice(skip)
      expect(mark(sampleMall({ size: 24_000, skip }).products)).toBe(mark(whole))
    }
    expect([...sampleMall({ size: 24_000, skip: 1_000_000 }).products]).toEqual([])
  }, 30_000)
})
