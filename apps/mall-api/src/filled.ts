import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sampleMall } from './catalogue/catalogue.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import type { Progress } from './seed/catalogue.ts'
import { seed } from './seed/seed.ts'

export type Where = { dataDir: string; url?: string; size?: number }

/** The database that people mean by DATABASE_URL or DATA_DIR, with tables and the sample mall in it. */
export async function openFilled({ dataDir, url, size }: Where, onProgress: Progress): Promise<Db> {
  const db = url ? await openPostgres(url) : await openEmbedded(dataDir)
  try {
    await migrate(db)
    await seed(db, ({ skip }) => sampleMall({ size, skip }), Date.now(), onProgress, size)
    return db
  } catch (error) {
    await db.close().catch(() => {})
    throw error
  }
}

/** What making a new directory takes in memory (300 MB) is given back only with its thread: so it is opened twice. */
async function openEmbedded(dataDir: string): Promise<Db> {
  if (!existsSync(join(dataDir, 'pgdata'))) await (await openPglite(dataDir)).close()
  return openPglite(dataDir)
}
