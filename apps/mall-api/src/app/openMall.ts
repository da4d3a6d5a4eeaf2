import './compose.ts'
import { importRegions } from '../contexts/account/regions.ts'
import { sampleMall } from '../contexts/catalogue/sample/catalogue.ts'
import { READ_WAIT_MS } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { observeDb } from '../db/observeDb.ts'
import { migrate } from '../db/migrate.ts'
import { readSetting, saveSetting } from '../db/rows.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { openReplica, readAtReplica } from '../db/replica.ts'
import type { Progress } from '../contexts/catalogue/seed.ts'
import { importHistory } from '../sample/history.ts'
import { seed } from '../sample/seed.ts'

export type Where = {
  dataDir: string
  url: string | undefined
  /** The time limit of one statement in milliseconds. */
  bound?: number
  /** The number of connections to PostgreSQL. */
  connections?: number | undefined
  /** The URL of PostgreSQL itself, if `url` is a pooler. */
  directUrl?: string | undefined
  /**
   * The URL of a streaming replica that serves reads, and the milliseconds that a read waits for the replica to catch
   * up.
   */
  readUrl?: string | undefined
  readWaitMs?: number | undefined
  /**
   * If given, statements are observed, and statements that take this many milliseconds or longer are logged (0: none).
   */
  slowMs?: number
  /** Called if another process uses `dataDir`, before waiting for it. */
  onWait?: (owner: string) => void
}

type DatabaseSettings = {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
}

/** Returns the database of a command: PostgreSQL itself if the servers use a pooler, which would lose transactions. */
export function databaseOfCommand({ DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL }: DatabaseSettings) {
  return { dataDir: DATA_DIR, url: DATABASE_DIRECT_URL ?? DATABASE_URL }
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

/** Milliseconds to wait for the process that holds the data folder: a server that is shutting down or was killed. */
const OWNER_LEAVES_WITHIN = 5_000
/** The key of the lock under which one process fills the mall. */
const FILLING = 2

/** Opens the database of DATABASE_URL or DATA_DIR without migrating it. */
export async function openDatabase({
  dataDir,
  url,
  directUrl,
  connections,
  readUrl,
  readWaitMs: waitMs = READ_WAIT_MS,
  slowMs,
  bound: statementTimeoutMs,
  onWait,
}: Where): Promise<Db> {
  if (!url)
    return observed(await openPglite(dataDir, { statementTimeoutMs, wait: OWNER_LEAVES_WITHIN, onWait }), slowMs)
  const db = observed(await openPostgres(url, { statementTimeoutMs, connections, directUrl }), slowMs)
  return readUrl ? readAtReplica(db, openReplica(readUrl, { statementTimeoutMs, connections, slowMs }), { waitMs }) : db
}

function observed(db: Db, slowMs: number | undefined): Db {
  return slowMs === undefined ? db : observeDb(db, slowMs)
}

/** Opens and migrates the database, and imports the sample or, in production, the regions. */
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
 * Records whether the database holds the sample mall or a production mall. Throws if the database holds the other kind:
 * the sample must not be written into a company's data, and the accounts of the sample have known passwords.
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
