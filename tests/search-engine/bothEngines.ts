import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMall } from '../../apps/mall-api/src/app/openMall.ts'
import { EngineClient } from '../../apps/mall-api/src/core/search/engine/engineClient.ts'
import { EngineIndex } from '../../apps/mall-api/src/core/search/engine/engineIndex.ts'
import { EnginePort } from '../../apps/mall-api/src/core/search/engine/enginePort.ts'
import { Finder } from '../../apps/mall-api/src/core/search/finder.ts'
import { searchInProcess } from '../../apps/mall-api/src/core/search/openSearch.ts'
import { ProductChanges } from '../../apps/mall-api/src/core/search/productChanges.ts'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { postgresBinaries, startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { startEngine } from './startEngine.ts'

export const FINDERS = ['process', 'engine'] as const

/** Opens a sample mall with both adapters of the search over it: the index in the process, and an OpenSearch cluster. */
export async function bothEngines(size?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'search-mall-'))
  const [postgres, cluster] = [postgresBinaries ? await startCluster(folder) : undefined, await startEngine()]
  const db: Db = await openMall({ dataDir: folder, url: postgres?.url, bound: 600_000 }, { size })
  const client = new EngineClient(cluster.nodes)
  const index = new EngineIndex(db, client)
  await index.indexChanges(5_000)
  const finders = {
    process: searchInProcess(db).finder,
    engine: new Finder(new EnginePort(db, client, new ProductChanges(db))),
  }
  await finders.process.ready()
  return {
    db,
    finders,
    index,
    cluster,
    /** Waits until the engine has every change. */
    caughtUp: async () => {
      await index.indexChanges(5_000)
      await index.refresh()
    },
    close: async () => {
      await client.close()
      await cluster.close()
      await db.close()
      postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
