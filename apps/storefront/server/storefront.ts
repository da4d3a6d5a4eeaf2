import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { canonicalPath } from './canonicalPath.ts'
import { compressed } from './compressed.ts'
import { crossSite } from './crossSite.ts'
import { pictures } from './pictures.ts'
import { securityHeaders } from './securityHeaders.ts'

export type StorefrontOptions = {
  /** The screens, from the build or from the sources. */
  answer: (request: Request) => Promise<Response>
  /** The folder of the browser's files. */
  assets: string
  apiBase: string
  trustProxy?: boolean
}

const YEAR = 'public, max-age=31536000, immutable'

/** The shop over HTTP: assets, pictures, and the screens, each with its headers. */
export function createStorefront({ answer, assets, apiBase, trustProxy = false }: StorefrontOptions): Hono {
  const app = new Hono()

  app.use('*', securityHeaders(trustProxy))
  app.get('/health', (context) => context.json({ ok: true }))

  app.use('*', async (context, next) => (crossSite(context.req.raw) ? context.text('Forbidden', 403) : next()))

  // Names carry a hash of the content. A name nobody has any more is not a screen.
  app.use('/assets/*', serveStatic({ root: assets, precompressed: true, onFound: (_path, context) => context.header('Cache-Control', YEAR) }))
  app.all('/assets/*', (context) => context.body(null, 404, { 'Cache-Control': 'no-store' }))

  app.use('*', compressed)
  app.on(['GET', 'HEAD'], '/pictures/*', pictures(apiBase))
  app.on(['GET', 'HEAD'], '/favicon.ico', (context) => context.body(null, 404, { 'Cache-Control': 'public, max-age=86400' }))
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /_act/\nDisallow: /cart\nDisallow: /user-center\n', 200, { 'Cache-Control': 'public, max-age=86400' }))

  app.use('*', async (context, next) => {
    const to = canonicalPath(new URL(context.req.url))
    return to === undefined ? next() : context.redirect(to, context.req.method === 'GET' || context.req.method === 'HEAD' ? 302 : 308)
  })
  app.use('*', bodyLimit({ maxSize: 1024 * 1024, onError: (context) => context.text('Payload too large', 413) }))
  app.all('*', (context) => answer(context.req.raw))

  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) console.error(error)
    return context.text('Internal Server Error', 500)
  })
  return app
}
