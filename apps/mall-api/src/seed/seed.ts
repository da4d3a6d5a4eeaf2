import type { SampleMall } from '../catalogue/types.ts'
import type { Db } from '../db/db.ts'
import { importCatalogue } from './catalogue.ts'
import type { Progress } from './catalogue.ts'
import { homeBlocks, renewSeckill } from './home.ts'
import { importBuyers } from './buyers.ts'
import { importRegions } from './regions.ts'
import { importSite } from './site.ts'
import { keep } from './rows.ts'

/** Raise it when the sample data change in a way that an existing data directory should get. */
export const SEED_VERSION = 1

/** Fills an empty mall with the sample data, once; stopped half-way it goes on at the next start. */
export async function seed(db: Db, mall: () => SampleMall | Promise<SampleMall>, now: number, onProgress: Progress = () => {}): Promise<void> {
  const [mark] = await db.query<{ value: number }>("select value from setting where key = 'seeded'")
  if (mark?.value !== SEED_VERSION) {
    onProgress({ what: 'regions', done: 0, total: 1 })
    await importRegions(db)
    const sample = await mall()
    await importCatalogue(db, sample, now, onProgress)
    await importSite(db, now)
    await importBuyers(db, now)
    await renewSeckill(db, now)
    await keep(db, 'home', await homeBlocks(db))
    if (sample.total.products) await keep(db, 'seeded', SEED_VERSION)
  }
  await renewSeckill(db, now)
}
