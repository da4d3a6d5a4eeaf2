import type { Locale } from '@millwright/domain/locale'
import { each } from './index/bits.ts'
import type { Bits } from './index/bits.ts'
import type { Attr } from './index/dictionary.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { nextOf } from './match.ts'
import { productsOf } from './rank.ts'

const FACET_ATTRS = 14
const FACET_VALUES = 40
const KEY_SHARE = 0.8
/** The share of products whose category must have a key attribute for its facet to come first. */
export const MEASURE_SHARE = 0.4
const DEPTHS = 3

export type Counts = {
  /** Products and rows per value, by the value's place. */
  products: Uint32Array
  rows: Uint32Array
  all: number
}

export function countValues(index: ProductIndex, set: Bits): Counts {
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

export type AttrFacet = {
  attrId: number
  attrName: string
  unit: string | null
  min?: number
  max?: number
  attrValues: { attrValueId: number; attrValueName: string; count: number; number?: number }[]
}

/**
 * Returns attribute facets: the key attributes (`keys`) first, in their order, then the attributes that divide the
 * result best, by information gain.
 * `among` counts under every choice except the attribute's own. Values of the class that other choices exclude stay
 * with count 0.
 */
export function attrFacets(
  index: ProductIndex,
  locale: Locale,
  among: (attrId: number) => Counts,
  chosen: ReadonlySet<number>,
  ofClass: Counts,
  keys: readonly Attr[],
): AttrFacet[] {
  const order = new Map(keys.map(({ attrId }, at) => [attrId, at]))
  const rank = (attr: Attr) => order.get(attr.attrId) ?? keys.length
  const { values, attrs } = index.dictionary
  const places = new Map<number, number[]>()
  for (const [place, { attrId }] of values.entries()) {
    if (!ofClass.rows[place] && !among(attrId).rows[place]) continue
    const own = places.get(attrId)
    if (own) own.push(place)
    else places.set(attrId, [place])
  }
  const facets = [...places].flatMap(([attrId, own]) => {
    const counts = among(attrId)
    const alive = own.filter((place) => counts.products[place])
    const attr = attrs.get(attrId)
    return attr && (alive.length > 1 || chosen.has(attrId))
      ? [{ attr, own, counts, divides: information(counts, own) }]
      : []
  })
  return facets
    .sort((a, b) => rank(a.attr) - rank(b.attr) || b.divides - a.divides || a.attr.seq - b.attr.seq)
    .filter(({ attr }, at) => at < FACET_ATTRS || chosen.has(attr.attrId))
    .map(({ attr, own, counts }) => facetOf(index, locale, attr, own, counts))
}

function facetOf(
  { dictionary }: ProductIndex,
  locale: Locale,
  { attrId, name, unit, kind }: Attr,
  own: number[],
  { products }: Counts,
): AttrFacet {
  const listed = own
    .map((place) => ({ place, count: products[place]! }))
    .sort((a, b) => b.count - a.count)
    .slice(0, FACET_VALUES)
    .map(({ place, count }) => ({ count, ...dictionary.valueAt(place) }))
    .sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || (a.value[locale] < b.value[locale] ? -1 : 1))
  const numbers =
    kind === 'number'
      ? own.filter((place) => products[place]).flatMap((place) => dictionary.valueAt(place).number ?? [])
      : []
  return {
    attrId,
    attrName: name[locale],
    unit,
    ...(numbers.length && { min: least(numbers), max: -least(numbers.map((number) => -number)) }),
    attrValues: listed.map(({ attrValueId, value, count, number }) => ({
      attrValueId,
      attrValueName: value[locale],
      count,
      ...(number !== null && { number }),
    })),
  }
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b))

/** Returns the entropy of a choice among the values, in bits. Having no value counts as a choice. */
function information({ rows, all }: Counts, own: readonly number[]): number {
  const shares = own.map((place) => rows[place]! / all)
  const none = 1 - shares.reduce((sum, share) => sum + share, 0)
  return [...shares, none].reduce((sum, share) => (share > 0 && share < 1 ? sum - share * Math.log2(share) : sum), 0)
}

export function brandFacet(index: ProductIndex, locale: Locale, rows: Bits) {
  return tally(productsOf(index, rows).map((product) => index.brandIdOf(product)))
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .flatMap(({ id, count }) => {
      const brand = index.dictionary.brands.get(id)
      return brand ? [{ brandId: id, brandName: brand.name[locale], count }] : []
    })
}

/** Returns the categories one level below the chosen one, in the mall's order. */
export function categoryFacet(
  index: ProductIndex,
  locale: Locale,
  products: readonly number[],
  chosen: number | undefined,
) {
  const depth = Math.min(chosen === undefined ? 0 : (index.dictionary.classes.get(chosen)?.grade ?? 0), DEPTHS - 1)
  const below = new Map<number, number>()
  for (const { id, count } of tally(products.map((product) => index.categoryIdOf(product)))) {
    const one = index.dictionary.pathOf(id)[depth]
    if (one) below.set(one.categoryId, (below.get(one.categoryId) ?? 0) + count)
  }
  return [...below]
    .flatMap(([categoryId, count]) => {
      const of = index.dictionary.classes.get(categoryId)
      return of ? [{ categoryId, count, of }] : []
    })
    .sort((a, b) => a.of.seq - b.of.seq || b.count - a.count)
    .map(({ categoryId, count, of }) => ({ categoryId, name: of.name[locale], count }))
}

/**
 * Returns the attributes for table columns: shared by the categories of most results, in the order of the largest
 * category.
 */
export function keyAttrs(index: ProductIndex, products: readonly number[], share = KEY_SHARE): Attr[] {
  const classes = tally(products.map((product) => index.categoryIdOf(product)))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .map(({ id, count }) => ({ count, keys: index.dictionary.classes.get(id)?.keyAttrs ?? [] }))
  const shares = new Map<number, number>()
  for (const { count, keys } of classes) for (const id of keys) shares.set(id, (shares.get(id) ?? 0) + count)
  return [...shares]
    .filter(([, count]) => count >= products.length * share)
    .flatMap(([id]) => index.dictionary.attrs.get(id) ?? [])
}

export function priceRange(index: ProductIndex, rows: Bits): { minPrice: number; maxPrice: number } | undefined {
  let [minPrice, maxPrice] = [Infinity, -Infinity]
  const prices = index.prices.items
  each(rows, (row) => {
    const price = prices[row]!
    minPrice = Math.min(minPrice, price)
    maxPrice = Math.max(maxPrice, price)
  })
  return minPrice <= maxPrice ? { minPrice, maxPrice } : undefined
}

function tally(ids: readonly number[]): { id: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count }))
}
