import { readdir, readFile } from 'node:fs/promises'
import type { Db } from './db.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings the tables to what this version of the server wants. Each file runs once, whole or not at all. */
export async function migrate(db: Db): Promise<void> {
  await db.script('create table if not exists migration (name text primary key, done_at timestamptz not null default now())')
  const done = new Set((await db.query<{ name: string }>('select name from migration')).map(({ name }) => name))
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    if (done.has(name)) continue
    const script = await readFile(new URL(name, folder), 'utf8')
    await db.tx(async (tx) => {
      await tx.script(script)
      await tx.query('insert into migration (name) values ($1)', [name])
    })
  }
}
