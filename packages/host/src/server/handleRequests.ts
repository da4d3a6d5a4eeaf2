import { path } from '@millwright/domain/paths/path'
import type { IncomingMessage } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { UPLOAD_BYTES } from '@millwright/domain/files/fileKinds'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { compressed } from './compressed.ts'
import type { Gate } from '@millwright/edge/gate'
import { fieldsOf, log } from '@millwright/edge/log'
import { observeRequests, requestLog } from '../log/requestLog.ts'
import { pictures } from '../resources/pictures.ts'
import { canonicalPath } from '../security/canonicalPath.ts'
import { crossSite } from '../security/crossSite.ts'
import { isOwnHost } from '../security/hosts.ts'
import { securityHeaders } from '../security/securityHeaders.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

export type Answering = {
  /** Responds to requests for screens. */
  answer: (request: Request, peer?: string) => Promise<Response>
  /** The overload response. */
  overloaded?: ((request: Request) => Promise<Response>) | undefined
  gate: Gate
  /** Reads each body before its request enters the gate. */
  bodies: MiddlewareHandler
  /** The folder of the browser's files. */
  assets: string
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = { 'Cache-Control': 'public, max-age=86400' }
const MISDIRECTED =
  'This shop does not answer at this address. Its operator lists its hosts in the option `hosts`.\n本商城不使用该网址访问，请运维人员在选项 hosts 中登记域名。\n'
const busy = async () => new Response('Busy', { status: 503, headers: { 'Retry-After': '5' } })

/** Creates the shop's HTTP app: assets, pictures and screens, each with its headers. */
export function handleRequests(
  { config, routes }: ShopRuntime,
  { answer, overloaded = busy, gate, bodies, assets }: Answering,
): Hono {
  const app = new Hono()
  const { trustProxy, hosts } = config
  const routeAt = (pathname: string) => routes.match(pathname).route.id

  app.use('*', observeRequests(routeAt))
  app.use('*', requestLog(config.log === 'all', routeAt, config.onRequest))
  app.use('*', securityHeaders(trustProxy, config.headers))
  // Healthy: this process responds. Ready: load balancers may send requests. The shop is ready even if the mall is
  // unreachable, because the shop's error page is better than a load balancer's.
  app.get('/health', (context) => context.json({ ok: true }))
  app.get('/ready', (context) => context.json({ ready: gate.ready() }, gate.ready() ? 200 : 503))

  app.use('*', async (context, next) => {
    const { url } = context.req
    const line = lineOf(context)
    // An absolute-form request (`GET http://host/`) has a second host.
    const own = [context.req.header('host') ?? new URL(url).host, new URL(url).host].every((host) =>
      isOwnHost(host, hosts, line),
    )
    return own ? next() : context.text(MISDIRECTED, 421)
  })
  app.use('*', async (context, next) => (crossSite(context.req.raw) ? context.text('Forbidden', 403) : next()))

  // The names of these files contain a content hash. An unknown name gets a 404, not a screen.
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
  app.on(['GET', 'HEAD'], '/pictures/*', pictures(config.apiBase, config.askMall))
  // File transfers bypass the gate, because they wait for the client's connection, not for this process.
  const pass = (context: Context) => answer(context.req.raw, peerOf(context))
  app.on(['GET', 'HEAD'], '/files/*', pass)
  app.post('/_upload', async (context) => {
    const { req } = context
    // The upload is streamed, so its length has to be known in advance.
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
  // Bodies are read before the gate, so that a slow client does not occupy a seat.
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

/** Returns the robots.txt. */
function robots(): string {
  const closed = ['/_act/', path('cart'), path('user-center'), path('leaving')]
  return ['User-agent: *', ...closed.map((one) => `Disallow: ${one}`), ''].join('\n')
}

/** Returns the peer's address. */
function peerOf(context: Context): string | undefined {
  return lineOf(context)?.remoteAddress
}

/** Returns the connection, or `undefined` in tests and behind another server. */
function lineOf({ env }: { env: unknown }): IncomingMessage['socket'] | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket
}
