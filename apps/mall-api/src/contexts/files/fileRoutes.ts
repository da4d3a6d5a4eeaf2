import { Hono } from 'hono'
import type { Context } from 'hono'
import { userOfToken } from '../../core/identity/sessions.ts'
import type { Db } from '../../db/db.ts'
import { readFile } from './files.ts'
import type { StoredFile } from './files.ts'
import type { FileStore } from '../../core/files/fileStore.ts'

type Options = { db: Db; files: FileStore; clock: () => number }

/** The file cannot run scripts and cannot be framed, whatever it contains. */
const inert = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const FOREVER = 'public, max-age=31536000, immutable'

export function fileRoutes({ db, files, clock }: Options): Hono {
  return new Hono().get('/files/:id', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') || undefined
    const user = token === undefined ? undefined : await userOfToken(db, token, clock())
    return answer(c, await readFile({ db, files }, c.req.param('id'), user))
  })
}

/** Serves uploaded files to the seller console. `mayRead` returns whether the caller may open a file. */
export function consoleFileRoutes({
  db,
  files,
  mayRead,
}: Omit<Options, 'clock'> & { mayRead: (c: Context, id: string) => Promise<boolean> }): Hono {
  return new Hono().get('/console/files/:id', async (c) => {
    const id = c.req.param('id')
    return answer(c, (await mayRead(c, id)) ? await readFile({ db, files }, id, 'console') : undefined)
  })
}

function answer(c: Context, file: StoredFile | undefined): Response {
  if (!file) return c.body(null, 404, { ...inert, 'cache-control': 'no-store' })
  return c.body(file.bytes, 200, {
    ...inert,
    'content-type': file.type,
    'content-disposition': dispositionOf(file),
    'cache-control': file.isPublic ? FOREVER : 'private, no-store',
    vary: 'Authorization',
  })
}

/** Returns Content-Disposition: pictures are shown, other files are saved under their name (RFC 6266). */
function dispositionOf({ type, name }: StoredFile): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
}
