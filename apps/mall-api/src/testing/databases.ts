import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Db, DbOptions } from '../db/db.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { postgresBinaries } from './cluster.ts'
import { postgresDatabase, tinyDataDir } from './templates.ts'

type Opened = { db: Db; away: () => Promise<void> }
/** `empty`: whether the database lacks the tiny mall. */
type Wish = DbOptions & { empty?: boolean }

const hasPostgres = Boolean(process.env.DATABASE_URL_TEST || postgresBinaries)
const why = hasPostgres ? '' : ' (skipped: neither DATABASE_URL_TEST nor /usr/lib/postgresql/*/bin is there)'

/** Runs tests that need PostgreSQL. If PostgreSQL is missing, the tests are skipped with the reason. */
export function onPostgres(work: () => void): void {
  describe.skipIf(!hasPostgres)(`on PostgreSQL${why}`, () => {
    work()
  })
}

/**
 * Runs tests on PostgreSQL if it is available, otherwise on PGlite. One database is enough, because few rules behave
 * differently on the other, and the journeys run on PGlite. With `RELEASE=1` the tests run on both.
 */
export function onDatabase(work: (open: () => Db) => void, wish: Wish = {}): void {
  const { DATABASES, RELEASE } = process.env
  if (RELEASE) eachDatabase(work, wish)
  else if (hasPostgres && DATABASES !== 'pglite') onServer(work, wish)
  else onPglite(work, wish)
}

/**
 * Runs tests on both databases, or on PGlite alone if `DATABASES` is `pglite`. Each test file gets its own
 * database.
 */
export function eachDatabase(work: (open: () => Db) => void, wish: Wish = {}): void {
  onPglite(work, wish)
  if (process.env.DATABASES !== 'pglite') onServer(work, wish)
}

function onPglite(work: (open: () => Db) => void, wish: Wish): void {
  describe('on PGlite', () => {
    run(work, () => pglite(wish))
  })
}

function onServer(work: (open: () => Db) => void, wish: Wish): void {
  onPostgres(() => {
    run(work, () => postgres(wish))
  })
}

function run(work: (open: () => Db) => void, open: () => Promise<Opened>): void {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  }, 120_000)
  afterAll(async () => {
    await opened?.away()
  }, 20_000)
  work(() => opened.db)
}

async function pglite({ empty, ...options }: Wish): Promise<Opened> {
  if (empty) {
    const db = await openPglite(undefined, options)
    return { db, away: () => db.close() }
  }
  const folder = await tinyDataDir()
  const db = await openPglite(folder, options)
  return {
    db,
    away: async () => {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function postgres({ empty, ...options }: Wish): Promise<Opened> {
  const { url, drop } = await postgresDatabase({ empty })
  const db = await openPostgres(url, options)
  return {
    db,
    away: async () => {
      await db.close()
      await drop()
    },
  }
}
