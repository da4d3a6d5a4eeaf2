import type { Db } from '../../../db/db.ts'
import { queryOne } from '../../../db/db.ts'
import { Dictionary } from '../index/dictionary.ts'
import type { Item } from '../index/item.ts'
import { itemsByIds, readItems } from '../index/readItems.ts'
import { currentPosition } from '../productChanges.ts'
import { keepPosition, numbersOf, positionOf, readChanges } from './consumer.ts'
import { documentOf } from './documents.ts'
import type { EngineClient, Json } from './engineClient.ts'
import { ALIAS, filledSettings, indexOf } from './mapping.ts'

/** The lock that one instance holds while it indexes (`Db.alone`). */
const INDEXING = 90
/** Products per request. */
const BATCH = 250
/** Milliseconds that a request may take that writes a batch or copies the index to the other nodes. */
const SLOW = 60_000
/** Milliseconds after which no search uses the previous index any more. */
const IN_USE = 30_000

/** Keeps the engine's index up to date with the database: one instance at a time, behind an alias. */
export class EngineIndex {
  private readonly db: Db
  private readonly client: EngineClient
  private former: { names: string[]; since: number } | undefined

  constructor(db: Db, client: EngineClient) {
    this.db = db
    this.client = client
  }

  /**
   * Indexes the products of about `most` changes since the last call of any instance, and returns their number. Builds
   * the index if there is none, if changes have been missed, or if the numbers of attribute values have changed.
   */
  indexChanges(most: number): Promise<number> {
    return this.db.alone(INDEXING, async () => {
      await this.deleteFormer()
      const position = await positionOf(this.db, ALIAS)
      if (!position || !(await this.exists())) return this.build()
      const { next, prodIds, named } = await readChanges(this.db, position.from, most)
      // Searches match names in the API's own tables, so a new name needs no indexing. Documents contain the numbers of
      // attribute values, so new numbers need a new index.
      if (named && position.numbers !== (await numbersOf(this.db))) return this.build()
      await this.index(ALIAS, prodIds)
      await keepPosition(this.db, ALIAS, next, position.numbers)
      return prodIds.length
    })
  }

  /**
   * Builds a new index beside the current index, which serves searches meanwhile, and points the alias to the new
   * index.
   */
  rebuild(): Promise<number> {
    return this.db.alone(INDEXING, () => this.build())
  }

  /** Makes all indexed changes visible to searches, which otherwise takes up to a second. */
  async refresh(): Promise<void> {
    await this.client.send('POST', `/${ALIAS}/_refresh`)
  }

  private async build(): Promise<number> {
    const from = await currentPosition(this.db)
    const numbers = await numbersOf(this.db)
    const { skus } = await queryOne<{ skus: number }>(this.db, 'select count(*)::int as skus from sku')
    const name = `${ALIAS}-${Date.now()}`
    await this.client.send('PUT', `/${name}`, indexOf(skus))
    const products = await this.fill(name)
    await this.client.send('POST', `/${name}/_refresh`, undefined, { timeout: SLOW })
    await this.client.send('PUT', `/${name}/_settings`, { index: filledSettings })
    await this.client.send('GET', `/_cluster/health/${name}?wait_for_status=green&timeout=30s`, undefined, {
      timeout: SLOW,
      ignore: [408],
    })
    const former = (await this.names()).filter((one) => one !== name)
    const actions = [
      { remove: { index: `${ALIAS}-*`, alias: ALIAS, must_exist: false } },
      { add: { index: name, alias: ALIAS } },
    ]
    await this.client.send('POST', '/_aliases', { actions })
    this.former = { names: former, since: performance.now() }
    // The next call indexes the changes since the build began.
    await keepPosition(this.db, ALIAS, from, numbers)
    return products
  }

  private async fill(name: string): Promise<number> {
    const dictionary = await this.dictionary()
    let products = 0
    let items: Item[] = []
    for await (const item of readItems(this.db)) {
      items.push(item)
      if (items.length < BATCH) continue
      await this.write(name, dictionary, items, [])
      products += items.length
      items = []
    }
    await this.write(name, dictionary, items, [])
    return products + items.length
  }

  private async index(name: string, prodIds: readonly number[]): Promise<void> {
    if (!prodIds.length) return
    const dictionary = await this.dictionary()
    for (let from = 0; from < prodIds.length; from += BATCH) {
      const ids = prodIds.slice(from, from + BATCH)
      const items = await itemsByIds(this.db, ids)
      const there = new Set(items.map(({ prodId }) => prodId))
      const gone = ids.filter((prodId) => !there.has(prodId))
      await this.write(name, dictionary, items, gone)
    }
  }

  private async write(name: string, dictionary: Dictionary, items: readonly Item[], gone: readonly number[]) {
    const lines: Json[] = [
      ...items.flatMap((item) => [{ index: { _id: String(item.prodId) } }, documentOf(dictionary, item)]),
      ...gone.map((prodId) => ({ delete: { _id: String(prodId) } })),
    ]
    if (!lines.length) return
    type Result = { status: number; error?: { reason?: string } }
    type Answer = { errors: boolean; items: Record<string, Result>[] }
    const answer = await this.client.send<Answer>('POST', `/${name}/_bulk`, lines, { timeout: SLOW })
    const failed = answer.items.flatMap((one) => Object.values(one)).find(({ error }) => error)
    if (failed) throw new Error(`the search engine refused a product: ${failed.error?.reason}`)
  }

  private async dictionary(): Promise<Dictionary> {
    const dictionary = new Dictionary()
    await dictionary.read(this.db)
    return dictionary
  }

  private async exists(): Promise<boolean> {
    return Object.keys(await this.client.send<object>('GET', `/_alias/${ALIAS}`, undefined, { ignore: [404] })).some(
      (name) => name.startsWith(`${ALIAS}-`),
    )
  }

  private async names(): Promise<string[]> {
    return Object.keys(await this.client.send<object>('GET', `/${ALIAS}-*`))
  }

  private async deleteFormer(): Promise<void> {
    const { former } = this
    if (!former || performance.now() - former.since < IN_USE) return
    this.former = undefined
    for (const name of former.names) await this.client.send('DELETE', `/${name}`, undefined, { ignore: [404] })
  }
}
