import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProblem } from '../app/startProblem.ts'
import { openPglite } from './pglite.ts'

const root = mkdtempSync(join(tmpdir(), 'mall-damage-'))
const whole = join(root, 'whole')
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeAll(async () => {
  const db = await openPglite(whole)
  await db.script('create table kept (n int); insert into kept select generate_series(1, 1000); checkpoint')
  await db.close()
}, 60_000)

/** Returns the hash of every file. Files that a running server writes about itself are omitted. */
function bytesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(postmaster|owner)\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

const damages: [what: string, harm: (pgdata: string) => void, said: string][] = [
  ['PG_VERSION is missing', (pgdata) => rmSync(join(pgdata, 'PG_VERSION')), 'PG_VERSION is missing'],
  [
    'pg_control is cut',
    (pgdata) => truncateSync(join(pgdata, 'global/pg_control'), 100),
    'global/pg_control has 100 of 8192 bytes',
  ],
  [
    'pg_control holds something else',
    (pgdata) => writeFileSync(join(pgdata, 'global/pg_control'), Buffer.alloc(8192, 7)),
    'it does not open',
  ],
  ['pg_control is missing', (pgdata) => rmSync(join(pgdata, 'global/pg_control')), 'global/pg_control is missing'],
  ['the log is missing', (pgdata) => rmSync(join(pgdata, 'pg_wal'), { recursive: true }), 'pg_wal is missing'],
  [
    'the log is empty',
    (pgdata) => {
      rmSync(join(pgdata, 'pg_wal'), { recursive: true })
      mkdirSync(join(pgdata, 'pg_wal'))
    },
    'it does not open',
  ],
  [
    'the tables are missing',
    (pgdata) => {
      rmSync(join(pgdata, 'base'), { recursive: true })
      mkdirSync(join(pgdata, 'base'))
    },
    'base/1/PG_VERSION is missing',
  ],
  [
    'it holds something else',
    (pgdata) => {
      rmSync(pgdata, { recursive: true })
      mkdirSync(pgdata)
      writeFileSync(join(pgdata, 'thesis.txt'), 'all of it')
    },
    'PG_VERSION is missing',
  ],
]

it.each(damages)(
  'overwrites no database in which %s, and reports what to do',
  async (_, harm, said) => {
    const dataDir = mkdtempSync(join(root, 'harmed-'))
    cpSync(whole, dataDir, { recursive: true })
    harm(join(dataDir, 'pgdata'))
    const before = bytesOf(dataDir)
    const error = await openPglite(dataDir).then(
      async (db) => {
        await db.close()
        return new Error('it opened')
      },
      (thrown: Error) => thrown,
    )
    const sentence = await startProblem(error, { dataDir })
    expect(sentence).toContain(said)
    expect(sentence).toMatch(
      /^The database in \S+ is damaged \(.+\): put the directory aside, then bring a backup in with npm run restore, or set DATA_DIR to another directory\.$/,
    )
    expect(sentence).not.toMatch(/ASSERTIONS|\n/)
    expect(bytesOf(dataDir)).toEqual(before)
  },
  60_000,
)

it('creates a complete database after an interrupted first start', async () => {
  const dataDir = mkdtempSync(join(root, 'cut-'))
  mkdirSync(join(dataDir, 'pgdata.unfinished'))
  writeFileSync(join(dataDir, 'pgdata.unfinished/PG_VERSION'), '18')
  mkdirSync(join(dataDir, 'pgdata'))
  const db = await openPglite(dataDir)
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }])
  await db.close()
  expect(readdirSync(dataDir).toSorted()).toEqual(['owner.lock', 'pgdata'])
}, 60_000)
