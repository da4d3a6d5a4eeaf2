import type { ParsedOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { prodTypes } from '@millwright/domain/product/prodType'
import { readIds, rowId } from '../wire/wire.ts'
import { MEASURE_SHARE, attrFacets, brandFacet, categoryFacet, countValues, keyAttrs, priceRange } from './facets.ts'
import type { AttrFacet, Counts } from './facets.ts'
import { intersection, isEmpty, intersectInto, noBits } from './index/bits.ts'
import type { Bits } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { brandRows, choiceRows, categoryRows, match, priceRows, productRows, rangeRows, shopRows } from './match.ts'
import type { Matched } from './match.ts'
import { pageOfProducts, productsOf, rowsOf, representativeSkuSelector } from './rank.ts'
import { normalise } from './tokens.ts'
import { isMaker, rootsOfWord } from './interpretQuery/trade.ts'
import type { Condition, Meaning } from './interpretQuery/types.ts'

export type Query = ParsedOf<'searchProd'>

/**
 * A product in the result. `fits` counts its SKUs that fit the query; a typed model fits alone. `skuIds` fit as well as
 * the representative.
 */
export type Hit = { prodId: number; skuId: number; row: number; fits: number; skuIds: readonly number[] }
export type Found = { hits: Hit[]; total: number }
export type FoundFacets = {
  brands: { brandId: number; brandName: string; count: number }[]
  categories: { categoryId: number; name: string; count: number }[]
  attrs: AttrFacet[]
  keyAttrs: { attrId: number; attrName: string; unit?: string; numeric: boolean }[]
  minPrice?: number
  maxPrice?: number
  understood: {
    conditions: { attrId: number; attrName: string; label: string; without: string }[]
    corrected?: string
    dropped: string[]
    otherMakers: string[]
    notSold: { word: string; near: string[] }[]
  }
}

/** A choice beside the keyword: its rows, and the facet that must ignore it. */
type Demand = { facet: string; rows: Bits }

/** A narrowed search, from which pages and facets are read. */
export type Narrowed = {
  matched: Matched
  /** The rows of keyword and category before any choice. */
  ofClass: Bits
  rows: Bits
  products: number[]
  demands: Demand[]
}

/** `now` decides which deals are running. */
export function narrow(index: ProductIndex, query: Query, meaning: Meaning, now = 0): Narrowed {
  const scope = index.shownRows()
  for (const fits of kindsAsked(index, query, now)) intersectInto(scope, productRows(index, fits))
  const category = classOf(query)
  if (category !== undefined) intersectInto(scope, categoryRows(index, category))
  if (query.shopId !== undefined) intersectInto(scope, shopRows(index, rowId(query.shopId)))
  // A keyword without any word (such as punctuation) finds nothing instead of everything.
  const wordless = Boolean(query.keyword?.trim()) && !meaning.words.length && !meaning.conditions.length
  const matched = match(index, wordless ? noBits(index.rows) : scope, meaning)
  const demands = demandsOf(index, query, matched.rows)
  const rows = intersection(
    matched.rows,
    demands.map((demand) => demand.rows),
  )
  return { matched, ofClass: matched.rows, rows, products: productsOf(index, rows), demands }
}

export function pageOfHits(
  index: ProductIndex,
  query: Query,
  meaning: Meaning,
  { rows, products, matched: { said } }: Narrowed,
): Found {
  const order = {
    sort: query.sort,
    sortAttr: query.sortAttr === undefined ? undefined : Number(query.sortAttr),
    sortDown: query.sortDown,
  }
  const from = (query.current - 1) * query.size
  const keyword = normalise(query.keyword ?? '')
  const page = pageOfProducts(index, rows, products, { ...meaning, keyword, said }, order, from, from + query.size)
  const speaks = representativeSkuSelector(index, { ...meaning, said, ...order })
  return {
    total: products.length,
    hits: page.map((product) => {
      const { row, alike } = speaks(rows, product)
      const exact = meaning.model !== undefined && index.codes.of(row) === meaning.model
      return {
        row,
        prodId: index.prodIdOf(product),
        skuId: index.skuIdOf(row),
        fits: exact ? 1 : rowsOf(index, rows, product).length,
        skuIds: (exact ? [row] : alike).map((one) => index.skuIdOf(one)),
      }
    }),
  }
}

export function facetsOf(
  index: ProductIndex,
  locale: Locale,
  query: Query,
  meaning: Meaning,
  { matched, ofClass, rows, products, demands }: Narrowed,
): FoundFacets {
  const but = (facet: string) =>
    demands.every((demand) => demand.facet !== facet)
      ? rows
      : intersection(
          ofClass,
          demands.flatMap((demand) => (demand.facet === facet ? [] : [demand.rows])),
        )
  const category = classOf(query)
  const counts = new Map<string, Counts>()
  const chosen = new Set(demands.flatMap(({ facet }) => (/^\d+$/.test(facet) ? [Number(facet)] : [])))
  const among = (attrId?: number) => {
    const key = attrId !== undefined && chosen.has(attrId) ? String(attrId) : 'all'
    let known = counts.get(key)
    if (!known) counts.set(key, (known = countValues(index, but(key))))
    return known
  }
  // Attribute facets are only useful within a category or a keyword, not for the whole mall.
  const inClass = Boolean(query.keyword) || category !== undefined || chosen.size > 0
  return {
    brands: brandFacet(index, locale, but('brand')),
    categories: categoryFacet(index, locale, products, category),
    attrs: inClass
      ? attrFacets(
          index,
          locale,
          among,
          chosen,
          demands.length ? countValues(index, ofClass) : among(),
          keyAttrs(index, products, MEASURE_SHARE),
        )
      : [],
    keyAttrs: keyAttrs(index, products).map(({ attrId, name, unit, kind }) => ({
      attrId,
      attrName: name[locale],
      unit: unit ?? undefined,
      numeric: kind === 'number',
    })),
    ...priceRange(index, but('price')),
    understood: understoodOf(index, locale, query, meaning, rows, matched),
  }
}

function understoodOf(
  index: ProductIndex,
  locale: Locale,
  { keyword = '' }: Query,
  { corrected, others, maybeOthers, unsold }: Meaning,
  rows: Bits,
  { conditions, dropped }: Matched,
): FoundFacets['understood'] {
  const { classes } = index.dictionary
  const chips = conditions.map((condition) => ({ condition, chip: chipOf(index, locale, rows, condition) }))
  return {
    conditions: chips.map(({ chip }) => chip),
    ...(corrected !== undefined && { corrected }),
    dropped: dropped.filter((word) => !isMaker(word) || rootsOfWord(word)),
    otherMakers: [
      ...new Set([
        ...others,
        ...maybeOthers.filter((name) => makesThese(index, rows, name)),
        ...dropped.filter((word) => isMaker(word) && !rootsOfWord(word)),
      ]),
    ].map((name) => asTyped(keyword, name)),
    notSold: [
      ...unsold.map(({ typed, categoryIds }) => ({
        word: typed,
        near: categoryIds
          .filter((id) => index.dictionary.isShown(id))
          .flatMap((id) => classes.get(id)?.name[locale] ?? []),
      })),
      ...chips.flatMap(({ condition, chip }) =>
        condition.near ? [{ word: condition.typed, near: [chip.label] }] : [],
      ),
    ],
  }
}

/** Whether the maker makes products like the ones found. */
function makesThese(index: ProductIndex, rows: Bits, name: string): boolean {
  const roots = new Set(
    productsOf(index, rows).map((product) => index.dictionary.pathOf(index.categoryIdOf(product))[0]?.name.zh ?? ''),
  )
  return rootsOfWord(name)?.some((root) => roots.has(root)) ?? false
}

/** Returns a name as the buyer typed it: `LYC`, not `lyc`. */
function asTyped(keyword: string, name: string): string {
  const at = keyword.toLowerCase().indexOf(name)
  return at < 0 ? name : keyword.slice(at, at + name.length)
}

/** Returns the conditions on whole products, apart from category and shop. */
function kindsAsked(
  index: ProductIndex,
  { prodName, shopType, prodType, isActive, preSellStatus }: Query,
  now: number,
): ((product: number) => boolean)[] {
  const words = normalise(prodName ?? '')
    .split(' ')
    .filter(Boolean)
  const typeOf = (product: number) => index.prodTypeOf(index.prodIdOf(product), now)
  const asked: [boolean, (product: number) => boolean][] = [
    [words.length > 0, (product) => words.every((word) => index.titleOf(product).includes(word))],
    [shopType !== undefined, (product) => index.dictionary.shopTypes.get(index.shopIdOf(product)) === shopType],
    [prodType !== undefined, (product) => typeOf(product) === prodType],
    [isActive !== undefined, (product) => (typeOf(product) !== prodTypes.normal) === (isActive === 1)],
    // The mall has no pre-sales.
    [preSellStatus === 1, () => false],
  ]
  return asked.flatMap(([is, fits]) => (is ? [fits] : []))
}

function demandsOf(index: ProductIndex, query: Query, within: Bits): Demand[] {
  const demands: Demand[] = []
  const brands = readIds(query.brandIds, 50)
  if (brands.length) demands.push({ facet: 'brand', rows: brandRows(index, brands) })
  for (const { attrId, values } of readAttrs(query.attrIds))
    demands.push({ facet: String(attrId), rows: choiceRows(index, { valueIds: values }) })
  for (const { attrId, min, max } of readRanges(query.attrRanges))
    demands.push({ facet: String(attrId), rows: rangeRows(index, attrId, min, max) })
  if (query.minPrice !== undefined || query.maxPrice !== undefined)
    demands.push({ facet: 'price', rows: priceRows(index, within, query.minPrice, query.maxPrice) })
  if (query.hasStock) demands.push({ facet: 'stock', rows: index.stockedRows() })
  return demands
}

function classOf(query: Query): number | undefined {
  const category = query.shopCategoryId ?? query.categoryId ?? query.secondaryCategoryId ?? query.primaryCategoryId
  return category === undefined ? undefined : rowId(category)
}

/** Returns a condition's chip. If it may mean several attributes, the one most of the result has is shown. */
function chipOf(index: ProductIndex, locale: Locale, rows: Bits, { all, labels, without }: Condition) {
  const [choice, ...more] = all
  const counted =
    choice && !more.length && labels.length > 1
      ? labels.map((label) => ({ label, n: rowsWith(index, rows, label.attrId, choice.valueIds) }))
      : []
  const shown = counted.length ? [counted.reduce((a, b) => (b.n > a.n ? b : a)).label] : labels
  return {
    attrId: shown[0]!.attrId,
    attrName: shown.map(({ attrName }) => attrName[locale]).join(' × '),
    label: shown.map(({ label }) => label[locale]).join(' × '),
    without,
  }
}

function rowsWith(index: ProductIndex, rows: Bits, attrId: number, valueIds: readonly number[]): number {
  const own = valueIds.filter((id) => index.dictionary.values[index.dictionary.placeOf(id) ?? -1]?.attrId === attrId)
  const set = intersectInto(choiceRows(index, { valueIds: own }), rows)
  return isEmpty(set) ? 0 : productsOf(index, set).length
}

/** Reads `attrId_valueId,valueId^attrId_valueId`. Unreadable parts are ignored. */
function readAttrs(text: string | undefined): { attrId: number; values: number[] }[] {
  return parts(text).flatMap(([attrId, values]) => {
    const ids = readIds(values, 50)
    return ids.length ? [{ attrId, values: ids }] : []
  })
}

/** Reads `attrId_min~max^attrId_min~`. */
function readRanges(text: string | undefined): { attrId: number; min?: number; max?: number }[] {
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
