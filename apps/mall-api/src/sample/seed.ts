import type { SampleMall } from '../core/catalogue/types.ts'
import type { Db } from '../db/db.ts'
import { importCatalogue } from '../contexts/catalogue/seed.ts'
import type { ImportCheckpoint, Progress } from '../contexts/catalogue/seed.ts'
import { importHeldCoupons, renewPromotions } from '../contexts/promotion/sample.ts'
import { renewDeals } from '../contexts/promotion/seed.ts'
import { importDecorations } from '../contexts/content/seed.ts'
import { importRegulations } from '../contexts/content/regulationSeed.ts'
import { importArticleNumbers } from '../contexts/article-number/seed.ts'
import { importOrderLists } from '../contexts/order-list/seed.ts'
import { importBuyers } from '../contexts/account/seed.ts'
import { importLevels } from '../contexts/member/levelSeed.ts'
import { importRegions } from '../contexts/account/regions.ts'
import { importShopOwners } from '../contexts/shop/ownerSeed.ts'
import { importShopFacts } from '../contexts/shop/seed.ts'
import { importSite } from '../contexts/site/seed.ts'
import { saveSetting, readSetting } from '../db/rows.ts'

/** Increase if the sample data change and existing data directories should get the change. */
const SEED_VERSION = 21

/**
 * Fills a mall with the sample data once. After an interruption it continues at the next start. If `size` exceeds the
 * existing SKUs, the missing ones are added.
 */
export async function seed(
  db: Db,
  mall: (wish: { skip: number }) => SampleMall,
  now: number,
  onProgress: Progress = () => {},
  size = 0,
): Promise<void> {
  if (
    (await readSetting<number>(db, 'seeded')) !== SEED_VERSION ||
    ((await readSetting<number>(db, 'catalogueSize')) ?? 0) < size
  ) {
    onProgress({ what: 'regions', done: 0, total: 1 })
    await importRegions(db)
    await importCatalogue(db, mall, SEED_VERSION, now, onProgress)
    await db.script('analyze')
    await importSite(db, now)
    await importRegulations(db)
    await importBuyers(db, now)
    await importArticleNumbers(db, now)
    await importOrderLists(db, now)
    await importLevels(db)
    await importShopFacts(db)
    await importShopOwners(db, now)
    await renewDeals(db, now)
    await renewPromotions(db, now)
    await importHeldCoupons(db, now)
    await importDecorations(db, now)
    await saveSetting(db, 'catalogueSize', size)
    if ((await readSetting<ImportCheckpoint>(db, 'catalogue'))?.products) await saveSetting(db, 'seeded', SEED_VERSION)
  }
  await renewDeals(db, now)
  await renewPromotions(db, now)
}
