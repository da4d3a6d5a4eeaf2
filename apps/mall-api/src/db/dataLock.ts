import { constants } from 'node:fs'
import { access, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** How long to wait for an owner who is about to go, and who hears that it is waited for. */
export type LockOptions = { wait?: number; onWait?: (owner: string) => void }

const SQLITE_BUSY = 5
const LOOK_EVERY = 50

/**
 * PGlite takes no lock of its own, and two processes on one directory destroy it. SQLite's lock is the operating
 * system's: the kernel holds it for the process, whatever its PID namespace, and lets it go with the process, however
 * that ended.
 */
export async function takeDataLock(
  dataDir: string,
  { wait = 0, onWait }: LockOptions = {},
): Promise<() => Promise<void>> {
  // SQLite's own words for this name no directory.
  await access(dataDir, constants.W_OK)
  const note = join(dataDir, 'owner.txt')
  const until = performance.now() + wait
  for (let waits = false; ; waits = true) {
    const lock = tryLock(join(dataDir, 'owner.lock'))
    if (lock) {
      // For people alone: who owns the directory is what the lock says.
      await writeFile(note, `process ${process.pid} on ${hostname()}`).catch(() => {})
      return async () => {
        await rm(note, { force: true }).catch(() => {})
        lock.close()
      }
    }
    const owner = (await readFile(note, 'utf8').catch(() => '')) || 'another process'
    if (performance.now() >= until)
      throw new Error(
        `The data directory ${dataDir} is in use by ${owner}: stop it, or set DATA_DIR to another directory.`,
      )
    if (!waits) onWait?.(owner)
    await pause(LOOK_EVERY)
  }
}

/**
 * Nothing is ever written into the file, and nothing else may open it: closing any handle of it would let the lock go.
 */
function tryLock(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // Of two that begin at once one gets this; `exclusive` can refuse both.
    file.exec('begin immediate')
    return file
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}
