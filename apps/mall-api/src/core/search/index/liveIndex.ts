import { arrayText, queryOne } from '../../../db/db.ts'
import type { Db } from '../../../db/db.ts'
import { Dictionary } from './dictionary.ts'
import { ProductIndex } from './productIndex.ts'
import { readDeals } from './readDeals.ts'
import { itemsByIds, readItems } from './readItems.ts'

type Change = { xact: string; prodId: number; whole: boolean }

/** Changes are kept for an hour. After a longer silence the index is rebuilt. */
const DEAF_AFTER = 50 * 60_000
const WITHDRAWN_SHARE = 0.25
/** Above this number of changed products, a full rebuild is faster. */
const ANEW_FROM = 5_000

/**
 * The index of a database, at least as new as the last change committed before the call. Each call reads the changes
 * since the previous call and reloads their products.
 */
export class LiveIndex {
  /** Increases with every applied change. Results computed under a version are valid while it lasts. */
  version = 0
  private readonly db: Db
  private readonly onChange: (prodIds: ReadonlySet<number> | 'any') => void
  private index: ProductIndex | undefined
  private from = '0'
  private heardAt = 0
  private readonly taken = new Set<string>()
  private turn: Promise<unknown> = Promise.resolve()

  /** The index as of the last call. */
  get latest(): ProductIndex | undefined {
    return this.index
  }

  constructor(db: Db, onChange: (prodIds: ReadonlySet<number> | 'any') => void = () => {}) {
    this.db = db
    this.onChange = onChange
  }

  /** Refreshes one call at a time, so two calls do not apply the same change. */
  fresh(onProgress: (products: number) => void = () => {}): Promise<ProductIndex> {
    const turn = this.turn.then(() => this.hear(onProgress))
    this.turn = turn.catch(() => {})
    return turn
  }

  private async hear(onProgress: (products: number) => void): Promise<ProductIndex> {
    const now = performance.now()
    if (!this.index || now - this.heardAt > DEAF_AFTER || this.index.withdrawn > this.index.rows * WITHDRAWN_SHARE)
      return this.begin(onProgress)
    // This statement's snapshot sees all changes committed before it. Transactions still running have ids from `next`
    // on and are read by the next call.
    const heard = await queryOne<{ next: string; changes: Change[] | null }>(
      this.db,
      `
      select pg_snapshot_xmin(pg_current_snapshot())::text as next,
        (select json_agg(json_build_object('xact', xact::text, 'prodId', prod_id, 'whole', whole)) from search_change where xact >= $1::text::xid8)::jsonb as changes`,
      [this.from],
    )
    const changes = (heard.changes ?? []).filter(({ xact }) => !this.taken.has(xact))
    this.heardAt = now
    if (heard.next !== this.from) this.taken.clear()
    this.from = heard.next
    for (const { xact } of heard.changes ?? []) this.taken.add(xact)
    if (!changes.length) return this.index
    return this.take(this.index, changes, onProgress)
  }

  private async begin(onProgress: (products: number) => void): Promise<ProductIndex> {
    this.onChange('any')
    await this.db.query("delete from search_change where at < now() - interval '1 hour'")
    const { next } = await queryOne<{ next: string }>(
      this.db,
      'select pg_snapshot_xmin(pg_current_snapshot())::text as next',
    )
    const dictionary = new Dictionary()
    await dictionary.read(this.db)
    const index = new ProductIndex(dictionary)
    for (const [prodId, deals] of await readDeals(this.db)) index.deals.set(prodId, deals)
    for await (const item of readItems(this.db)) {
      index.add(item)
      if (index.size % 1000 === 0) onProgress(index.size)
    }
    this.index = index
    this.from = next
    this.taken.clear()
    this.heardAt = performance.now()
    this.version++
    return index
  }

  private async take(
    index: ProductIndex,
    changes: Change[],
    onProgress: (products: number) => void,
  ): Promise<ProductIndex> {
    const whole = new Set<number>()
    const figures = new Set<number>()
    let named = false
    for (const { prodId, whole: all } of changes) {
      if (prodId === 0) named = true
      else if (all || index.placeOf(prodId) === undefined) whole.add(prodId)
      else figures.add(prodId)
    }
    this.onChange(named ? 'any' : new Set([...whole, ...figures]))
    if (whole.size > ANEW_FROM) return this.begin(onProgress)
    if (named) {
      await index.dictionary.read(this.db)
      index.showAll()
    }
    const changed = [...whole, ...figures]
    if (changed.length) {
      const deals = await readDeals(this.db, changed)
      for (const prodId of changed) index.deals.set(prodId, deals.get(prodId) ?? [])
    }
    if (whole.size) {
      const items = await itemsByIds(this.db, [...whole])
      for (const prodId of whole) {
        figures.delete(prodId)
        index.withdraw(prodId)
      }
      for (const item of items) index.add(item)
    }
    if (figures.size) await this.takeFigures(index, [...figures])
    this.version++
    return index
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
