import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const pgdataOf = (dataDir: string) => join(dataDir, 'pgdata')

const CONTROL_BYTES = 8192
const parts = ['PG_VERSION', 'base/1/PG_VERSION', 'global/pg_control', 'pg_multixact', 'pg_wal', 'pg_xact']

/** A damaged database, which must not be overwritten. */
export class DamagedData extends Error {
  constructor(dataDir: string, what: string) {
    super(
      `The database in ${dataDir} is damaged (${what}): put the directory aside, then bring a backup in with npm run restore, or set DATA_DIR to another directory.`,
    )
  }
}

/** Returns whether a database exists. Throws `DamagedData` if the folder has files but is incomplete. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  const damage = await damageOf(pgdataOf(dataDir))
  if (damage && damage !== 'empty') throw new DamagedData(dataDir, damage)
  return damage === undefined
}

/** Returns what is wrong with a database folder, as far as its files show, or undefined. */
export async function damageOf(pgdata: string): Promise<string | undefined> {
  const found = await readdir(pgdata).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!found.length) return 'empty'
  for (const part of parts) if (!existsSync(join(pgdata, part))) return `${part} is missing`
  const { size } = await stat(join(pgdata, 'global/pg_control'))
  return size === CONTROL_BYTES ? undefined : `global/pg_control has ${size} of ${CONTROL_BYTES} bytes`
}

/**
 * Creates a database in a temporary folder and renames the folder when complete, so that an interruption leaves no
 * partial database.
 */
export async function makePgdata(dataDir: string, make: (place: string) => Promise<void>): Promise<void> {
  const unfinished = `${pgdataOf(dataDir)}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  try {
    await make(unfinished)
    await rename(unfinished, pgdataOf(dataDir))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
