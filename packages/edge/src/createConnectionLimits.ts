import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createCounter } from './counter.ts'
import { networkOf } from './networkOf.ts'
import { watchBody, watchReader } from './progress.ts'

export type ConnectionLimits = {
  /** Milliseconds for the head of a request, and for the whole of it: 20 MB at 30 kB a second take 11 minutes. */
  head: number
  whole: number
  /** Bytes a second that a body comes and an answer is read at least, on the average of `window` milliseconds. */
  rate: number
  window: number
  /** Connections at a time, of one client and of all. */
  connectionsOfOne: number
  connections: number
  /** Heads and bodies at a time that are not complete, of one client and of all. */
  unfinishedOfOne: number
  unfinished: number
  /**
   * Whether this peer is a proxy or a shop that speaks for others and names each as the last of `X-Forwarded-For`. Its
   * connections are not counted as those of one client.
   */
  speaksForOthers: (peer: string | undefined) => boolean
  now: () => number
}

const usual: ConnectionLimits = {
  head: 15_000,
  whole: 15 * 60_000,
  rate: 1024,
  window: 20_000,
  connectionsOfOne: 512,
  connections: 10_000,
  unfinishedOfOne: 128,
  unfinished: 2_000,
  speaksForOthers: () => false,
  now: () => performance.now(),
}

/** One connection: whose head or body is not there yet, and how it takes its answers. */
type Line = {
  headDone: () => void
  body?: { incoming: IncomingMessage; keepsPace: (now: number) => boolean }
  takesAnswer: (now: number) => boolean
}

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n'

/**
 * Makes HTTP servers that a few slow clients cannot fill: a head and a whole request have a deadline, a body and the
 * reading of an answer a lowest rate, and each client (an address of IPv4, a /64 of IPv6) so many connections and
 * unfinished requests. Who asks for more gets 503; who is too slow is disconnected.
 */
export function createConnectionLimits(given: Partial<ConnectionLimits> = {}) {
  const limits = { ...usual, ...given }
  const connections = createCounter({ most: limits.connections, mostOfOne: limits.connectionsOfOne })
  const unfinished = createCounter({ most: limits.unfinished, mostOfOne: limits.unfinishedOfOne })
  const lines = new Map<Socket, Line>()
  const ended = { refused: 0, slowBodies: 0, slowReaders: 0 }

  function meet(socket: Socket): void {
    const peer = socket.remoteAddress
    const client = peer === undefined || limits.speaksForOthers(peer) ? undefined : networkOf(peer)
    const leave = connections.take(client)
    const headDone = leave && unfinished.take(client)
    if (!leave || !headDone) {
      leave?.()
      ended.refused++
      socket.end(BUSY)
      return socket.destroySoon()
    }
    const line: Line = { headDone, takesAnswer: watchReader(socket, limits) }
    lines.set(socket, line)
    socket.once('close', () => {
      lines.delete(socket)
      leave()
      headDone()
    })
  }

  /** Answers whether the request may go on, whose head is complete. */
  function admit(incoming: IncomingMessage): boolean {
    const line = lines.get(incoming.socket)
    line?.headDone()
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
    if (!line || (encoding === undefined && !Number(length))) return true
    const done = unfinished.take(clientOf(incoming, limits.speaksForOthers))
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
      if (line.body && (line.body.incoming.complete || line.body.incoming.destroyed)) line.body = undefined
      const slow =
        line.body && !line.body.keepsPace(now) ? 'slowBodies' : line.takesAnswer(now) ? undefined : 'slowReaders'
      if (!slow) continue
      ended[slow]++
      socket.destroy()
    }
  }

  return {
    /** In place of `createServer` of `node:http`. */
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
          incoming.socket.end(BUSY)
          incoming.socket.destroySoon()
        },
      )
      server.on('connection', meet)
      const timer = setInterval(sweep, limits.window / 4).unref()
      server.once('close', () => clearInterval(timer))
      return server
    },
    /** Looks who is too slow, as a timer does four times a window. */
    sweep,
    /** How many were turned away since the start, and disconnected as too slow. */
    ended: (): Readonly<typeof ended> => ended,
    /** What is held now. */
    held: () => ({ connections: connections.all(), unfinished: unfinished.all() }),
  }
}

/** Who sends a request: the peer itself, or whom it names; `undefined` where it names none. */
export function clientOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  speaksForOthers: ConnectionLimits['speaksForOthers'],
): string | undefined {
  const peer = socket.remoteAddress
  const named = speaksForOthers(peer)
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : peer
  return named ? networkOf(named) : undefined
}
