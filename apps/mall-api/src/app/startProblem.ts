import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * The disk counts as full below this number of free bytes. The embedded database may then have failed to shut down
 * properly, even if it reported success.
 */
const ROOM = 8 * 1024 * 1024

/** PostgreSQL's codes for a full or failing disk. */
const codes: Record<string, string> = { 53100: 'ENOSPC', 58030: 'EIO' }

type Where = { dataDir: string; port?: string; url?: string }

/** Returns one sentence: why the mall cannot start, and how to fix the problem. */
export async function startProblem(error: unknown, { dataDir, port = '', url }: Where): Promise<string> {
  const { code = '', message } = error as Error & { code?: string }
  const noFolder = `${dataDir} cannot be made or written to: set DATA_DIR to a directory of yours.`
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: stop what listens there, or set API_PORT to another port.`,
    EEXIST: noFolder,
    ENOTDIR: noFolder,
    ENOENT: noFolder,
    EPERM: noFolder,
    EROFS: noFolder,
    EIO: noFolder,
    EACCES: `The server may not use port ${port} or the directory ${dataDir}: choose others by API_PORT and DATA_DIR.`,
    ENOSPC: `The disk that holds ${dataDir} is full: make room, or set DATA_DIR to another disk.`,
    ERR_INVALID_URL: 'DATABASE_URL cannot be read: write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
    CONNECT_TIMEOUT: 'No PostgreSQL server answered at DATABASE_URL within 10 seconds: check its host and port.',
    ENOTFOUND: 'The host of DATABASE_URL is unknown: check its spelling.',
    '28P01': 'PostgreSQL refuses the user or password of DATABASE_URL: check both.',
    '3D000': 'PostgreSQL has no database of the name in DATABASE_URL: create it.',
    ECONNREFUSED:
      'No PostgreSQL server answers at DATABASE_URL: start it, or leave DATABASE_URL out for the embedded database.',
  }
  const known = sentences[codes[code] ?? code]
  if (known) return known
  if (!url && (await isFull(dataDir))) return sentences.ENOSPC!
  return message || `The embedded database could not use ${dataDir}: set DATA_DIR to a directory of yours.`
}

async function isFull(dataDir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(resolve(dataDir))
    return bavail * bsize < ROOM
  } catch {
    return false
  }
}
