import { constants } from 'node:fs'
import { access, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** `wait`: milliseconds to wait for the current owner. `onWait` is called once when waiting starts. */
export type LockOptions = { wait?: number; onWait?: (owner: string) => void }

const SQLITE_BUSY = 5
const LOOK_EVERY = 50

/**
 * Locks a data directory. PGlite has no lock of its own, and two processes on one directory destroy the data. SQLite's
 * lock is an operating system lock: the kernel holds it for the process in any PID namespace, and releases it when the
 * process ends for whatever reason.
 */
export async function takeDataLock(
  dataDir: string,
  { wait = 0, onWait }: LockOptions = {},
): Promise<() => Promise<void>> {
  // SQLite's own error does not name the directory.
  await access(dataDir, constants.W_OK)
  const note = join(dataDir, 'owner.txt')
  const until = performance.now() + wait
  for (let waits = false; ; waits = true) {
    const lock = tryLock(join(dataDir, 'owner.lock'))
    if (lock) {
      // For people only. The lock decides who owns the directory.
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
 * Takes the lock, or returns undefined if another process has it. No other code may open or write this file, because
 * closing any handle of the file would release the lock.
 */
function tryLock(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // If two processes start at once, exactly one gets this lock. With `exclusive` both may fail.
    file.exec('begin immediate')
    return file
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}
