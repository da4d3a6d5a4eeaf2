import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../core/files/fileStore.ts'

/**
 * Stores files in a folder, in subfolders by the first letters of their ids. Files are always complete, even after a
 * crash.
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)
  return {
    async put(id, bytes) {
      const path = pathOf(checked(id))
      const unfinished = `${path}.${randomUUID()}.unfinished`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(id) {
      try {
        return new Uint8Array(await readFile(pathOf(checked(id))))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (id) => rm(pathOf(checked(id)), { force: true }),
  }
}

/** Throws if an id could be a path. */
function checked(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Error('no id of a file')
  return id
}
