import type { ProdDeal } from '@millwright/domain/product/prodType'
import type { Db } from '../../../db/db.ts'
import type { OwnTerms } from '../ownTerms.ts'
import type { IndexFigures, SearchPort } from '../searchPort.ts'
import type { KeptBits } from './bitRows.ts'
import { IndexView } from './indexView.ts'
import { LiveIndex } from './liveIndex.ts'
import { ownIndex } from './ownIndex.ts'
import type { ProductChanges } from '../productChanges.ts'

/** Searches with an index in this process. */
export class IndexPort implements SearchPort {
  private readonly live: LiveIndex
  private readonly changes: ProductChanges
  private kept: { of: number; bits: KeptBits } = { of: 0, bits: new WeakMap() }

  constructor(db: Db, changes: ProductChanges) {
    this.live = new LiveIndex(db, changes)
    this.changes = changes
  }

  async ready(onProgress?: (products: number) => void): Promise<void> {
    const index = await this.live.fresh(onProgress)
    index.codes.settle()
  }

  async open(own?: OwnTerms): Promise<IndexView> {
    const index = await this.live.fresh()
    const { version } = this.live
    if (own && (own.percent !== undefined || own.offers)) return new IndexView(ownIndex(index, own), { shared: index })
    if (this.kept.of !== version) this.kept = { of: version, bits: new WeakMap() }
    return new IndexView(index, { version, kept: this.kept.bits })
  }

  figures(): IndexFigures {
    const { latest } = this.live
    return { products: latest?.size ?? 0, skus: latest?.rows ?? 0, age: this.changes.age }
  }

  dealsOf(prodId: number): readonly ProdDeal[] {
    return this.live.latest?.deals.get(prodId) ?? []
  }
}
