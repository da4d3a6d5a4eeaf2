import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'

const keys = new WeakMap<Db, Map<string, Promise<string>>>()

/** Returns a secret key of the mall, created at the first use. All processes of the mall share it. */
export function mallKey(db: Db, name: string): Promise<string> {
  let known = keys.get(db)
  if (!known) keys.set(db, (known = new Map()))
  let key = known.get(name)
  if (!key) {
    key = readKey(db, name)
    known.set(name, key)
    key.catch(() => known.delete(name))
  }
  return key
}

/** Reads a key, creating it once. If two processes create it at once, the first key stays. */
async function readKey(db: Db, name: string): Promise<string> {
  await db.query('insert into setting (key, value) values ($1, $2::text::jsonb) on conflict do nothing', [
    name,
    JSON.stringify(randomBytes(32).toString('base64url')),
  ])
  return (await queryOne<{ value: string }>(db, 'select value from setting where key = $1', [name])).value
}
