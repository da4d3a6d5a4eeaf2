import { Hono } from 'hono'
import { drawPicture, readPicturePath } from '../contexts/catalogue/drawings/draw.ts'

const inert = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}
const forever = 'public, max-age=31536000, immutable'

/** Serves drawings. The path of a drawing contains its parameters. */
export function pictures(): Hono {
  const app = new Hono()
  app.get('/pictures/*', (c) => {
    const spec = readPicturePath(c.req.path.slice(1))
    const svg = spec && drawPicture(spec)
    return svg
      ? c.body(svg, 200, { ...inert, 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': forever })
      : c.body(null, 404, { ...inert, 'cache-control': 'no-store' })
  })
  return app
}
