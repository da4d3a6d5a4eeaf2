import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createCounter } from './counter.ts'
import { networkOf } from './networkOf.ts'
import { watchBody, watchReader } from './progress.ts'
import { clientOf } from './trustedProxies.ts'
import type { IsTrustedProxy } from './trustedProxies.ts'

export type ConnectionLimits = {
  /** Deadlines in milliseconds for the request head and for the whole request. 20 MB at 30 kB/s take 11 minutes. */
  head: number
  whole: number
  /** Minimum bytes per second for request bodies and for reading responses, averaged over `window` milliseconds. */
  rate: number
  window: number
  /** Maximum concurrent connections, per client and in total. */
  connectionsPerClient: number
  connections: number
  /** Maximum concurrent requests with an incomplete head or body, per client and in total. */
  unfinishedPerClient: number
  unfinished: number
  /**
   * Whether an address is a proxy or shop that adds its client's address to `X-Forwarded-For`. Its connections are
   * exempt from the per-client limit.
   */
  isTrustedProxy: IsTrustedProxy
  now: () => number
}

const usual: ConnectionLimits = {
  head: 15_000,
  whole: 15 * 60_000,
  rate: 1024,
  window: 20_000,
  connectionsPerClient: 512,
  connections: 10_000,
  unfinishedPerClient: 128,
  unfinished: 2_000,
  isTrustedProxy: () => false,
  now: () => performance.now(),
}

/** The state of one connection: the pending head, the pending body, and the pace at which the client reads. */
type Line = {
  headDone: () => void
  body?: { incoming: IncomingMessage; keepsPace: (now: number) => boolean }
  takesAnswer: (now: number) => boolean
}

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n'

/**
 * Creates HTTP servers that a few slow clients cannot exhaust. Request heads and whole requests have deadlines, bodies
 * and response reads have a minimum rate, and each client (an IPv4 address or an IPv6 /64) has a limit on connections
 * and unfinished requests. Excess requests get 503. Slow clients are disconnected.
 */
export function createConnectionLimits(given: Partial<ConnectionLimits> = {}) {
  const limits = { ...usual, ...given }
  const connections = createCounter({ most: limits.connections, mostOfOne: limits.connectionsPerClient })
  const unfinished = createCounter({ most: limits.unfinished, mostOfOne: limits.unfinishedPerClient })
  const lines = new Map<Socket, Line>()
  const ended = { refused: 0, slowBodies: 0, slowReaders: 0 }

  function meet(socket: Socket): void {
    const peer = socket.remoteAddress
    const client = peer === undefined || limits.isTrustedProxy(peer, 0) ? undefined : networkOf(peer)
    const leave = connections.take(client)
    const headDone = leave && unfinished.take(client)
    if (!leave || !headDone) {
      leave?.()
      ended.refused++
      return refuse(socket)
    }
    const line: Line = { headDone, takesAnswer: watchReader(socket, limits) }
    lines.set(socket, line)
    socket.once('close', () => {
      lines.delete(socket)
      leave()
      headDone()
    })
  }

  /** Decides whether a request with a complete head may proceed. */
  function admit(incoming: IncomingMessage): boolean {
    const line = lines.get(incoming.socket)
    // The connection was refused or has closed, and its request was already on its way.
    if (!line) return false
    line.headDone()
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
    if (encoding === undefined && !Number(length)) return true
    const done = unfinished.take(clientOf(incoming, limits.isTrustedProxy))
    if (!done) {
      ended.refused++
      return false
    }
    line.body = { incoming, keepsPace: watchBody(incoming, limits, limits.now()) }
    incoming.once('end', done).once('close', done)
    return true
  }

  function sweep(): void {
    const now = limits.now()
    for (const [socket, line] of lines) {
      const slow = slownessOf(line, now)
      if (!slow) continue
      ended[slow]++
      socket.destroy()
    }
  }

  return {
    /** Creates an HTTP server with the limits. Replaces `createServer` of `node:http`. */
    createServer(
      options: ServerOptions,
      listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
    ): Server {
      const server: Server = createServer(
        {
          ...options,
          headersTimeout: limits.head,
          requestTimeout: limits.whole,
          connectionsCheckingInterval: Math.min(5_000, limits.head / 3),
          shouldUpgradeCallback: ({ socket }) => {
            lines.get(socket)?.headDone()
            return server.listenerCount('upgrade') > 0
          },
        },
        (incoming, outgoing) => {
          if (admit(incoming)) return listener(incoming, outgoing)
          refuse(incoming.socket)
        },
      )
      server.on('connection', meet)
      const timer = setInterval(sweep, limits.window / 4).unref()
      server.once('close', () => clearInterval(timer))
      return server
    },
    /** Disconnects slow clients. A timer calls this four times per window. */
    sweep,
    /** Counts of refused requests and of slow clients disconnected since the start. */
    ended: (): Readonly<typeof ended> => ended,
    held: () => ({ connections: connections.all(), unfinished: unfinished.all() }),
  }
}

export type ConnectionLimiter = ReturnType<typeof createConnectionLimits>

function refuse(socket: Socket): void {
  socket.end(BUSY)
  socket.destroySoon()
}

/** Returns which minimum rate the client misses. Forgets a body that has ended. */
function slownessOf(line: Line, now: number): 'slowBodies' | 'slowReaders' | undefined {
  if (line.body && (line.body.incoming.complete || line.body.incoming.destroyed)) line.body = undefined
  if (line.body && !line.body.keepsPace(now)) return 'slowBodies'
  return line.takesAnswer(now) ? undefined : 'slowReaders'
}
