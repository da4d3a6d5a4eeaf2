import type { Meaning } from '../interpretQuery/types.ts'
import { planOf, setsOf } from '../plan.ts'
import type { Plan, Query } from '../plan.ts'
import type { Asking, RowSet } from '../rowSet.ts'
import type { FoundSku, Part, SearchView, SkuHit } from '../searchPort.ts'
import type { Ranking } from '../ranking.ts'
import type { ShelfRule } from '../shelfRule.ts'
import { wordTokens } from '../tokens.ts'
import { BitRows, productsOf } from './bitRows.ts'
import type { KeptBits } from './bitRows.ts'
import { has } from './bits.ts'
import { lexiconOf } from './lexiconOf.ts'
import type { ProductIndex } from './productIndex.ts'
import { pageOfProducts, representativeSkuSelector, rowsOf, valuesOfRow } from './rank.ts'
import { shelf } from './shelf.ts'
import { similarProducts } from './similarProducts.ts'
import { brandTally, shopTally, talliesOf } from './tallies.ts'

const MODELS_LOOKED_AT = 400
const PARTS_LOOKED_AT = 200
const WORDS_MOST = 2_000

/** The in-process index, or one buyer's view of it, as a request sees it. */
export class IndexView implements SearchView {
  readonly index: ProductIndex
  readonly version: number | undefined
  private readonly shared: ProductIndex
  private readonly bits: BitRows

  /** `shared`: the index itself, if `index` is a buyer's view of it. */
  constructor(
    index: ProductIndex,
    {
      shared = index,
      version,
      kept = new WeakMap(),
    }: { shared?: ProductIndex; version?: number; kept?: KeptBits } = {},
  ) {
    this.index = index
    this.shared = shared
    this.version = version
    this.bits = new BitRows(index, kept)
  }

  get dictionary() {
    return this.index.dictionary
  }
  get deals() {
    return this.index.deals
  }
  /** Words are interpreted by the shared index, which caches its lexicon. */
  get lexicon() {
    return lexiconOf(this.shared)
  }

  answer<T>(asking: Asking<T>): T {
    return this.bits.answer(asking)
  }

  plan(query: Query, meaning: Meaning, now = 0): Plan {
    const plan = this.answer(planOf(this, query, meaning, now))
    this.bits.keep(setsOf(plan))
    return plan
  }

  page(set: RowSet, ranking: Ranking, from: number, to: number): { hits: SkuHit[]; total: number } {
    const { index } = this
    const rows = this.bits.of(set)
    const products = productsOf(index, rows)
    const said = (ranking.said ?? []).map((one) => this.bits.of(one))
    const ranked = { ...ranking, said, prefers: ranking.prefers ?? [] }
    const page = pageOfProducts(index, rows, products, ranked, ranking, from, to)
    const speaks = representativeSkuSelector(index, ranked)
    const hits = page.map((product) => {
      const { row, alike } = speaks(rows, product)
      const exact = index.codes.of(row) === ranking.model
      const matching = rowsOf(index, rows, product).map((one) => index.skuIdOf(one))
      return {
        ...this.skuOf(row),
        valueIds: valuesOfRow(index, row)
          .map(({ attrValueId }) => attrValueId)
          .sort((a, b) => a - b),
        fits: exact ? 1 : matching.length,
        skuIds: (exact ? [row] : alike).map((one) => index.skuIdOf(one)),
        matching,
      }
    })
    return { hits, total: products.length }
  }

  private skuOf(row: number): FoundSku {
    const { index } = this
    const product = index.productOf(row)
    return {
      prodId: index.prodIdOf(product),
      skuId: index.skuIdOf(row),
      model: index.codes.written(row),
      name: index.namesOf(product),
      categoryId: index.categoryIdOf(product),
    }
  }

  tallies(_: Query, plan: Plan) {
    return talliesOf(this.bits, plan, productsOf(this.index, this.bits.of(plan.rows)))
  }

  modelsBegun(start: string, most: number): FoundSku[] {
    const { codes } = this.index
    const shown = this.index.shownRows()
    const seen = new Set<string>()
    return codes
      .wholeFrom(start, MODELS_LOOKED_AT)
      .filter((row) => has(shown, row))
      .sort((a, b) => codes.of(a).length - codes.of(b).length)
      .filter((row) => !seen.has(codes.of(row)) && seen.add(codes.of(row)))
      .slice(0, most)
      .map((row) => this.skuOf(row))
  }

  brands(set: RowSet) {
    return brandTally(this.index, this.bits.of(set))
  }

  brandSizes(): Map<number, number> {
    return new Map([...this.index.productsByBrand].map(([brandId, { length }]) => [brandId, length]))
  }

  shops(set: RowSet) {
    return shopTally(this.index, this.bits.of(set))
  }

  soldByShop(): Map<number, number> {
    const { index } = this
    const sold = new Map<number, number>()
    for (const product of productsOf(index, index.shownRows()))
      sold.set(index.shopIdOf(product), (sold.get(index.shopIdOf(product)) ?? 0) + index.soldOf(product))
    return sold
  }

  similar({ prodId, categoryId }: { prodId?: number; categoryId?: number }, from: number, to: number) {
    return similarProducts(this.index, prodId, categoryId, from, to)
  }

  shelf(rule: ShelfRule): number[] {
    return shelf(this.index, this.bits.of(rule.rows), rule)
  }

  /** Models are looked up only when a line needs them. */
  parts(): (code: string) => readonly Part[] {
    const { codes } = this.index
    return (code) =>
      codes
        .wholeFrom(code, PARTS_LOOKED_AT)
        .filter((row) => codes.of(row) === code && this.index.isShown(row))
        .map((row) => this.partOf(row))
  }

  private partOf(row: number): Part {
    const { index } = this
    const product = index.productOf(row)
    return {
      skuId: index.skuIdOf(row),
      brandId: index.brandIdOf(product),
      categoryId: index.categoryIdOf(product),
      price: index.priceOf(row),
      inStock: index.stocks.items[row] !== 0,
      words: () => wordsOf(index, row),
    }
  }
}

/** The words of products, by index and row. Cached because a list names the same products repeatedly. */
const said = new WeakMap<ProductIndex, Map<number, Set<string>>>()

function wordsOf(index: ProductIndex, row: number): Set<string> {
  const kept = said.get(index) ?? new Map<number, Set<string>>()
  said.set(index, kept)
  const known = kept.get(row)
  if (known) return known
  if (kept.size >= WORDS_MOST) kept.clear()
  const product = index.productOf(row)
  const { zh, en } = index.namesOf(product)
  const classes = index.dictionary.pathOf(index.categoryIdOf(product)).flatMap(({ name }) => [name.zh, name.en])
  const values = valuesOfRow(index, row).flatMap(({ value }) => [value.zh, value.en])
  const words = wordTokens([zh, en, ...index.keywordsOf(product), ...classes, ...values].join(' '))
  kept.set(row, words)
  return words
}
