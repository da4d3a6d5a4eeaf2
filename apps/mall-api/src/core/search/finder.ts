import type { Locale } from '@millwright/domain/locale'
import { prodTypeAt } from '@millwright/domain/product/prodType'
import type { ProdType } from '@millwright/domain/product/prodType'
import { LongWork } from '../turns/longWork.ts'
import { EngineUnavailable } from './engine/engineClient.ts'
import { brandFacet } from './facets.ts'
import { facetsFrom } from './foundFacets.ts'
import type { FoundFacets } from './foundFacets.ts'
import type { Meaning } from './interpretQuery/types.ts'
import { match } from './match.ts'
import { partSearched, partsNamed } from './matchPart.ts'
import type { PartMatch, SearchedPart } from './matchPart.ts'
import type { OwnTerms } from './ownTerms.ts'
import { rankingOf } from './plan.ts'
import type { Plan, Query } from './plan.ts'
import { both, listedRows } from './rowSet.ts'
import type { IndexFigures, SearchPort, SearchView, SkuHit } from './searchPort.ts'
import { readShelf } from './shelfRule.ts'
import { suggest } from './suggest.ts'
import type { Suggested } from './suggest.ts'
import { normalise } from './tokens.ts'
import { understand } from './understand.ts'

export type Card = { keyAttrs: { attrId: number; attrName: string; unit?: string; value: string; number?: number }[] }
export type Found = { hits: SkuHit[]; total: number; cards: Card[] }

/** `now` is epoch milliseconds by the server's clock. */
type Asking = { locale: Locale; now: number }
type Known = { meaning: Meaning; plan: Plan; facets: Partial<Record<Locale, FoundFacets>> }

/** The maximum number of cached queries. Each takes up to a megabyte at a million SKUs. */
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

const PAGE = 60

type SellerPage = { from: number; products: number; shopIds?: readonly number[] | undefined; listed?: boolean }

/** Finds products: interprets keywords, and queries the engine behind the port. */
export class Finder {
  private readonly port: SearchPort
  private readonly knownQueries = new Map<string, Known>()
  private knownOf: number | undefined
  private knownShops?: { of: number; classes: Map<number, Map<number, number>> }

  constructor(port: SearchPort) {
    this.port = port
  }

  /** Prepares the engine, so that the first buyer does not wait for it. */
  async ready(onProgress?: (products: number) => void): Promise<void> {
    await this.port.ready(onProgress)
    // The rest of the mall starts even if the engine is not available yet.
    await this.warm().catch((error: unknown) => {
      if (!(error instanceof EngineUnavailable)) throw error
    })
  }

  /** Returns the number of products and SKUs in the index, and the milliseconds since the index read the changes. */
  figures(): IndexFigures {
    return this.port.figures()
  }

  /** Warms the lazy parts: the lexicon and the normalised names. */
  private async warm(): Promise<void> {
    const { dictionary } = await this.port.open()
    for (const { grade, name } of dictionary.classes.values())
      if (grade === 1)
        for (const locale of ['zh', 'en'] as const) {
          await this.search({ locale, now: 0 }, { keyword: name[locale], current: 1, size: PAGE })
          await this.suggest(locale, name[locale], PAGE)
        }
  }

  /** With `own` terms, searches with the prices on that buyer's cards. */
  async search({ locale, now }: Asking, query: Query, own?: OwnTerms): Promise<Found & { facets: FoundFacets }> {
    const view = await this.port.open(own)
    const known = await this.narrowed(view, query, now)
    const { meaning, plan, facets } = known
    const from = (query.current - 1) * query.size
    const found = await view.page(plan.rows, rankingOf(query, meaning, plan), from, from + query.size)
    facets[locale] ??= facetsFrom(view.dictionary, locale, query, meaning, plan, await view.tallies(query, plan))
    return { ...found, facets: facets[locale], cards: found.hits.map((hit) => cardOf(view, locale, hit)) }
  }

  /**
   * Narrowed queries are cached for further pages and buyers until the catalogue changes. Queries about deals depend on
   * the time and are not cached.
   */
  private async narrowed(view: SearchView, query: Query, now: number): Promise<Known> {
    const { version } = view
    if (version === undefined || query.prodType !== undefined || query.isActive !== undefined)
      return narrow(view, query, now)
    if (this.knownOf !== version) this.knownQueries.clear()
    this.knownOf = version
    const key = JSON.stringify(narrowing.map((name) => query[name]))
    const known = this.knownQueries.get(key) ?? (await narrow(view, query, now))
    if (this.knownOf !== version) return known
    this.knownQueries.delete(key)
    const [oldest] = this.knownQueries.keys()
    if (this.knownQueries.size >= KNOWN_MOST && oldest !== undefined) this.knownQueries.delete(oldest)
    this.knownQueries.set(key, known)
    return known
  }

  /** Returns the product's type at `now`, as of the finder's last call. */
  prodTypeOf(prodId: number, now: number): ProdType {
    return prodTypeAt(this.port.dealsOf(prodId), now)
  }

  /**
   * Returns the SKUs of one page of products for the seller, including delisted ones: of these shops or of all. `listed`
   * leaves out delisted products.
   */
  async anySkus(
    keyword: string,
    { from, products, shopIds, listed }: SellerPage,
  ): Promise<{ skuIds: number[]; products: number }> {
    const view = await this.port.open()
    const meaning = await view.answer(understand(keyword, view.lexicon))
    const { rows, said } = await view.answer(match({ shelf: 'any' }, meaning))
    const own = shopIds ? both(rows, { shopIds }) : rows
    const asked = listed ? both(own, listedRows) : own
    const ranking = { ...meaning, said, keyword: normalise(keyword) }
    const { hits } = await view.page(asked, ranking, from, from + products)
    return { skuIds: hits.flatMap(({ matching }) => matching), products: hits.length }
  }

  /** Returns products similar to a product or from a category. */
  async like(
    of: { prodId?: number; categoryId?: number },
    from: number,
    to: number,
  ): Promise<{ prodIds: number[]; total: number }> {
    return (await this.port.open()).similar(of, from, to)
  }

  /** Returns the products of each shelf rule, in its order. */
  async shelves(rules: readonly string[], now: number): Promise<number[][]> {
    const view = await this.port.open()
    return Promise.all(
      rules.map((rule) => {
        const read = readShelf(rule, now)
        return read ? view.shelf(read) : []
      }),
    )
  }

  /** Returns a category's brands, those with the most products first. */
  async brands(locale: Locale, categoryId: number): Promise<FoundFacets['brands']> {
    const view = await this.port.open()
    const brands = await view.brands(both(listedRows, { categoryIds: [categoryId] }))
    return brandFacet(view.dictionary, locale, brands)
  }

  /** Returns each shop's sold pieces of its listed products. */
  async soldByShop(): Promise<Map<number, number>> {
    return (await this.port.open()).soldByShop()
  }

  async foundByShop(query: Omit<Query, 'current' | 'size'>): Promise<Map<number, number>> {
    const view = await this.port.open()
    const { plan } = await this.narrowed(view, { ...query, current: 1, size: 1 }, 0)
    const shops = await view.shops(plan.rows)
    return new Map(shops.map(({ shopId, categories }) => [shopId, categories.reduce((n, { count }) => n + count, 0)]))
  }

  /** Returns each shop's listed products per top-level category. */
  async classesByShop(): Promise<Map<number, Map<number, number>>> {
    const view = await this.port.open()
    if (view.version !== undefined && this.knownShops?.of === view.version) return this.knownShops.classes
    const classes = new Map<number, Map<number, number>>()
    for (const { shopId, categories } of await view.shops(listedRows)) {
      const counts = new Map<number, number>()
      for (const { id, count } of categories) {
        const [top] = view.dictionary.pathOf(id)
        if (top) counts.set(top.categoryId, (counts.get(top.categoryId) ?? 0) + count)
      }
      classes.set(shopId, counts)
    }
    if (view.version !== undefined) this.knownShops = { of: view.version, classes }
    return classes
  }

  /** Matches lines of a pasted list by their designations. */
  async partsNamed(texts: readonly string[]): Promise<(PartMatch | undefined)[]> {
    return partsNamed(await this.port.open(), texts)
  }
  async partsSearched(texts: readonly string[]): Promise<SearchedPart[]> {
    const view = await this.port.open()
    const found: SearchedPart[] = []
    const work = new LongWork()
    for (const text of texts) {
      found.push(await partSearched(view, text))
      await work.rest()
    }
    return found
  }

  async suggest(locale: Locale, keyword: string, size: number): Promise<Suggested[]> {
    return suggest(await this.port.open(), locale, keyword, size)
  }
}

async function narrow(view: SearchView, query: Query, now: number): Promise<Known> {
  const meaning = await view.answer(understand(query.keyword ?? '', view.lexicon, query.exact))
  return { meaning, plan: await view.plan(query, meaning, now), facets: {} }
}

function cardOf({ dictionary }: SearchView, locale: Locale, { categoryId, valueIds }: SkuHit): Card {
  const values = valueIds.flatMap((id) => dictionary.valueOf(id) ?? [])
  const columns = dictionary.classes.get(categoryId)?.keyAttrs ?? []
  return {
    keyAttrs: columns.flatMap((attrId) => {
      const attr = dictionary.attrs.get(attrId)
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
