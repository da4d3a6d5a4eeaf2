import { setInterval } from 'node:timers/promises'
import type { Db } from '../../db/db.ts'
import { EngineClient } from './engine/engineClient.ts'
import { EngineIndex } from './engine/engineIndex.ts'
import { EnginePort } from './engine/enginePort.ts'
import { Finder } from './finder.ts'
import { IndexPort } from './index/indexPort.ts'
import { KeptProducts } from './keptProducts.ts'
import { ProductChanges } from './productChanges.ts'

/** Milliseconds between two searches for changes. */
const INDEX_EVERY = 1_000
/** The maximum number of changes indexed at once. */
const CHANGES_MOST = 5_000

/** The search that handlers use, and their caches of products. */
export type Search = { finder: Finder; kept: KeptProducts }

/**
 * Searches with the OpenSearch cluster at these addresses. `onError` receives each failure of indexing, which is then
 * tried again. Returns when the engine has an index, or after the first failure.
 */
export async function searchOnEngine(
  db: Db,
  addresses: readonly string[],
  onError: (error: unknown) => void,
): Promise<Search & { close: () => Promise<void> }> {
  const client = new EngineClient(addresses)
  const changes = new ProductChanges(db)
  const kept = new KeptProducts(changes)
  const index = new EngineIndex(db, client)
  await index.indexChanges(CHANGES_MOST).catch(onError)
  const stop = new AbortController()
  const indexing = (async () => {
    for await (const _ of setInterval(INDEX_EVERY, undefined, { signal: stop.signal }))
      await index.indexChanges(CHANGES_MOST).catch(onError)
  })().catch(() => {})
  const close = async () => {
    stop.abort()
    await indexing
    await client.close()
  }
  return { finder: new Finder(new EnginePort(db, client, changes)), kept, close }
}

/** Searches with an index in this process. */
export function searchInProcess(db: Db): Search {
  const changes = new ProductChanges(db)
  const kept = new KeptProducts(changes)
  return { finder: new Finder(new IndexPort(db, changes)), kept }
}
