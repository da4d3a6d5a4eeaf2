import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, chownSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Db, DbOptions } from '../db/db.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'

type Opened = { db: Db; away: () => Promise<void> }

const binaries = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
const kinds: { name: string; open: (options?: DbOptions) => Promise<Opened> }[] = [{ name: 'PGlite', open: memory }]
if (process.env.DATABASE_URL_TEST || binaries) kinds.push({ name: 'PostgreSQL', open: process.env.DATABASE_URL_TEST ? ownSchema : temporaryCluster })
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

/** A server of this file's own, gone with it. PostgreSQL refuses to run as root: then as its own user. */
async function temporaryCluster(options?: DbOptions): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pg-'))
  const root = process.getuid?.() === 0
  const run = (command: string, args: string[]) => {
    const path = join(binaries!, command)
    return root ? execFileSync('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: '/', stdio: 'pipe' }) : execFileSync(path, args, { stdio: 'pipe' })
  }
  if (root) {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
    chownSync(folder, uid, gid)
  }
  const port = await freePort()
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`, 'start'])
  const db = await openPostgres(`postgres://mall@127.0.0.1:${port}/postgres`, options)
  return {
    db,
    away: async () => {
      await db.close()
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
