import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** PGlite takes no lock of its own, and two processes on one directory destroy it. A killed owner's lock is taken over. */
export async function takeDataLock(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'owner.pid')
  for (let tries = 0; tries < 2; tries++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(await birthOf(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = await readFile(path, 'utf8').catch(() => '')
      const pid = Number(owner.split(' ')[0])
      if (pid && pid !== process.pid && (await birthOf(pid)) === owner) {
        throw new Error(`The data directory ${dataDir} is in use by process ${pid}: stop it, or set DATA_DIR to another directory.`, { cause: error })
      }
      await rm(path, { force: true })
    }
  }
  throw new Error(`The data directory ${dataDir} cannot be locked.`)
}

/** The process with its moment of birth where the system tells it: a pid alone may have been given to another. */
async function birthOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return ''
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
}
