import { Hono } from 'hono'
import type { Context } from 'hono'
import { userOfToken } from '../account/sessions.ts'
import type { Db } from '../db/db.ts'
import { readFile } from './files.ts'
import type { StoredFile } from './files.ts'
import type { FileStore } from './fileStore.ts'

type Options = { db: Db; files: FileStore; clock: () => number }

/** Whatever it is, it runs nothing and is nobody's frame. */
const inert = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const FOREVER = 'public, max-age=31536000, immutable'

/** Files that people sent: to anybody, or to their owner alone. */
export function fileAnswers({ db, files, clock }: Options): Hono {
  return new Hono().get('/files/:id', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') || undefined
    const user = token === undefined ? undefined : await userOfToken(db, token, clock())
    return answer(c, await readFile({ db, files }, c.req.param('id'), user))
  })
}

/** The same for who sits at the bench, which plays the shop. */
export function benchFiles({ db, files }: Omit<Options, 'clock'>): Hono {
  return new Hono().get('/bench/files/:id', async (c) =>
    answer(c, await readFile({ db, files }, c.req.param('id'), 'bench')),
  )
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

/** Pictures are looked at; anything else is saved, under its name (RFC 6266). */
function dispositionOf({ type, name }: StoredFile): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
}
