import './compose.ts'
import { sampleMall } from '../contexts/catalogue/sample/catalogue.ts'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Progress } from '../contexts/catalogue/seed.ts'
import { importHistory } from '../sample/history.ts'
import { seed } from '../sample/seed.ts'

export type Where = {
  dataDir: string
  url: string | undefined
  /** The time limit of one statement in milliseconds. */
  bound?: number
  size?: number | undefined

  onWait?: (owner: string) => void
}

/**
 * Milliseconds to wait for the process that holds the data folder: a server that is shutting down, or one that was
 * killed.
 */
const OWNER_LEAVES_WITHIN = 5_000

/** Opens the database of DATABASE_URL or DATA_DIR, migrates it and imports the sample mall. */
export async function openFilled({ dataDir, url, bound, size, onWait }: Where, onProgress: Progress): Promise<Db> {
  const db = url
    ? await openPostgres(url, { bound })
    : await openPglite(dataDir, { bound, wait: OWNER_LEAVES_WITHIN, onWait })
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
