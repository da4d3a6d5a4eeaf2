import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Db, DbOptions } from '../db/db.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { postgresBinaries, startCluster } from './cluster.ts'

type Opened = { db: Db; away: () => Promise<void> }

const kinds: { name: string; open: (options?: DbOptions) => Promise<Opened> }[] = [{ name: 'PGlite', open: memory }]
if (process.env.DATABASE_URL_TEST || postgresBinaries) kinds.push({ name: 'PostgreSQL', open: process.env.DATABASE_URL_TEST ? ownSchema : temporaryCluster })
else console.log('No PostgreSQL here (DATABASE_URL_TEST, /usr/lib/postgresql/*/bin): these tests run on PGlite alone.')

/** Runs the tests on every database there is: PGlite in memory, and a PostgreSQL server where one is found. */
export function eachDatabase(work: (open: () => Db) => void, options?: DbOptions): void {
  for (const { name, open } of kinds) {
    describe(`on ${name}`, () => {
      let opened: Opened
      beforeAll(async () => { opened = await open(options) }, 60_000)
      afterAll(async () => { await opened?.away() }, 20_000)
      work(() => opened.db)
    })
  }
}

/** In memory; in a folder where a bound is to be tested, since it ends the engine. */
async function memory(options?: DbOptions): Promise<Opened> {
  if (!options) {
    const db = await openPglite()
    return { db, away: () => db.close() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'mall-pglite-'))
  const db = await openPglite(folder, options)
  return { db, away: async () => { await db.close(); rmSync(folder, { recursive: true, force: true }) } }
}

/** A schema of this file's own on a server that is there already. */
async function ownSchema(options?: DbOptions): Promise<Opened> {
  const schema = `mall_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const url = new URL(process.env.DATABASE_URL_TEST!)
  const admin = await openPostgres(url.href)
  await admin.script(`create schema ${schema}`)
  url.searchParams.set('search_path', schema)
  const db = await openPostgres(url.href, options)
  return { db, away: async () => { await db.close(); await admin.script(`drop schema ${schema} cascade`); await admin.close() } }
}

/** A server of this file's own, gone with it. */
async function temporaryCluster(options?: DbOptions): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pg-'))
  const { url, stop } = await startCluster(folder)
  const db = await openPostgres(url, options)
  return {
    db,
    away: async () => {
      await db.close()
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
