import type { createServer, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import type { Shop } from '../server/assembleShop.ts'
import { fieldsOf, log } from '../log/log.server.ts'
import { serveChatLine } from './chatLine.ts'

export type ServeOptions = {
  /** The port; 4100 when left out, any free one for 0. */
  port?: number
  /** The address to listen at; every address of the machine when left out. */
  hostname?: string | undefined
}

/** How long those who are inside are waited for when the program is told to stop, in milliseconds. */
const GRACE = 8_000

/**
 * Serves a shop with Node: limits what one client may hold, speaks the chat's line, and lets those who are inside
 * finish when the program is told to stop. Resolves with the port when the shop listens; ends the program with one
 * sentence where it cannot.
 */
export async function serveShop(shop: Shop, { port = 4100, hostname }: ServeOptions = {}): Promise<number> {
  const { config } = shop
  await shop.ready()
  const limits = createConnectionLimits({ speaksForOthers: () => config.trustProxy })
  const server = serve({ fetch: shop.fetch, port, hostname, createServer: limits.createServer as typeof createServer })
  const endChat = serveChatLine(server as Server, {
    passOf: shop.chatPass,
    imBase: config.imBase,
    hosts: config.hosts,
    log: (message, error) => log('warn', message, fieldsOf(error)),
  })
  // One broken request must not take the shop down with it; it is logged, and the others go on.
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

/** Takes nobody new in; who is being served is served to the end, and their connection then closes. */
function stop(server: Server, shop: Shop, endChat: () => void): void {
  const closed = shop.close()
  endChat()
  server.close(() => void closed.finally(() => process.exit(0)))
  setInterval(() => server.closeIdleConnections(), 50).unref()
  setTimeout(() => {
    log('warn', 'stopped before all were served')
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
