import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type SlowKind = 'heads' | 'bodies' | 'readers'
export type SlowOptions = {
  port: number
  kind: SlowKind
  sockets: number
  /** Milliseconds between two bytes of a client. */
  every: number
  /** Milliseconds after which the run ends, even if clients are still connected. */
  most: number
  /** A URL whose response exceeds the connection's buffers, for clients that do not read. */
  large: string
}
export type SlowResult = {
  /** Counts of other clients' page responses, by status. */
  pages: Record<string, number>
  ready: Record<string, number>
  disconnected: number
  sockets: number
  seconds: number
  ok: boolean
}

/**
 * Connects slow clients to a local shop while other clients request pages. Each page must be served, and the shop must
 * disconnect each slow client.
 */
export async function slowClients({ port, kind, sockets, every, most, large }: SlowOptions): Promise<SlowResult> {
  const began = performance.now()
  const host = `127.0.0.1:${port}`
  const clients = Array.from({ length: sockets }, () => slowClient(port, beginning(kind, host, large), kind, every))
  await Promise.all(clients.map(({ connected }) => connected))
  const pages: SlowResult['pages'] = {}
  const ready: SlowResult['ready'] = {}
  const ask = async (path: string, counts: Record<string, number>) => {
    const status = await fetch(`http://${host}${path}`, { headers: { connection: 'close' } })
      .then(async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      })
      .catch(() => 'none')
    counts[status] = (counts[status] ?? 0) + 1
  }
  const left = () => clients.filter(({ socket }) => !socket.closed).length
  do {
    await Promise.all([ask('/login', pages), ask('/', pages), ask('/ready', ready)])
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (left() && performance.now() - began < most)
  const disconnected = sockets - left()
  for (const { end } of clients) end()
  return {
    pages,
    ready,
    disconnected,
    sockets,
    seconds: (performance.now() - began) / 1000,
    ok: disconnected === sockets && served(pages) && served(ready),
  }
}

/**
 * Whether the shop served the requests. On a busy machine the mall may be late, which the page reports with 504: the
 * shop has not refused such a request.
 */
const served = (counts: Record<string, number>) =>
  counts[200] !== undefined && Object.keys(counts).every((status) => status === '200' || status === '504')

function beginning(kind: SlowKind, host: string, large: string): string {
  if (kind === 'heads') return `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `
  if (kind === 'readers') return `GET ${large} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const type = 'Content-Type: application/x-www-form-urlencoded'
  return `POST /login HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n${type}\r\nContent-Length: 1000\r\n\r\nintent=`
}

function slowClient(port: number, begin: string, kind: SlowKind, every: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  if (kind === 'readers') socket.pause()
  else socket.resume()
  const connected = new Promise<void>((resolve) => {
    socket.once('connect', () => socket.write(begin, () => resolve())).once('close', () => resolve())
  })
  // A client that does not read notices the end of the connection only by writing.
  const bit = kind === 'readers' ? `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n` : 'x'
  const drip = setInterval(() => socket.writable && socket.write(bit), every)
  const end = () => {
    clearInterval(drip)
    socket.destroy()
  }
  socket.once('close', () => clearInterval(drip))
  return { socket, connected, end }
}

export function rowOf({ pages, ready, disconnected, sockets, seconds }: SlowResult): Record<string, string | number> {
  const counts = (all: Record<string, number>) =>
    Object.entries(all)
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ')
  return {
    'slow clients': sockets,
    disconnected,
    seconds: seconds.toFixed(0),
    'pages meanwhile': counts(pages),
    '/ready meanwhile': counts(ready),
  }
}
