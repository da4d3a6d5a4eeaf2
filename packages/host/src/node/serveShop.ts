import type { createServer, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import type { Shop } from '../server/assembleShop.ts'
import { fieldsOf, log } from '../log/log.server.ts'
import { serveChatLine } from './chatLine.ts'

export type ServeOptions = {
  /** The port. Default: 4100. 0 picks any free port. */
  port?: number
  /** The address to listen at. Default: every address of the machine. */
  hostname?: string | undefined
}

/** Milliseconds that running requests get to finish on shutdown. */
const GRACE = 8_000

/**
 * Serves a shop with Node: limits each client's resources, serves the chat line, and finishes running requests on
 * shutdown. Resolves with the port once listening. Exits the process with one sentence if it cannot start.
 */
export async function serveShop(shop: Shop, { port = 4100, hostname }: ServeOptions = {}): Promise<number> {
  const { config } = shop
  await shop.ready()
  const limits = createConnectionLimits({ isTrustedProxy: () => config.trustProxy })
  const server = serve({ fetch: shop.fetch, port, hostname, createServer: limits.createServer as typeof createServer })
  const endChat = serveChatLine(server as Server, {
    passOf: shop.chatPass,
    imBase: config.imBase,
    hosts: config.hosts,
    log: (message, error) => log('warn', message, fieldsOf(error)),
  })
  // One broken request must not end the process.
  process.on('unhandledRejection', (reason) => log('error', 'unhandled rejection', fieldsOf(reason)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server as Server, shop, endChat))
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => fail(port, error))
    server.on('listening', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops accepting requests, finishes the running ones, then closes their connections. */
function stop(server: Server, shop: Shop, endChat: () => void): void {
  const closed = shop.close()
  endChat()
  server.close(() => void closed.finally(() => process.exit(0)))
  setInterval(() => server.closeIdleConnections(), 50).unref()
  setTimeout(() => {
    log('warn', 'stopped before all requests were answered')
    process.exit(1)
  }, GRACE).unref()
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
