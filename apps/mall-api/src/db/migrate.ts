import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Db } from './db.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The key of the lock under which one process migrates. */
const MIGRATING = 1

type MigrateOptions = {
  /** The number of the last file to run. */
  upTo?: string
  /** Called if another process is migrating, before waiting for it. */
  onWait?: () => void
}

/**
 * Migrates the database to this version of the server and returns the names of the files that ran. Each file runs once,
 * in a transaction. A file that changed after it ran is refused, because the tables no longer match it. Files that this
 * version does not know were run by a newer version beside it and are left alone.
 */
export async function migrate(db: Db, { upTo = '9999', onWait }: MigrateOptions = {}): Promise<string[]> {
  return db.alone(MIGRATING, () => runMissing(db, upTo), onWait)
}

async function runMissing(db: Db, upTo: string): Promise<string[]> {
  const ran: string[] = []
  await db.script(`
    create table if not exists migration (name text primary key, done_at timestamptz not null default now());
    alter table migration add column if not exists sum text`)
  const done = new Map(
    (await db.query<{ name: string; sum: string | null }>('select name, sum from migration')).map(({ name, sum }) => [
      numberOf(name),
      sum,
    ]),
  )
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql') && numberOf(file) <= upTo).sort()) {
    const script = await readFile(new URL(name, folder), 'utf8')
    const sum = createHash('sha256').update(script).digest('hex')
    if (done.has(numberOf(name))) {
      if (done.get(numberOf(name)) === sum) continue
      throw new Error(
        `The database was made by another ${name}: start with an empty one (remove DATA_DIR, or name a new database in DATABASE_URL).`,
      )
    }
    await db.tx(async (tx) => {
      await tx.script(script)
      await tx.query('insert into migration (name, sum) values ($1, $2)', [name, sum])
    })
    ran.push(name)
  }
  return ran
}

/** Returns the number that identifies a migration, so that the rest of the file name may change. */
function numberOf(name: string): string {
  return name.slice(0, 4)
}
