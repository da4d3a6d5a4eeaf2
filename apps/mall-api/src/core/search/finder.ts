import type { Locale } from '@millwright/domain/locale'
import { prodTypes } from '@millwright/domain/product/prodType'
import type { ProdType } from '@millwright/domain/product/prodType'
import type { Db } from '../../db/db.ts'
import type { CardWire, ReadDetail } from '../wire/wire.ts'
import { brandFacet } from './facets.ts'
import { intersectInto } from './index/bits.ts'
import { LiveIndex } from './index/liveIndex.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { correctModel } from './correctModel.ts'
import { ProductCache } from './productCache.ts'
import { lexiconOf } from './lexiconOf.ts'
import { similarProducts } from './similarProducts.ts'
import { ownIndex } from './ownIndex.ts'
import type { OwnTerms } from './ownIndex.ts'
import { partNamed, partSearched } from './matchPart.ts'
import type { PartMatch } from './matchPart.ts'
import { categoryRows, match, productRows } from './match.ts'
import { pageOfProducts, productsOf, rowsOf, valuesOfRow } from './rank.ts'
import { facetsOf, narrow, pageOfHits } from './search.ts'
import type { Found, FoundFacets, Narrowed, Query } from './search.ts'
import { shelf } from './shelf.ts'
import { suggest } from './suggest.ts'
import { wholeModel } from './wholeModel.ts'
import type { Suggested } from './suggest.ts'
import { normalise } from './tokens.ts'
import type { Meaning } from './interpretQuery/types.ts'
import { interpretQuery } from './interpretQuery/interpretQuery.ts'

export type Card = { keyAttrs: { attrId: number; attrName: string; unit?: string; value: string; number?: number }[] }

/** `now` is epoch milliseconds by the server's clock. */
type Asking = { locale: Locale; now: number }
type FoundAll = Found & { facets: FoundFacets; cards: Card[] }
type Known = { meaning: Meaning; narrowed: Narrowed; facets: Partial<Record<Locale, FoundFacets>> }

/** The cached queries. Each takes up to a megabyte at a million SKUs. */
const KNOWN_MOST = 50

/** The query fields that decide which products match. The other fields only sort and page. */
const narrowing = [
  'keyword',
  'prodName',
  'exact',
  'primaryCategoryId',
  'secondaryCategoryId',
  'categoryId',
  'shopCategoryId',
  'shopId',
  'shopType',
  'preSellStatus',
  'brandIds',
  'attrIds',
  'attrRanges',
  'minPrice',
  'maxPrice',
  'hasStock',
] as const satisfies (keyof Query)[]

/** Cache limits: some twenty megabytes of cards, and about as much of product details. */
const CARDS_MOST = 20_000
const DETAILS_MOST = 2_000
const PAGE = 60

/** Finds products of one database and caches their cards and details. */
export class Finder {
  /** Cache entries, valid as of the finder's last call. */
  readonly kept = { cards: new ProductCache<CardWire>(CARDS_MOST), details: new ProductCache<ReadDetail>(DETAILS_MOST) }
  private readonly live: LiveIndex
  private readonly knownQueries = new Map<string, Known>()
  private knownOf = 0
  private knownShops?: { of: number; classes: Map<number, Map<number, number>> }

  constructor(db: Db) {
    this.live = new LiveIndex(db, (prodIds) => {
      for (const kept of Object.values(this.kept)) prodIds === 'any' ? kept.forgetAll() : kept.forget(prodIds)
    })
  }

  /** Refreshes the index and returns the cache entries that are still valid. */
  async known(): Promise<Finder['kept']> {
    await this.live.fresh()
    return this.kept
  }

  /** Loads the catalogue, so that the first buyer does not wait for it. */
  async ready(onProgress?: (products: number) => void): Promise<void> {
    const index = await this.live.fresh(onProgress)
    // Warms the lazy parts: the lexicon, the order of models and the normalised names.
    for (const { grade, name } of index.dictionary.classes.values())
      if (grade === 1)
        for (const locale of ['zh', 'en'] as const) {
          await this.search({ locale, now: 0 }, { keyword: name[locale], current: 1, size: PAGE })
          await this.suggest(locale, name[locale], PAGE)
        }
    index.codes.settle()
  }

  /** `own` terms search and price the catalogue as that buyer's cards show it. */
  async search({ locale, now }: Asking, query: Query, own?: OwnTerms): Promise<FoundAll> {
    const live = await this.live.fresh()
    const index = own && (own.percent !== undefined || own.offers) ? ownIndex(live, own) : live
    const { meaning, narrowed, facets } =
      index === live ? this.narrowed(index, query, now) : narrowedFor(index, query, now, live)
    const found = pageOfHits(index, query, meaning, narrowed)
    return {
      ...found,
      facets: (facets[locale] ??= facetsOf(index, locale, query, meaning, narrowed)),
      cards: found.hits.map(({ row }) => cardOf(live, locale, row)),
    }
  }

  /**
   * Narrowed queries are cached for further pages and buyers until the catalogue changes. Queries about deals depend on
   * the time and are not cached.
   */
  private narrowed(index: ProductIndex, query: Query, now: number): Known {
    if (query.prodType !== undefined || query.isActive !== undefined) return narrowedFor(index, query, now)
    if (this.knownOf !== this.live.version) this.knownQueries.clear()
    this.knownOf = this.live.version
    const key = JSON.stringify(narrowing.map((name) => query[name]))
    let known = this.knownQueries.get(key)
    if (known) this.knownQueries.delete(key)
    else {
      known = narrowedFor(index, query, now)
      const [oldest] = this.knownQueries.keys()
      if (this.knownQueries.size >= KNOWN_MOST && oldest !== undefined) this.knownQueries.delete(oldest)
    }
    this.knownQueries.set(key, known)
    return known
  }

  /** Returns the product's type at `now`, as of the finder's last call. */
  prodTypeOf(prodId: number, now: number): ProdType {
    return this.live.latest?.prodTypeOf(prodId, now) ?? prodTypes.normal
  }

  /** Returns SKUs for the seller, including delisted ones. */
  async anySkus(keyword: string, most: number): Promise<number[]> {
    const index = await this.live.fresh()
    const meaning = meaningOf(index, keyword)
    const { rows } = match(
      index,
      productRows(index, (product) => index.placeOf(index.prodIdOf(product)) === product),
      meaning,
    )
    const products = pageOfProducts(
      index,
      rows,
      productsOf(index, rows),
      { ...meaning, keyword: normalise(keyword) },
      {},
      0,
      most,
    )
    return products.flatMap((product) => rowsOf(index, rows, product).map((row) => index.skuIdOf(row))).slice(0, most)
  }

  /** Returns products similar to a product or from a category. */
  async like(
    { prodId, categoryId }: { prodId?: number; categoryId?: number },
    from: number,
    to: number,
  ): Promise<{ prodIds: number[]; total: number }> {
    return similarProducts(await this.live.fresh(), prodId, categoryId, from, to)
  }

  /** Returns the products of each shelf rule, in its order. */
  async shelves(rules: readonly string[], now: number): Promise<number[][]> {
    const index = await this.live.fresh()
    return rules.map((rule) => shelf(index, rule, now))
  }

  /** Returns a category's brands, those with the most products first. */
  async brands(locale: Locale, categoryId: number): Promise<FoundFacets['brands']> {
    const index = await this.live.fresh()
    return brandFacet(index, locale, intersectInto(categoryRows(index, categoryId), index.shownRows()))
  }

  /** Returns each shop's sold pieces of its listed products. */
  async soldByShop(): Promise<Map<number, number>> {
    const index = await this.live.fresh()
    const sold = new Map<number, number>()
    for (const product of productsOf(index, index.shownRows()))
      sold.set(index.shopIdOf(product), (sold.get(index.shopIdOf(product)) ?? 0) + index.soldOf(product))
    return sold
  }

  async foundByShop(query: Omit<Query, 'current' | 'size'>): Promise<Map<number, number>> {
    const index = await this.live.fresh()
    const { narrowed } = this.narrowed(index, { ...query, current: 1, size: 1 }, 0)
    return tally(narrowed.products.map((product) => index.shopIdOf(product)))
  }

  /** Returns each shop's listed products per top-level category. */
  async classesByShop(): Promise<Map<number, Map<number, number>>> {
    const index = await this.live.fresh()
    if (this.knownShops?.of === this.live.version) return this.knownShops.classes
    const classes = new Map<number, Map<number, number>>()
    for (const product of productsOf(index, index.shownRows())) {
      const [top] = index.dictionary.pathOf(index.categoryIdOf(product))
      const shopId = index.shopIdOf(product)
      const counts = classes.get(shopId) ?? new Map<number, number>()
      if (top) classes.set(shopId, counts.set(top.categoryId, (counts.get(top.categoryId) ?? 0) + 1))
    }
    this.knownShops = { of: this.live.version, classes }
    return classes
  }

  /** Matches lines of a pasted list by their designations. */
  async partsNamed(texts: readonly string[]): Promise<(PartMatch | undefined)[]> {
    const index = await this.live.fresh()
    return texts.map((text) => partNamed(index, text))
  }
  async partsSearched(texts: readonly string[]): Promise<PartMatch[]> {
    const index = await this.live.fresh()
    return texts.map((text) => partSearched(index, text, (typed) => meaningOf(index, typed)))
  }

  async suggest(locale: Locale, keyword: string, size: number): Promise<Suggested[]> {
    const index = await this.live.fresh()
    return suggest(index, locale, keyword, size, (typed) => meaningOf(index, typed))
  }
}

/** Words are interpreted by the shared index `of`, which caches its lexicon, and not by the buyer's own view. */
function narrowedFor(index: ProductIndex, query: Query, now: number, of = index): Known {
  const meaning = meaningOf(of, query.keyword ?? '', query.exact)
  return { meaning, narrowed: narrow(index, query, meaning, now), facets: {} }
}

function tally(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

export function meaningOf(index: ProductIndex, keyword: string, exact = false): Meaning {
  const lexicon = lexiconOf(index)
  const whole = exact ? undefined : wholeModel(index, keyword)
  if (whole !== undefined) return interpretQuery(whole, lexicon, { exact: true })
  const meaning = interpretQuery(keyword, lexicon, { exact })
  const corrected = exact ? undefined : correctModel(index, keyword, meaning)
  return corrected === undefined ? meaning : { ...interpretQuery(corrected, lexicon), corrected }
}

function cardOf(index: ProductIndex, locale: Locale, row: number): Card {
  const { attrs, classes } = index.dictionary
  const values = valuesOfRow(index, row)
  const columns = classes.get(index.categoryIdOf(index.productOf(row)))?.keyAttrs ?? []
  return {
    keyAttrs: columns.flatMap((attrId) => {
      const attr = attrs.get(attrId)
      const value = values.find((one) => one.attrId === attrId)
      return attr && value
        ? [
            {
              attrId,
              attrName: attr.name[locale],
              unit: attr.unit ?? undefined,
              value: value.value[locale],
              number: value.number ?? undefined,
            },
          ]
        : []
    }),
  }
}
