import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { takeDataLock } from '../db/dataLock.ts'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { seed } from '../sample/seed.ts'
import { startCluster } from './cluster.ts'
import { START } from './testMall.ts'
import { tinyMall } from './tinyMall.ts'

const root = new URL('../../../../', import.meta.url).pathname
const DAY = 86_400_000

/** Copies the tiny mall into a new data directory. Creating it again takes ten times as long. */
export async function tinyDataDir(): Promise<string> {
  const { folder } = await once(join(root, '.cache/tiny-mall', sumOfSources()), async (folder) => {
    dropOld(dirname(folder))
    const db = await openPglite(join(folder, 'data'))
    await fill(db)
    return { folder }
  })
  const own = mkdtempSync(join(tmpdir(), 'mall-pglite-'))
  cpSync(join(folder, 'data/pgdata'), join(own, 'pgdata'), { recursive: true })
  return own
}

/**
 * Creates a database on the run's PostgreSQL server, or on that of DATABASE_URL_TEST: a copy of the tiny mall, or an
 * empty one.
 */
export async function postgresDatabase({ empty = false } = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const server =
    process.env.DATABASE_URL_TEST ?? (await once(join(inject('runFolder'), 'postgres'), startedCluster)).url
  const template = empty
    ? 'template1'
    : (
        await once(join(inject('runFolder'), 'template'), async () => {
          const made = await createDatabase(server, 'template1')
          await fill(await openPostgres(made.url))
          return { name: made.name }
        })
      ).name
  return createDatabase(server, template)
}

async function startedCluster(folder: string) {
  const { url } = await startCluster(folder)
  return { url }
}

async function createDatabase(server: string, template: string) {
  const name = `mall_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const tell = async (sql: string) => {
    const admin = await openPostgres(server)
    // Databases cannot be created or dropped in a transaction, which a script would be.
    await admin.query(sql).finally(() => admin.close())
  }
  await tell(`create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = name
  return { name, url: url.href, drop: () => tell(`drop database ${name} with (force)`) }
}

async function fill(db: Db): Promise<void> {
  await migrate(db)
  await seed(db, tinyMall, START)
  await db.close()
}

/** Makes something in a folder once. Other processes wait for it and reuse it. */
async function once<T>(folder: string, make: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const leave = await takeDataLock(folder, { wait: 600_000 })
  const made = join(folder, 'made.json')
  try {
    try {
      return JSON.parse(readFileSync(made, 'utf8')) as T
    } catch {
      const result = await make(folder)
      writeFileSync(made, JSON.stringify(result))
      return result
    }
  } finally {
    await leave()
  }
}

/** Returns a hash of all sources that can affect the tiny mall. */
function sumOfSources(): string {
  const files = globSync(['apps/mall-api/src/**/*.{ts,sql,txt}', 'packages/domain/src/**/*.ts', 'package-lock.json'], {
    cwd: root,
  })
  const sum = createHash('sha256')
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted())
    sum.update(`${file}\n`).update(readFileSync(join(root, file)))
  return sum.digest('hex').slice(0, 16)
}

function dropOld(folder: string): void {
  for (const one of globSync(join(folder, '*'))) {
    if (Date.now() - statSync(one).mtimeMs > DAY) rmSync(one, { recursive: true, force: true })
  }
}
