import { path } from '@millwright/domain/paths/path'
import type { IncomingMessage } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { UPLOAD_BYTES } from '@millwright/domain/files/fileKinds'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { compressed } from './compressed.ts'
import type { Gate } from './gate.ts'
import { fieldsOf, log } from '../log/log.server.ts'
import { requestLog } from '../log/requestLog.ts'
import { pictures } from '../resources/pictures.ts'
import { canonicalPath } from '../security/canonicalPath.ts'
import { crossSite } from '../security/crossSite.ts'
import { isOwnHost } from '../security/hosts.ts'
import { securityHeaders } from '../security/securityHeaders.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

export type Answering = {
  /** The screens. */
  answer: (request: Request, peer?: string) => Promise<Response>
  /** The answer to those who cannot be served in time. */
  overloaded?: ((request: Request) => Promise<Response>) | undefined
  gate: Gate
  /** Has each body read before its request enters the gate. */
  bodies: MiddlewareHandler
  /** The folder of the browser's files. */
  assets: string
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = { 'Cache-Control': 'public, max-age=86400' }
const MISDIRECTED =
  'This shop does not answer at this address. Its operator lists its hosts in the option `hosts`.\n本商城不使用该网址访问，请运维人员在选项 hosts 中登记域名。\n'
const busy = async () => new Response('Busy', { status: 503, headers: { 'Retry-After': '5' } })

/** The shop over HTTP: assets, pictures, and the screens, each with its headers. */
export function handleRequests(
  { config, routes }: ShopRuntime,
  { answer, overloaded = busy, gate, bodies, assets }: Answering,
): Hono {
  const app = new Hono()
  const { trustProxy, hosts } = config

  app.use(
    '*',
    requestLog(config.log === 'all', (pathname) => routes.match(pathname).route.id, config.onRequest),
  )
  app.use('*', securityHeaders(trustProxy, config.headers))
  // Alive: this process answers. Ready: send people here; a mall that is away is no reason not to, since its shop says
  // so better than a balancer.
  app.get('/health', (context) => context.json({ ok: true }))
  app.get('/ready', (context) => context.json({ ready: gate.ready() }, gate.ready() ? 200 : 503))

  app.use('*', async (context, next) => {
    const { url } = context.req
    const line = lineOf(context)
    // A proxy's form of a request (`GET http://host/`) has a host of its own.
    const own = [context.req.header('host') ?? new URL(url).host, new URL(url).host].every((host) =>
      isOwnHost(host, hosts, line),
    )
    return own ? next() : context.text(MISDIRECTED, 421)
  })
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
  app.on(['GET', 'HEAD'], '/pictures/*', pictures(config.apiBase))
  // Not through the gate: these wait for a person's line, not for this process.
  const pass = (context: Context) => answer(context.req.raw, peerOf(context))
  app.on(['GET', 'HEAD'], '/files/*', pass)
  app.post('/_upload', async (context) => {
    const { req } = context
    // It is handed on as it comes: how much it will be has to be known before.
    if (req.header('transfer-encoding') !== undefined) return context.text('Length Required', 411)
    return Number(req.header('content-length')) > UPLOAD_BYTES ? context.text('Payload too large', 413) : pass(context)
  })
  app.on(['GET', 'HEAD'], '/favicon.ico', (context) => context.body(null, 404, DAY))
  app.get('/robots.txt', (context) => context.text(robots(), 200, DAY))

  app.use('*', async (context, next) => {
    const to = canonicalPath(new URL(context.req.url), config.languages)
    return to === undefined
      ? next()
      : context.redirect(to, context.req.method === 'GET' || context.req.method === 'HEAD' ? 302 : 308)
  })
  // Before the gate: who sends slowly holds no seat.
  app.use('*', bodies)
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

/** What a search engine is asked to leave alone. */
function robots(): string {
  const closed = ['/_act/', path('cart'), path('user-center'), path('leaving')]
  return ['User-agent: *', ...closed.map((one) => `Disallow: ${one}`), ''].join('\n')
}

/** The address of whoever is at the other end of the line. */
function peerOf(context: Context): string | undefined {
  return lineOf(context)?.remoteAddress
}

/** The connection; none in tests, and none where another server hands requests over. */
function lineOf({ env }: { env: unknown }): IncomingMessage['socket'] | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket
}
