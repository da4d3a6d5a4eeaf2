import type { ProdDeal } from '@millwright/domain/product/prodType'
import type { Db } from '../../../db/db.ts'
import { Dictionary } from '../index/dictionary.ts'
import { readDeals } from '../index/readDeals.ts'
import type { Lexicon } from '../interpretQuery/lexicon.ts'
import type { OwnTerms } from '../ownTerms.ts'
import type { Change, ProductChanges } from '../productChanges.ts'
import type { IndexFigures, SearchPort } from '../searchPort.ts'
import type { EngineClient } from './engineClient.ts'
import { EngineView } from './engineView.ts'
import { readCatalogueWords } from './readCatalogueWords.ts'

/** Milliseconds after which the vocabulary is read again, to include the words of new products. */
const WORDS_FOR = 3_600_000

/** Searches with OpenSearch. Only the small tables, the deals and the vocabulary are in memory. */
export class EnginePort implements SearchPort {
  private readonly db: Db
  private readonly client: EngineClient
  private readonly changes: ProductChanges
  private readonly dictionary = new Dictionary()
  private deals = new Map<number, ProdDeal[]>()
  private words: { lexicon: Promise<Lexicon>; at: number } | undefined

  constructor(db: Db, client: EngineClient, changes: ProductChanges) {
    this.db = db
    this.client = client
    this.changes = changes
    changes.subscribe((changed) => this.hear(changed))
  }

  async ready(): Promise<void> {
    await this.open()
  }

  async open(own?: OwnTerms): Promise<EngineView> {
    await this.changes.hear()
    const { dictionary, deals } = this
    return new EngineView(this.client, { dictionary, deals, lexicon: await this.lexicon() }, own)
  }

  figures(): IndexFigures {
    return { products: 0, skus: 0, age: this.changes.age }
  }

  dealsOf(prodId: number): readonly ProdDeal[] {
    return this.deals.get(prodId) ?? []
  }

  private async lexicon(): Promise<Lexicon> {
    const known = this.words
    if (known && performance.now() - known.at < WORDS_FOR) return known.lexicon
    const lexicon = readCatalogueWords(this.db, this.dictionary)
    this.words = { lexicon, at: performance.now() }
    if (!known) return lexicon
    // The old vocabulary serves until the new vocabulary is read.
    lexicon.catch(() => {
      this.words = { ...known, at: performance.now() }
    })
    return known.lexicon
  }

  private async hear(changes: readonly Change[] | undefined): Promise<void> {
    if (!changes || changes.some(({ prodId }) => prodId === 0)) await this.dictionary.read(this.db)
    if (!changes) this.deals = await readDeals(this.db)
    const prodIds = [...new Set(changes?.map(({ prodId }) => prodId).filter(Boolean))]
    if (!prodIds.length) return
    const deals = await readDeals(this.db, prodIds)
    for (const prodId of prodIds) this.deals.set(prodId, deals.get(prodId) ?? [])
  }
}
