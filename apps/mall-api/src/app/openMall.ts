import './compose.ts'
import { importRegions } from '../contexts/account/regions.ts'
import { sampleMall } from '../contexts/catalogue/sample/catalogue.ts'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { readSetting, saveSetting } from '../db/rows.ts'
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
  /** Called if another process uses `dataDir`, before waiting for it. */
  onWait?: (owner: string) => void
}

type Filling = {
  /** Whether the mall is the sample. A production mall gets the regions of addresses and nothing else. */
  sample?: boolean
  /** The number of SKUs up to which the sample is filled. */
  size?: number | undefined
  onProgress?: Progress
  /** Called if another server migrates or fills the database, before waiting for it. */
  onBusy?: () => void
}

/**
 * Milliseconds to wait for the process that holds the data folder: a server that is shutting down, or one that was
 * killed.
 */
const OWNER_LEAVES_WITHIN = 5_000
/** The key of the lock under which one process fills the mall. */
const FILLING = 2

/** Opens the database of DATABASE_URL or DATA_DIR as it is. */
export function openDatabase({ dataDir, url, bound: statementTimeoutMs, onWait }: Where): Promise<Db> {
  return url
    ? openPostgres(url, { statementTimeoutMs })
    : openPglite(dataDir, { statementTimeoutMs, wait: OWNER_LEAVES_WITHIN, onWait })
}

/** Opens the database, migrates it and fills a new one. */
export async function openMall(
  where: Where,
  { sample = true, size, onProgress = () => {}, onBusy }: Filling = {},
): Promise<Db> {
  const db = await openDatabase(where)
  try {
    await migrate(db, { onWait: onBusy })
    await db.alone(FILLING, () => fill(db), onBusy)
    return db
  } catch (error) {
    await db.close().catch(() => {})
    throw error
  }

  async function fill(mall: Db): Promise<void> {
    await keepKind(mall, sample ? 'sample' : 'production')
    if (!sample) return importRegions(mall)
    await seed(mall, ({ skip }) => sampleMall({ size, skip }), Date.now(), onProgress, size)
    await importHistory(mall, Date.now())
  }
}

/**
 * Records whether the database holds the sample mall or a production mall. Throws if it holds the other kind: the sample
 * must not be written into a company's data, and its accounts have known passwords.
 */
async function keepKind(db: Db, kind: 'sample' | 'production'): Promise<void> {
  const isSeeded = (await readSetting(db, 'catalogue')) !== undefined || (await readSetting(db, 'seeded')) !== undefined
  const held = (await readSetting<string>(db, 'mall')) ?? (isSeeded ? 'sample' : kind)
  if (held !== kind)
    throw new Error(
      held === 'sample'
        ? 'This database holds the sample mall, whose passwords are known: name an empty one for MALL=production.'
        : 'This database holds a production mall: start it with MALL=production.',
    )
  await saveSetting(db, 'mall', kind)
}
