import type { CardWire, ReadDetail } from '../wire/wire.ts'
import { ProductCache } from './productCache.ts'
import type { ProductChanges } from './productChanges.ts'

/** Cache limits: some twenty megabytes of cards, and about as much of product details. */
const CARDS_MOST = 20_000
const DETAILS_MOST = 2_000

/** Cards and details of products, each cached until its product changes. */
export class KeptProducts {
  /** Valid as of the last `fresh`, or of the last search in the process. */
  readonly cards = new ProductCache<CardWire>(CARDS_MOST)
  readonly details = new ProductCache<ReadDetail>(DETAILS_MOST)
  private readonly changes: ProductChanges

  constructor(changes: ProductChanges) {
    this.changes = changes
    changes.subscribe((changed) => this.forget(changed?.map(({ prodId }) => prodId)))
  }

  /** Removes changed products from the caches. */
  async fresh(): Promise<this> {
    await this.changes.hear()
    return this
  }

  private forget(prodIds: readonly number[] | undefined) {
    for (const cache of [this.cards, this.details])
      if (!prodIds || prodIds.includes(0)) cache.forgetAll()
      else cache.forget(new Set(prodIds))
  }
}
