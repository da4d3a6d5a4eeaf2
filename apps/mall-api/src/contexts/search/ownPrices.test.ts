import { memberPrice } from '@millwright/domain/price/memberPrice'
import { money } from '@millwright/domain/money/money'
import { shownPrice } from '@millwright/domain/price/shownPrice'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLabelled } from '../../testing/labelled.ts'
import { sampleIndex } from '../../testing/sampleIndex.ts'
import { searchIndex } from '../../testing/searchIndex.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'
import { ownIndex } from '../../core/search/index/ownIndex.ts'
import type { OwnTerms } from '../../core/search/ownTerms.ts'
import type { Query } from '../../core/search/plan.ts'

const SKUS = 3_000
const PERCENT = 93.7

/** Agreed prices for every third SKU, below or above the member and public prices. */
const agreedOf = (skuId: number, price: number) =>
  skuId % 3 ? undefined : money((price * (0.8 + (skuId % 7) * 0.05)).toFixed(2))

const buyers: Record<string, { percent?: number; agreed?: boolean; among?: boolean }> = {
  'a visitor': {},
  'a member': { percent: PERCENT },
  'a buyer with agreements': { agreed: true },
  'a member with agreements': { percent: PERCENT, agreed: true },
  'a member among the agreed goods': { percent: PERCENT, agreed: true, among: true },
}

describe.each(Object.keys(buyers))('the prices on the cards of %s', (who) => {
  const { percent, agreed, among = false } = buyers[who]!
  let index: ProductIndex
  /** The card price of each SKU, by the rule of the product detail page's price tag. */
  const shown = new Map<number, number>()
  beforeAll(async () => {
    const sample = await sampleIndex(SKUS)
    const offers: { prodId: number; skuId: number; price: number }[] = []
    for (const { prodId, skus } of sample.mall.products)
      for (const { skuId, price } of skus) {
        const agreementPrice = agreed ? agreedOf(skuId, Number(price)) : undefined
        const own = { price, agreementPrice, memberPrice: memberPrice(price, percent) }
        shown.set(skuId, Number(shownPrice(own).amount))
        if (agreementPrice) offers.push({ prodId, skuId, price: shown.get(skuId)! })
      }
    const terms: OwnTerms = { percent, ...(agreed && { offers, among }) }
    index = who === 'a visitor' ? sample.index : ownIndex(sample.index, terms)
  }, 60_000)

  const ask = (query: Partial<Query>) => {
    const { hits, facets } = searchIndex(index, { size: 1_000, ...query })
    const { minPrice, maxPrice } = facets()
    return { prices: hits.map(({ skuId }) => shown.get(skuId)!), minPrice: minPrice!, maxPrice: maxPrice! }
  }

  /**
   * Searches. With a keyword, the SKU that matches most words represents the product, even if another SKU is cheaper.
   */
  const asked = [
    {},
    { keyword: '6205' },
    { keyword: '不锈钢 螺钉' },
    { keyword: 'M8x40 bolt zinc' },
    { keyword: '6205-2RS bearing' },
    { primaryCategoryId: 101 },
    { hasStock: true },
  ] satisfies Partial<Query>[]

  it.each(asked)('sort a list: %j [R2.11]', (query) => {
    const up = ask({ ...query, sort: 5 }).prices
    expect(up.length).toBeGreaterThan(0)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = ask({ ...query, sort: 4 }).prices
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  it('sort the list of each labelled keyword, with the intended SKU representing the product [R2.11]', () => {
    for (const { query } of readLabelled()) {
      const { prices } = ask({ keyword: query, sort: 5 })
      expect(prices, query).toEqual(prices.toSorted((a, b) => a - b))
    }
  })

  it.each(asked)('narrow a list by a range, within the bounds that the facet names: %j [R2.11]', (query) => {
    const { prices, minPrice, maxPrice } = ask(query)
    const sorted = prices.toSorted((a, b) => a - b)
    expect([sorted[0]! >= minPrice, sorted.at(-1)! <= maxPrice]).toEqual([true, true])
    const [low, high] = [0.3, 0.6].map((share) => sorted[Math.floor(sorted.length * share)]!) as [number, number]
    const within = ask({ ...query, minPrice: low, maxPrice: high }).prices
    expect(within.filter((price) => price < low || price > high)).toEqual([])
    expect(within.length).toBeGreaterThanOrEqual(sorted.filter((price) => price >= low && price <= high).length)
    expect(ask({ ...query, maxPrice: minPrice }).prices).toContain(minPrice)
    expect(ask({ ...query, minPrice: maxPrice }).prices).toContain(maxPrice)
  })
})
