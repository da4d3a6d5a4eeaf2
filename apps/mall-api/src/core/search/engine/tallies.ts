import type { Counts, Tally } from '../facets.ts'
import { hasAttrFacets } from '../foundFacets.ts'
import type { Tallies } from '../foundFacets.ts'
import type { Dictionary } from '../index/dictionary.ts'
import type { OwnTerms } from '../ownTerms.ts'
import { chosenAttrs, rowsWithout } from '../plan.ts'
import type { Plan, Query } from '../plan.ts'
import type { RowSet } from '../rowSet.ts'
import type { Aggregation, Aggregations } from './answers.ts'
import { terms } from './compile.ts'
import type { Compiler } from './compile.ts'
import type { Json } from './engineClient.ts'
import { memberYuan } from './ownPrices.ts'

/** The maximum number of buckets, above the number of categories, brands or shops of any mall. */
export const BUCKETS_MOST = 20_000

/** Returns the aggregations that count a plan, for a request whose query is the plan's `matched` products. */
export function talliesAsked(compiler: Compiler, query: Query, plan: Plan, own: OwnTerms): Json {
  const values = (set: RowSet) => ofRows(compiler.rows(set), { values: valueCounts })
  const attrs = hasAttrFacets(query, plan)
    ? {
        values: values(plan.rows),
        class: values(plan.matched.rows),
        ...Object.fromEntries(
          [...chosenAttrs(plan)].map((attrId) => [`without ${attrId}`, values(rowsWithout(plan, String(attrId)))]),
        ),
      }
    : {}
  const chips = plan.chips.flatMap(({ labels }) => labels.flatMap(({ rows }) => rows ?? []))
  return {
    ...attrs,
    ...Object.fromEntries(chips.map((set, at) => [`chip ${at}`, { filter: compiler.products(set) }])),
    categories: { filter: compiler.products(plan.rows), aggs: { ids: idCounts('category') } },
    brands: { filter: compiler.products(rowsWithout(plan, 'brand')), aggs: { ids: idCounts('brand') } },
    prices: ofRows(compiler.rows(rowsWithout(plan, 'price')), pricesAsked(own)),
  }
}

export function idCounts(field: string, aggs: Json = {}): Json {
  return { terms: { field, size: BUCKETS_MOST }, aggs }
}

/** Counts SKUs, and with `reverse_nested` their products. */
const valueCounts: Json = {
  terms: { field: 'rows.values', size: BUCKETS_MOST * 5 },
  aggs: { products: { reverse_nested: {} } },
}

export function ofRows(filter: Json, aggs: Json): Json {
  return { nested: { path: 'rows' }, aggs: { rows: { filter, aggs } } }
}

function pricesAsked({ offers = [] }: OwnTerms): Json {
  const offered = terms(
    'sku',
    offers.map(({ skuId }) => skuId),
  )
  const range = { min: { min: { field: 'rows.price' } }, max: { max: { field: 'rows.price' } } }
  if (!offers.length) return range
  return {
    list: { filter: { bool: { must_not: [offered] } }, aggs: range },
    agreed: { filter: offered, aggs: { skus: { terms: { field: 'rows.sku', size: offers.length } } } },
  }
}

/** Reads the counts of `talliesAsked`. */
export function talliesRead(answer: Aggregations, dictionary: Dictionary, plan: Plan, own: OwnTerms): Tallies {
  const chips = new Map(
    plan.chips
      .flatMap(({ labels }) => labels.flatMap(({ rows }) => rows ?? []))
      .map((set, at) => [set, answer[`chip ${at}`]?.doc_count ?? 0]),
  )
  return {
    categories: tallyRead(answer.categories?.ids),
    brands: tallyRead(answer.brands?.ids),
    values: (without) => countsRead(answer[without === undefined ? 'values' : `without ${without}`], dictionary),
    ofClass: () => countsRead(answer.class, dictionary),
    prices: pricesRead(answer.prices?.rows, own),
    productsOf: (set) => chips.get(set) ?? 0,
  }
}

export function tallyRead(ids: Aggregation | undefined): Tally {
  return (ids?.buckets ?? []).map(({ key, doc_count }) => ({ id: Number(key), count: doc_count }))
}

function countsRead(answer: Aggregation | undefined, dictionary: Dictionary): Counts {
  const size = dictionary.values.length
  const counts = { products: new Uint32Array(size), rows: new Uint32Array(size), all: answer?.rows?.doc_count ?? 0 }
  for (const { key, doc_count, products } of answer?.rows?.values?.buckets ?? []) {
    const place = dictionary.placeOf(Number(key))
    if (place === undefined) continue
    counts.rows[place] = doc_count
    counts.products[place] = products?.doc_count ?? 0
  }
  return counts
}

function pricesRead(answer: Aggregation | undefined, { percent, offers = [] }: OwnTerms): Tallies['prices'] {
  const list = answer?.list ?? answer
  const bounds = [list?.min?.value, list?.max?.value].flatMap((price) => price ?? [])
  const agreed = new Set((answer?.agreed?.skus?.buckets ?? []).map(({ key }) => Number(key)))
  const prices = [
    ...bounds.map((price) => memberYuan(price, percent)),
    ...offers.filter(({ skuId }) => agreed.has(skuId)).map(({ price }) => price),
  ]
  return prices.length ? { minPrice: Math.min(...prices), maxPrice: Math.max(...prices) } : undefined
}
