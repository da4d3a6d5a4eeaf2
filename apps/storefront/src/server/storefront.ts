import type { IncomingMessage } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { UPLOAD_BYTES } from '@millwright/domain/files/fileKinds'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fieldsOf, log } from './log.server.ts'
import { canonicalPath } from './canonicalPath.ts'
import { compressed } from './compressed.ts'
import { crossSite } from './crossSite.ts'
import { createGate } from './gate.ts'
import type { Gate } from './gate.ts'
import { pictures } from './pictures.ts'
import { requestLog } from './requestLog.ts'
import { securityHeaders } from './securityHeaders.ts'

export type StorefrontOptions = {
  /** The screens, from the build or from the sources. */
  answer: (request: Request, peer?: string) => Promise<Response>
  /** What those get who cannot be served in time. */
  overloaded?: (request: Request) => Promise<Response>
  gate?: Gate
  /** The folder of the browser's files. */
  assets: string
  apiBase: string
  trustProxy?: boolean
  /** A line for every request; without it, for those that failed. */
  accessLog?: boolean
}

const tooLarge = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (context) => context.text('Payload too large', 413) })
const words = tooLarge(1024 * 1024)
/** A form with its nine pictures of 2 MB, before scripts (R5.11, R5.16). */
const forms = tooLarge(20 * 1024 * 1024)
const uploads = tooLarge(UPLOAD_BYTES)
const YEAR = 'public, max-age=31536000, immutable'
const DAY = { 'Cache-Control': 'public, max-age=86400' }
const busy = async () => new Response('Busy', { status: 503, headers: { 'Retry-After': '5' } })

/** The shop over HTTP: assets, pictures, and the screens, each with its headers. */
export function createStorefront({
  answer,
  overloaded = busy,
  gate = createGate(),
  assets,
  apiBase,
  trustProxy = false,
  accessLog = false,
}: StorefrontOptions): Hono {
  const app = new Hono()

  app.use('*', requestLog(accessLog))
  app.use('*', securityHeaders(trustProxy))
  // Alive: this process answers. Ready: send people here; a mall that is away is no reason not to, since its shop says
  // so better than a balancer.
  app.get('/health', (context) => context.json({ ok: true }))
  app.get('/ready', (context) => context.json({ ready: gate.ready() }, gate.ready() ? 200 : 503))

  app.use('*', async (context, next) => (crossSite(context.req.raw) ? context.text('Forbidden', 403) : next()))

  // Names carry a hash of the content. A name nobody has any more is not a screen.
  app.use(
    '/assets/*',
    serveStatic({
      root: assets,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', YEAR),
    }),
  )
  app.all('/assets/*', (context) => context.body(null, 404))

  app.use('*', compressed)
  app.on(['GET', 'HEAD'], '/pictures/*', pictures(apiBase))
  // Not through the gate: these wait for a person's line, not for this process.
  const pass = (context: Context) => answer(context.req.raw, peerOf(context))
  app.on(['GET', 'HEAD'], '/files/*', pass)
  app.post('/_upload', uploads, pass)
  app.on(['GET', 'HEAD'], '/favicon.ico', (context) => context.body(null, 404, DAY))
  app.get('/robots.txt', (context) =>
    context.text(
      'User-agent: *\nDisallow: /_act/\nDisallow: /cart\nDisallow: /user-center\nDisallow: /leaving\n',
      200,
      DAY,
    ),
  )

  app.use('*', async (context, next) => {
    const to = canonicalPath(new URL(context.req.url))
    return to === undefined
      ? next()
      : context.redirect(to, context.req.method === 'GET' || context.req.method === 'HEAD' ? 302 : 308)
  })
  app.use('*', (context, next) =>
    (context.req.header('content-type')?.startsWith('multipart/form-data') ? forms : words)(context, next),
  )
  app.all('*', async (context) => {
    if (!(await gate.enter())) return overloaded(context.req.raw)
    return answer(context.req.raw, peerOf(context)).finally(gate.leave)
  })

  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) log('error', 'unexpected', fieldsOf(error))
    return context.text('Internal Server Error', 500)
  })
  return app
}

/** The address of whoever is at the other end of the line; none where there is no line, as in tests. */
function peerOf({ env }: { env: unknown }): string | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
}
