import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Db } from './db.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings the tables to what this version of the server wants. Each file runs once, whole or not at all. A file that was
 * changed after it ran is refused: the tables are not what it says. `upTo` is the number of the last file to run.
 */
export async function migrate(db: Db, upTo = '9999'): Promise<void> {
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
  }
}

/** A file is known by its number; the context and the words behind it may be better said one day. */
function numberOf(name: string): string {
  return name.slice(0, 4)
}
