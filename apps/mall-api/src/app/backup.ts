import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { filesOf } from '../contexts/files/openFileStore.ts'
import { takeDataLock } from '../db/dataLock.ts'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { makeFolder } from '../db/makeFolder.ts'
import { damageOf, hasDatabase, makePgdata, pgdataOf } from '../db/pgdata.ts'
import { openPglite } from '../db/pglite.ts'
import { runPgProgram } from '../db/pgProgram.ts'
import { openPostgres } from '../db/postgres.ts'

export type DatabaseLocation = { dataDir: string; url?: string }

/** Returns where a backup keeps its uploaded files: inside its folder, or beside the dump file. */
const filesOfBackup = (path: string, url: string | undefined) => (url ? `${path}.files` : filesOf(path))

/**
 * Writes the whole database to `to`: a folder for the embedded database, which must not be in use, or a pg_dump file
 * for a PostgreSQL server. Uploaded files in DATA_DIR are included, in that folder or in `to` + `.files`.
 */
export async function backup({ dataDir, url }: DatabaseLocation, to: string): Promise<string> {
  if (existsSync(to)) throw new Error(`${to} is there already: name another, so that no backup is written over.`)
  await makeFolder(dirname(resolve(to))).catch((error) => {
    throw unwritable(to, error)
  })
  const unfinished = `${to}.${randomUUID()}.unfinished`
  try {
    await write({ dataDir, url }, unfinished).catch((error) => {
      throw unwritable(to, error)
    })
    if (url && existsSync(filesOfBackup(unfinished, url)))
      await rename(filesOfBackup(unfinished, url), filesOfBackup(to, url))
    await rename(unfinished, to)
  } catch (error) {
    for (const part of [unfinished, filesOfBackup(unfinished, url)]) await rm(part, { recursive: true, force: true })
    throw error
  }
  return to
}

async function write({ dataDir, url }: DatabaseLocation, unfinished: string): Promise<void> {
  if (url) {
    // Search changes and their consumers serve running servers only, and contain transaction ids of this database
    // server.
    await runPgProgram('pg_dump', url, [
      '--format=custom',
      '--exclude-table-data=search_change',
      '--exclude-table-data=search_consumer',
      `--file=${unfinished}`,
    ])
    // The files are copied after the database, so that all files that its rows refer to are included.
    await copyFiles(filesOf(dataDir), filesOfBackup(unfinished, url))
  } else {
    const unlock = await existing(dataDir)
    try {
      await cp(pgdataOf(dataDir), pgdataOf(unfinished), { recursive: true, mode: constants.COPYFILE_FICLONE })
      await copyFiles(filesOf(dataDir), filesOfBackup(unfinished, url))
    } finally {
      await unlock()
    }
    // Opens the copy to verify it.
    await holdings(await openPglite(unfinished))
  }
}

/** Copies complete files only. Files with the same id are identical, so existing files are kept. */
async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  const mode = constants.COPYFILE_FICLONE
  await cp(from, to, { recursive: true, mode, force: false, filter: (path) => !path.endsWith('.unfinished') })
}

/** Returns an error that names the backup's path, which differs from the mall's. */
function unwritable(to: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC')
    return new Error(`The disk of the backup ${to} is full: make room, or name another place.`)
  const isPlace = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'].includes(error.code ?? '')
  return isPlace ? new Error(`The backup ${to} cannot be made or written to: name another place.`) : error
}

/** Restores a backup into an empty database. */
export async function restore({ dataDir, url }: DatabaseLocation, from: string): Promise<string> {
  if (!existsSync(from)) throw new Error(`There is no backup ${from}.`)
  if (url) {
    const db = await openPostgres(url)
    const [{ tables = 0 } = {}] = await db.query<{ tables: number }>(
      "select count(*)::int as tables from pg_class join pg_namespace n on n.oid = relnamespace where nspname = current_schema() and relkind in ('r', 'S', 'v')",
    )
    await db.close()
    if (tables)
      throw new Error(
        'The database of DATABASE_URL is not empty: name a new one (createdb), so that nothing is written over.',
      )
    await runPgProgram('pg_restore', url, ['--exit-on-error', '--single-transaction', from])
    await copyFiles(filesOfBackup(from, url), filesOf(dataDir))
    return holdings(await openPostgres(url))
  }
  const damage = await damageOf(pgdataOf(from)).catch(() => 'it is no folder')
  if (damage) throw new Error(`${from} is no whole backup of the embedded database (${damage}): name another.`)
  await makeFolder(dataDir)
  const unlock = await takeDataLock(dataDir)
  try {
    if ((await damageOf(pgdataOf(dataDir))) !== 'empty')
      throw new Error(
        `${dataDir} holds a database already: put the directory aside, or set DATA_DIR to another, so that nothing is written over.`,
      )
    await makePgdata(dataDir, (place) =>
      cp(pgdataOf(from), place, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    )
    await copyFiles(filesOfBackup(from, url), filesOf(dataDir))
  } finally {
    await unlock()
  }
  return holdings(await openPglite(dataDir))
}

/** Locks a directory that has a complete database. */
async function existing(dataDir: string): Promise<() => Promise<void>> {
  if (!existsSync(pgdataOf(dataDir)))
    throw new Error(
      `There is no database in ${dataDir}: set DATA_DIR to the directory of the mall, or DATABASE_URL to its server.`,
    )
  const unlock = await takeDataLock(dataDir)
  try {
    await hasDatabase(dataDir)
    return unlock
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Returns the number of orders and buyers for comparison, and closes the database. */
async function holdings(db: Db): Promise<string> {
  try {
    await db.script('analyze')
    const row = await queryOne<{ orders: number; total: string; buyers: number }>(
      db,
      'select (select count(*)::int from orders) as orders, (select coalesce(sum(actual_total), 0)::text from orders) as total, (select count(*)::int from buyer) as buyers',
    )
    return `${row.orders} orders over ${row.total}, ${row.buyers} buyers`
  } finally {
    await db.close()
  }
}
