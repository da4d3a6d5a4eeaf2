import type { ParsedOf } from '@millwright/contract/contract'
import { prodTypeAt, prodTypes } from '@millwright/domain/product/prodType'
import type { ProdDeal, ProdType } from '@millwright/domain/product/prodType'
import { readIds, rowId } from '../wire/wire.ts'
import type { Dictionary } from './index/dictionary.ts'
import { match } from './match.ts'
import type { Matched } from './match.ts'
import { both, listedRows, noRows } from './rowSet.ts'
import type { Asking, RowSet } from './rowSet.ts'
import type { Ranking } from './ranking.ts'
import { normalise } from './tokens.ts'
import type { Condition, Meaning } from './interpretQuery/types.ts'

export type Query = ParsedOf<'searchProd'>

/** The small tables that an engine keeps in memory beside its index. `deals` are by product. */
export type Catalogue = { dictionary: Dictionary; deals: ReadonlyMap<number, readonly ProdDeal[]> }

/** A choice beside the keyword: its rows, and the facet that must ignore it. */
type Demand = { facet: string; rows: RowSet }

/** A search as data: the sets from which an engine reads pages and facets. */
export type Plan = {
  matched: Matched
  /**
   * The rows of the result after all choices. `matched.rows` are the rows of keyword and category before any choice.
   */
  rows: RowSet
  demands: Demand[]
  /** The chips of the met conditions. If a condition may mean several attributes, each has its rows. */
  chips: { condition: Condition; labels: { label: Condition['labels'][number]; rows: RowSet | undefined }[] }[]
}

/** Plans a search. `now` decides which deals are running. */
export function* planOf(catalogue: Catalogue, query: Query, meaning: Meaning, now = 0): Asking<Plan> {
  const category = categoryOf(query)
  const scope = both(
    listedRows,
    ...productSets(catalogue, query, now),
    ...(category === undefined ? [] : [{ categoryIds: [category] }]),
    ...(query.shopId === undefined ? [] : [{ shopIds: [rowId(query.shopId)] }]),
  )
  // A keyword without any word (such as punctuation) finds nothing instead of everything.
  const wordless = Boolean(query.keyword?.trim()) && !meaning.words.length && !meaning.conditions.length
  const matched = yield* match(wordless ? noRows : scope, meaning)
  const demands = demandsOf(query, matched.rows)
  const rows = demands.length ? both(matched.rows, ...demands.map((demand) => demand.rows)) : matched.rows
  const chips = matched.conditions.map((condition) => ({
    condition,
    labels: labelsOf(catalogue.dictionary, rows, condition),
  }))
  return { matched, rows, demands, chips }
}

/** Returns the rows of the result without the facet's own choice. */
export function rowsWithout({ matched, rows, demands }: Plan, facet: string): RowSet {
  return demands.some((demand) => demand.facet === facet)
    ? both(matched.rows, ...demands.flatMap((demand) => (demand.facet === facet ? [] : [demand.rows])))
    : rows
}

/** Returns the sets that further pages and facets of the plan need again. */
export function setsOf({ matched, rows, demands }: Plan): RowSet[] {
  return [rows, matched.rows, ...matched.said, ...demands.map((demand) => demand.rows)]
}

/** Returns how the products of a plan are ranked. */
export function rankingOf(query: Query, meaning: Meaning, plan: Plan): Ranking {
  return {
    ...meaning,
    keyword: normalise(query.keyword ?? ''),
    said: plan.matched.said,
    sort: query.sort,
    sortAttr: query.sortAttr === undefined ? undefined : Number(query.sortAttr),
    sortDown: query.sortDown,
  }
}

/** Returns the attributes with a choice. */
export function chosenAttrs({ demands }: Plan): Set<number> {
  return new Set(demands.flatMap(({ facet }) => (/^\d+$/.test(facet) ? [Number(facet)] : [])))
}

export function categoryOf(query: Query): number | undefined {
  const category = query.shopCategoryId ?? query.categoryId ?? query.secondaryCategoryId ?? query.primaryCategoryId
  return category === undefined ? undefined : rowId(category)
}

function labelsOf(dictionary: Dictionary, rows: RowSet, { all: [choice, ...more], labels }: Condition) {
  if (!choice || more.length || labels.length < 2) return labels.map((label) => ({ label, rows: undefined }))
  return labels.map((label) => {
    const own = choice.valueIds.filter((id) => dictionary.valueOf(id)?.attrId === label.attrId)
    return { label, rows: both(rows, { valueIds: own }) }
  })
}

/** Returns the conditions on whole products, apart from category and shop. */
function productSets(
  { dictionary, deals }: Catalogue,
  { prodName, shopType, prodType, isActive, preSellStatus }: Query,
  now: number,
): RowSet[] {
  const words = normalise(prodName ?? '')
    .split(' ')
    .filter(Boolean)
  const inDeal = (is: (type: ProdType) => boolean) => ({
    prodIds: [...deals].flatMap(([prodId, own]) => (is(prodTypeAt(own, now)) ? [prodId] : [])),
  })
  const active = () => inDeal((type) => type !== prodTypes.normal)
  const ofType = (wanted: number) =>
    wanted === prodTypes.normal ? { except: active() } : inDeal((type) => type === wanted)
  const ofShopType = (wanted: number) => ({
    shopIds: [...dictionary.shopTypes].flatMap(([shopId, type]) => (type === wanted ? [shopId] : [])),
  })
  return [
    ...words.map((titleWith) => ({ titleWith })),
    ...(shopType === undefined ? [] : [ofShopType(shopType)]),
    ...(prodType === undefined ? [] : [ofType(prodType)]),
    ...(isActive === undefined ? [] : [isActive === 1 ? active() : { except: active() }]),
    // The mall has no pre-sales.
    ...(preSellStatus === 1 ? [noRows] : []),
  ]
}

function demandsOf(query: Query, within: RowSet): Demand[] {
  const demands: Demand[] = []
  const { minPrice, maxPrice } = query
  const brandIds = readIds(query.brandIds, 50)
  if (brandIds.length) demands.push({ facet: 'brand', rows: { brandIds } })
  for (const { attrId, values } of readAttrs(query.attrIds))
    demands.push({ facet: String(attrId), rows: { valueIds: values } })
  for (const range of readRanges(query.attrRanges)) demands.push({ facet: String(range.attrId), rows: range })
  if (minPrice !== undefined || maxPrice !== undefined)
    demands.push({ facet: 'price', rows: { within, minPrice, maxPrice } })
  if (query.hasStock) demands.push({ facet: 'stock', rows: { stocked: true } })
  return demands
}

/** Reads `attrId_valueId,valueId^attrId_valueId`. Unreadable parts are ignored. */
function readAttrs(text: string | undefined): { attrId: number; values: number[] }[] {
  return parts(text).flatMap(([attrId, values]) => {
    const ids = readIds(values, 50)
    return ids.length ? [{ attrId, values: ids }] : []
  })
}

/** Reads `attrId_min~max^attrId_min~`. */
function readRanges(text: string | undefined) {
  return parts(text).flatMap(([attrId, range]) => {
    const [, min, max] = /^(-?[\d.]{1,16})?~(-?[\d.]{1,16})?$/.exec(range) ?? []
    const read = (bound: string | undefined) =>
      bound === undefined || Number.isNaN(Number(bound)) ? undefined : Number(bound)
    return read(min) === undefined && read(max) === undefined ? [] : [{ attrId, min: read(min), max: read(max) }]
  })
}

function parts(text: string | undefined): [attrId: number, rest: string][] {
  return (text ?? '')
    .split('^')
    .slice(0, 20)
    .flatMap((part) => {
      const [attrId = '', rest = ''] = part.split('_', 2)
      return /^\d{1,19}$/.test(attrId) ? [[rowId(attrId), rest] as [number, string]] : []
    })
}
