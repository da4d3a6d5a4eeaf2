import { Hono } from 'hono'
import type { Db } from '../db/db.ts'
import { drawPicture, readPicturePath } from '../catalogue/drawings/draw.ts'

const inert = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}
const forever = 'public, max-age=31536000, immutable'

/** Drawings, made from their own address, and the files that buyers sent. */
export function pictures({ db }: { db: Db }): Hono {
  const app = new Hono()
  app.get('/pictures/*', (c) => {
    const spec = readPicturePath(c.req.path.slice(1))
    const svg = spec && drawPicture(spec)
    return svg
      ? c.body(svg, 200, { ...inert, 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': forever })
      : c.body(null, 404, { ...inert, 'cache-control': 'no-store' })
  })
  app.get('/files/:id', async (c) => {
    const [file] = await db.query<{ type: string; bytes: Uint8Array<ArrayBuffer> }>(
      'select type, bytes from upload where upload_id = $1',
      [c.req.param('id')],
    )
    return file
      ? c.body(file.bytes, 200, {
          ...inert,
          'content-type': file.type,
          'cache-control': forever.replace('public', 'private'),
        })
      : c.body(null, 404, inert)
  })
  return app
}
