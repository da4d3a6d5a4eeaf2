import type { Locale } from '@millwright/domain/locale'
import type { Attr, Dictionary } from './index/dictionary.ts'

const FACET_ATTRS = 14
const FACET_VALUES = 40
const KEY_SHARE = 0.8
/** A key attribute's facet comes first if at least this share of the products is in categories with the attribute. */
export const MEASURE_SHARE = 0.4
const DEPTHS = 3

export type Counts = {
  /** Products and rows per value, by the value's place. */
  products: Uint32Array
  rows: Uint32Array
  all: number
}

/** Products by id, such as a brand's. */
export type Tally = readonly { id: number; count: number }[]

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
 * result best, by information gain. `among` counts under every choice except the attribute's own. `ofClass` counts
 * before any choice: its values that other choices exclude stay with count 0.
 */
export function attrFacets(
  dictionary: Dictionary,
  locale: Locale,
  among: (attrId: number) => Counts,
  chosen: ReadonlySet<number>,
  ofClass: Counts,
  keys: readonly Attr[],
): AttrFacet[] {
  const order = new Map(keys.map(({ attrId }, at) => [attrId, at]))
  const rank = (attr: Attr) => order.get(attr.attrId) ?? keys.length
  const { values, attrs } = dictionary
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
    .map(({ attr, own, counts }) => facetOf(dictionary, locale, attr, own, counts))
}

function facetOf(
  dictionary: Dictionary,
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

/** Returns the entropy of a choice among the values, in bits. Rows without a value count as one more choice. */
function information({ rows, all }: Counts, own: readonly number[]): number {
  const shares = own.map((place) => rows[place]! / all)
  const none = 1 - shares.reduce((sum, share) => sum + share, 0)
  return [...shares, none].reduce((sum, share) => (share > 0 && share < 1 ? sum - share * Math.log2(share) : sum), 0)
}

export function brandFacet(dictionary: Dictionary, locale: Locale, brands: Tally) {
  return brands
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .flatMap(({ id, count }) => {
      const brand = dictionary.brands.get(id)
      return brand ? [{ brandId: id, brandName: brand.name[locale], count }] : []
    })
}

/** Returns the categories one level below the chosen one, in the mall's order. */
export function categoryFacet(dictionary: Dictionary, locale: Locale, categories: Tally, chosen: number | undefined) {
  const depth = Math.min(chosen === undefined ? 0 : (dictionary.classes.get(chosen)?.grade ?? 0), DEPTHS - 1)
  const below = new Map<number, number>()
  for (const { id, count } of categories) {
    const one = dictionary.pathOf(id)[depth]
    if (one) below.set(one.categoryId, (below.get(one.categoryId) ?? 0) + count)
  }
  return [...below]
    .flatMap(([categoryId, count]) => {
      const of = dictionary.classes.get(categoryId)
      return of ? [{ categoryId, count, of }] : []
    })
    .sort((a, b) => a.of.seq - b.of.seq || b.count - a.count)
    .map(({ categoryId, count, of }) => ({ categoryId, name: of.name[locale], count }))
}

/**
 * Returns the attributes for table columns: shared by the categories of most results, in the order of the largest
 * category.
 */
export function keyAttrs(dictionary: Dictionary, categories: Tally, share = KEY_SHARE): Attr[] {
  const shares = new Map<number, number>()
  for (const { id, count } of categories.toSorted((a, b) => b.count - a.count || a.id - b.id))
    for (const attrId of dictionary.classes.get(id)?.keyAttrs ?? [])
      shares.set(attrId, (shares.get(attrId) ?? 0) + count)
  const products = categories.reduce((sum, { count }) => sum + count, 0)
  return [...shares]
    .filter(([, count]) => count >= products * share)
    .flatMap(([attrId]) => dictionary.attrs.get(attrId) ?? [])
}
