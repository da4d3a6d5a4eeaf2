import type { Counts, Tally } from '../facets.ts'
import type { Tallies } from '../foundFacets.ts'
import { rowsWithout } from '../plan.ts'
import type { Plan } from '../plan.ts'
import type { BitRows } from './bitRows.ts'
import { productsOf } from './bitRows.ts'
import { each, nextOf } from './bits.ts'
import type { Bits } from './bits.ts'
import type { ProductIndex } from './productIndex.ts'

/** Counts a plan's products by category and brand, and finds its price range. Values are counted on demand. */
export function talliesOf(bits: BitRows, plan: Plan, products: readonly number[]): Tallies {
  const { index } = bits
  const counts = new Map<number | undefined, Counts>()
  const values = (without?: number) => {
    let known = counts.get(without)
    const facet = without === undefined ? 'all' : String(without)
    if (!known) counts.set(without, (known = countValues(index, bits.of(rowsWithout(plan, facet)))))
    return known
  }
  return {
    categories: tally(products, index.categoryIds.items),
    brands: brandTally(index, bits.of(rowsWithout(plan, 'brand'))),
    values,
    ofClass: () => (plan.demands.length ? countValues(index, bits.of(plan.matched.rows)) : values()),
    prices: priceRange(index, bits.of(rowsWithout(plan, 'price'))),
    productsOf: (set) => productsOf(index, bits.of(set)).length,
  }
}

export function brandTally(index: ProductIndex, rows: Bits): Tally {
  return tally(productsOf(index, rows), index.brandIds.items)
}

function countValues(index: ProductIndex, set: Bits): Counts {
  const size = index.dictionary.values.length
  const [products, rows, last] = [new Uint32Array(size), new Uint32Array(size), new Int32Array(size).fill(-1)]
  const { items: from } = index.rowValuesFrom
  const { items: values } = index.rowValues
  const { items: firsts } = index.firsts
  let all = 0
  for (let row = nextOf(set, 0); row >= 0;) {
    const product = index.productOf(row)
    const end = firsts[product + 1]!
    let here = 0
    for (; row >= 0 && row < end; row = nextOf(set, row + 1)) {
      here++
      for (let at = from[row]!; at < from[row + 1]!; at++) {
        const value = values[at]!
        rows[value]!++
        if (last[value] !== product) {
          last[value] = product
          products[value]!++
        }
      }
    }
    for (const value of index.sharedValuesOf(product)) {
      rows[value]! += here
      products[value]!++
    }
    all += here
  }
  return { products, rows, all }
}

/** Counts products by shop and leaf category. */
export function shopTally(index: ProductIndex, rows: Bits): { shopId: number; categories: Tally }[] {
  const shops = new Map<number, number[]>()
  for (const product of productsOf(index, rows)) {
    const own = shops.get(index.shopIdOf(product))
    if (own) own.push(product)
    else shops.set(index.shopIdOf(product), [product])
  }
  return [...shops].map(([shopId, products]) => ({ shopId, categories: tally(products, index.categoryIds.items) }))
}

function priceRange(index: ProductIndex, rows: Bits): { minPrice: number; maxPrice: number } | undefined {
  let [minPrice, maxPrice] = [Infinity, -Infinity]
  const prices = index.prices.items
  each(rows, (row) => {
    const price = prices[row]!
    minPrice = Math.min(minPrice, price)
    maxPrice = Math.max(maxPrice, price)
  })
  return minPrice <= maxPrice ? { minPrice, maxPrice } : undefined
}

function tally(products: readonly number[], ids: Float64Array): Tally {
  const counts = new Map<number, number>()
  for (const product of products) counts.set(ids[product]!, (counts.get(ids[product]!) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count }))
}
