import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Db, DbOptions } from '../db/db.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { postgresBinaries } from './cluster.ts'
import { postgresDatabase, tinyDataDir } from './templates.ts'

type Opened = { db: Db; away: () => Promise<void> }
/**
 * `empty`: without the tiny mall. `once`: on PostgreSQL if there is one, otherwise on PGlite, because the tests take long
 * and the second database rarely finds more. With `RELEASE=1` they run on both.
 */
type Wish = DbOptions & { empty?: boolean; once?: boolean }

const hasPostgres = Boolean(process.env.DATABASE_URL_TEST || postgresBinaries)
const why = hasPostgres ? '' : ' (skipped: neither DATABASE_URL_TEST nor /usr/lib/postgresql/*/bin is there)'

/** Runs tests that need PostgreSQL. Without it they are skipped with the reason. */
export function onPostgres(work: () => void): void {
  describe.skipIf(!hasPostgres)(`on PostgreSQL${why}`, () => {
    work()
  })
}

/** Runs the tests on both databases, or on PGlite alone if `DATABASES` is `pglite`. Each file gets its own. */
export function eachDatabase(work: (open: () => Db) => void, { once = false, ...wish }: Wish = {}): void {
  const { DATABASES, RELEASE } = process.env
  const onPglite = () =>
    describe('on PGlite', () => {
      run(work, () => pglite(wish))
    })
  const onServer = () =>
    onPostgres(() => {
      run(work, () => postgres(wish))
    })
  const chosen =
    DATABASES === 'pglite' ? [onPglite] : once && hasPostgres && !RELEASE ? [onServer] : [onPglite, onServer]
  for (const begin of chosen) begin()
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
