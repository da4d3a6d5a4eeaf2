import { getRequestListener } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import { drainRequests } from '@millwright/edge/drainRequests'
import { serveMetrics } from '@millwright/edge/serveMetrics'
import { nearestProxies } from '@millwright/edge/trustedProxies'
import type { Shop } from '../server/assembleShop.ts'
import { fieldsOf, log } from '@millwright/edge/log'
import { serveChatLine } from './chatLine.ts'
import { shopReadings } from './shopReadings.ts'

export type ServeOptions = {
  /** The port. Default: 4100. 0 picks any free port. */
  port?: number
  /** The address to listen at. Default: every address of the machine. */
  hostname?: string | undefined
  /** The port of `/metrics`, at `hostname` or else at 127.0.0.1. Default: no metrics. */
  metricsPort?: number | undefined
  /** Called on shutdown after the last response, to send what is left. */
  onStop?: () => Promise<unknown>
}

/** Milliseconds that running requests get to finish on shutdown. */
const GRACE = 8_000

/**
 * Serves a shop with Node: limits each client's resources, serves the chat line, and finishes running requests on
 * shutdown. Resolves with the port once listening. Exits the process with one sentence if it cannot start.
 */
export async function serveShop(
  shop: Shop,
  { port = 4100, hostname, metricsPort, onStop }: ServeOptions = {},
): Promise<number> {
  const { config } = shop
  await shop.ready()
  const limits = createConnectionLimits({ isTrustedProxy: nearestProxies(config.trustProxy) })
  const server = limits.createServer({}, getRequestListener(shop.fetch, { hostname }))
  const requests = drainRequests(server)
  server.listen(port, hostname)
  const chat = serveChatLine(server, {
    passOf: shop.chatPass,
    imBase: config.imBase,
    hosts: config.hosts,
    log: (message, error) => log('warn', message, fieldsOf(error)),
  })
  await serveMetrics({
    port: metricsPort,
    hostname,
    program: 'storefront',
    readings: shopReadings({ gate: shop.gate, limits, chat }),
  })
  // One broken request must not end the process.
  process.on('unhandledRejection', (reason) => log('error', 'unhandled rejection', fieldsOf(reason)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(requests, shop, chat.end, onStop))
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => fail(port, error))
    server.on('listening', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops accepting connections, finishes the requests on those that are open, then closes them. */
async function stop(
  requests: ReturnType<typeof drainRequests>,
  shop: Shop,
  endChat: () => void,
  onStop: ServeOptions['onStop'],
): Promise<void> {
  shop.gate.drain()
  endChat()
  const late = () => {
    log('warn', 'stopped before all requests were answered')
    process.exit(1)
  }
  setTimeout(late, GRACE).unref()
  if (!(await requests.drain(GRACE))) late()
  await shop
    .close()
    .then(onStop)
    .finally(() => process.exit(0))
}

function fail(port: number, error: NodeJS.ErrnoException): void {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program: stop it, or start the shop with another PORT.`,
    EACCES: `Port ${port} may not be used by this account: start the shop with a PORT above 1023.`,
  }
  const reason = reasons[error.code ?? '']
  if (!reason) throw error
  console.error(reason)
  process.exit(1)
}
