import { sampleMall } from './catalogue/sample/catalogue.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import type { Progress } from './catalogue/seed.ts'
import { importHistory } from './seed/history.ts'
import { seed } from './seed/seed.ts'

export type Where = { dataDir: string; url?: string; size?: number; onWait?: (owner: string) => void }

/** A server that was told to stop, or a machine busy with ending one that was killed, takes no longer. */
const OWNER_LEAVES_WITHIN = 5_000

/** The database that people mean by DATABASE_URL or DATA_DIR, with tables and the sample mall in it. */
export async function openFilled({ dataDir, url, size, onWait }: Where, onProgress: Progress): Promise<Db> {
  const db = url ? await openPostgres(url) : await openPglite(dataDir, { wait: OWNER_LEAVES_WITHIN, onWait })
  try {
    await migrate(db)
    await seed(db, ({ skip }) => sampleMall({ size, skip }), Date.now(), onProgress, size)
    await importHistory(db, Date.now())
    return db
  } catch (error) {
    await db.close().catch(() => {})
    throw error
  }
}
