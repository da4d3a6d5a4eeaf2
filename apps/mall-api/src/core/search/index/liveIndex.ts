import { logError } from '@millwright/edge/log'
import { arrayText } from '../../../db/db.ts'
import type { Db } from '../../../db/db.ts'
import { changesSince, currentPosition } from '../productChanges.ts'
import type { Change, ProductChanges } from '../productChanges.ts'
import { Breather } from './breather.ts'
import { Dictionary } from './dictionary.ts'
import { inheritLexicon } from './lexiconOf.ts'
import { ProductIndex } from './productIndex.ts'
import { readDeals } from './readDeals.ts'
import { itemsByIds, readItems } from './readItems.ts'

const WITHDRAWN_SHARE = 0.25
/** Above this number of changed products, a full rebuild is faster. */
const ANEW_FROM = 5_000
/** The number of changed products that a call waits for. */
const AT_ONCE = 250
/** A rebuilt index replaces the old one when the rebuilt index is at most this many changes behind. */
const BEHIND_MOST = 200
/** After this number of rounds a rebuilt index replaces the old one even if it is further behind. */
const ROUNDS_MOST = 20

/**
 * The in-process index of a database. A call applies the changes committed before it, and reloads up to `AT_ONCE`
 * changed products. Further products are reloaded in the background. If so many products changed that a rebuild is
 * faster, a new index is built while the old index serves searches.
 */
export class LiveIndex {
  /** Increases with every applied change. Results computed under a version are valid while it lasts. */
  version = 0
  private readonly db: Db
  private readonly changes: ProductChanges
  private index: ProductIndex | undefined
  private rebuilding: Promise<void> | undefined
  private onProgress: (products: number) => void = () => {}

  /** The index as of the last call. */
  get latest(): ProductIndex | undefined {
    return this.index
  }

  constructor(db: Db, changes: ProductChanges) {
    this.db = db
    this.changes = changes
    changes.subscribe((changed) => this.take(changed))
  }

  async fresh(onProgress?: (products: number) => void): Promise<ProductIndex> {
    if (onProgress) this.onProgress = onProgress
    await this.changes.hear()
    return this.index!
  }

  private async take(changes: readonly Change[] | undefined): Promise<void> {
    const { index } = this
    if (!index) {
      this.index = (await this.built()).index
      this.version++
    } else if (!changes || isMuch(index, wholeOf(index, changes))) this.rebuild()
    else {
      const whole = [...wholeOf(index, changes)]
      const later = new Set(whole.slice(AT_ONCE))
      await this.apply(
        index,
        changes.filter(({ prodId }) => !later.has(prodId)),
      )
      if (later.size) void this.inBackground(this.reloadLater([...later]))
      if (index.withdrawn > index.rows * WITHDRAWN_SHARE) this.rebuild()
    }
  }

  /** Reloads products in batches. Searches between two batches see the old data of the remaining products. */
  private async reloadLater(prodIds: readonly number[]): Promise<void> {
    for (let from = 0; from < prodIds.length; from += AT_ONCE)
      await this.changes.inTurn(async () => {
        await this.reload(this.index!, prodIds.slice(from, from + AT_ONCE))
        this.version++
      })
  }

  private rebuild(): void {
    this.rebuilding ??= this.inBackground(this.replace()).finally(() => {
      this.rebuilding = undefined
    })
  }

  private inBackground(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => logError('updating the search index failed', error))
  }

  /** Builds a new index, brings it up to date, and replaces the old index between two calls. */
  private async replace(): Promise<void> {
    const { index, from } = await this.built()
    let heard = from
    for (let round = 0; round < ROUNDS_MOST; round++) {
      const { next, changes } = await changesSince(this.db, heard)
      if (changes.length <= BEHIND_MOST) break
      await this.apply(index, changes)
      heard = next
    }
    if (this.index) inheritLexicon(this.index, index)
    await this.changes.inTurn(async () => {
      await this.apply(index, (await changesSince(this.db, heard)).changes)
      this.index = index
      this.version++
    })
  }

  private async built(): Promise<{ index: ProductIndex; from: string }> {
    const from = await currentPosition(this.db)
    const breather = new Breather()
    const dictionary = new Dictionary()
    await dictionary.read(this.db)
    const index = new ProductIndex(dictionary)
    for (const [prodId, deals] of await readDeals(this.db)) index.deals.set(prodId, deals)
    for await (const item of readItems(this.db)) {
      index.add(item)
      if (index.size % 1000 === 0) this.onProgress(index.size)
      await breather.rest()
    }
    for (let product = 0; product < index.size; product++) {
      index.nameOf(product)
      await breather.rest()
    }
    await index.codes.settleSlowly(breather)
    return { index, from }
  }

  /** Applies changes. Applying a change again has no effect. */
  private async apply(index: ProductIndex, changes: readonly Change[]): Promise<void> {
    if (!changes.length) return
    const whole = wholeOf(index, changes)
    const figures = changes.flatMap(({ prodId }) => (prodId === 0 || whole.has(prodId) ? [] : [prodId]))
    if (changes.some(({ prodId }) => prodId === 0)) {
      await index.dictionary.read(this.db)
      index.showAll()
    }
    const changed = [...whole, ...figures]
    if (changed.length) {
      const deals = await readDeals(this.db, changed)
      for (const prodId of changed) index.deals.set(prodId, deals.get(prodId) ?? [])
    }
    if (whole.size) await this.reload(index, [...whole])
    if (figures.length) await this.takeFigures(index, [...new Set(figures)])
    this.version++
  }

  private async reload(index: ProductIndex, prodIds: readonly number[]): Promise<void> {
    const breather = new Breather()
    const items = await itemsByIds(this.db, prodIds)
    const kept = new Set(items.map(({ prodId }) => prodId))
    for (const prodId of prodIds) if (!kept.has(prodId)) index.withdraw(prodId)
    for (const item of items) {
      index.withdraw(item.prodId)
      index.add(item)
      await breather.rest()
    }
  }

  /** Updates price, stock, status, sales and comments. A product's rows are in SKU order. */
  private async takeFigures(index: ProductIndex, prodIds: number[]) {
    const rows = await this.db.query<{
      prodId: number
      status: number
      sold: number
      comments: number
      skus: [skuId: number, price: number, stocks: number][] | null
    }>(
      `
      select prod_id as "prodId", status, sold_num as sold, comment_num as comments,
        (select json_agg(json_build_array(sku_id, price, stocks) order by seq) from sku where sku.prod_id = p.prod_id)::text::json as skus
      from product p where prod_id = any($1::text::bigint[])`,
      [arrayText(prodIds)],
    )
    for (const { prodId, status, sold, comments, skus } of rows) {
      const product = index.placeOf(prodId)
      if (product === undefined) continue
      const first = index.firstOf(product)
      for (const [at, [skuId, price, stocks]] of (skus ?? []).entries())
        if (index.skuIds.items[first + at] === skuId) index.price(first + at, price, stocks)
      index.sell(product, status, sold, comments)
    }
  }
}

/** Whether a rebuild is faster than reloading these products, or will soon be needed anyway. */
function isMuch(index: ProductIndex, { size }: ReadonlySet<number>): boolean {
  return size > ANEW_FROM || (size > AT_ONCE && size > index.present * WITHDRAWN_SHARE)
}

/** Returns the products that must be read again. */
function wholeOf(index: ProductIndex, changes: readonly Change[]): Set<number> {
  return new Set(
    changes.flatMap(({ prodId, whole }) =>
      prodId !== 0 && (whole || index.placeOf(prodId) === undefined) ? [prodId] : [],
    ),
  )
}
