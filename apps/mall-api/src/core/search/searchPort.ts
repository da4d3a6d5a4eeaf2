import type { ProdDeal } from '@millwright/domain/product/prodType'
import type { LocalisedText } from '../catalogue/types.ts'
import type { Tally } from './facets.ts'
import type { Tallies } from './foundFacets.ts'
import type { Dictionary } from './index/dictionary.ts'
import type { Lexicon } from './interpretQuery/lexicon.ts'
import type { Meaning } from './interpretQuery/types.ts'
import type { OwnTerms } from './ownTerms.ts'
import type { Plan, Query } from './plan.ts'
import type { Ranking } from './ranking.ts'
import type { Asking, RowSet } from './rowSet.ts'
import type { ShelfRule } from './shelfRule.ts'

type Now<T> = Promise<T> | T

/**
 * An engine that finds products: the index in the process, or a search engine. It answers structured queries (`Plan`,
 * `RowSet`); keywords are interpreted before.
 */
export type SearchPort = {
  /** Prepares the engine, so that the first buyer does not wait for it. */
  ready(onProgress?: (products: number) => void): Promise<void>
  /** Returns the catalogue as one request sees it. With `own` terms it has that buyer's card prices. */
  open(own?: OwnTerms): Promise<SearchView>
  figures(): IndexFigures
  /** The deals of a product, as of the last call. */
  dealsOf(prodId: number): readonly ProdDeal[]
}

/**
 * The products and SKUs of an index in this process, 0 with a search engine, and the milliseconds since it read the
 * changes of products.
 */
export type IndexFigures = { products: number; skus: number; age: number }

export type SearchView = {
  /** Results computed under a version are valid while it lasts. Undefined: results cannot be cached. */
  readonly version: number | undefined
  readonly dictionary: Dictionary
  readonly deals: ReadonlyMap<number, readonly ProdDeal[]>
  readonly lexicon: Lexicon
  answer<T>(asking: Asking<T>): Now<T>
  /** Returns the products `from … to` of a set in the requested order, with their representative SKUs. */
  page(rows: RowSet, ranking: Ranking, from: number, to: number): Now<{ hits: SkuHit[]; total: number }>
  plan(query: Query, meaning: Meaning, now?: number): Now<Plan>
  tallies(query: Query, plan: Plan): Now<Tallies>
  /** Returns SKUs whose model begins with the text, one per model, the shortest first. */
  modelsBegun(start: string, most: number): Now<FoundSku[]>
  brands(rows: RowSet): Now<Tally>
  /** Returns the number of products of each brand, listed or not. */
  brandSizes(): Now<ReadonlyMap<number, number>>
  /** Returns products per shop and leaf category. */
  shops(rows: RowSet): Now<{ shopId: number; categories: Tally }[]>
  /** Returns each shop's sold pieces of its listed products. */
  soldByShop(): Now<Map<number, number>>
  similar(
    of: { prodId?: number; categoryId?: number },
    from: number,
    to: number,
  ): Now<{ prodIds: number[]; total: number }>
  shelf(rule: ShelfRule): Now<number[]>
  /**
   * Returns a function that returns the listed SKUs of a model. `codes` are all models at once, so that an engine can
   * look them up together.
   */
  parts(codes: readonly string[]): Now<(code: string) => readonly Part[]>
}

export type FoundSku = { prodId: number; skuId: number; model: string; name: LocalisedText; categoryId: number }

/**
 * A product in the result, with its representative SKU. `fits` counts its SKUs that fit the query. If the query is a
 * model, only the SKU with this model fits. `skuIds` are the SKUs that fit as well as the representative, and
 * `matching` are all SKUs that fit, in the product's order.
 */
export type SkuHit = FoundSku & {
  valueIds: readonly number[]
  fits: number
  skuIds: readonly number[]
  matching: readonly number[]
}

/** A listed SKU, as pasted lists are matched with it. `words` are the words of its product, category and values. */
export type Part = {
  skuId: number
  brandId: number
  categoryId: number
  price: number
  inStock: boolean
  words: () => ReadonlySet<string>
}
