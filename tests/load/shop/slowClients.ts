import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type SlowKind = 'heads' | 'bodies' | 'readers'
export type SlowOptions = {
  port: number
  kind: SlowKind
  /** How many slow clients there are at once. */
  sockets: number
  /** Milliseconds between two bytes of one client. */
  every: number
  /** Milliseconds after which the run ends, whoever is still connected. */
  most: number
  /** An address whose answer is larger than what a connection buffers, for those who do not read it. */
  large: string
}
export type SlowResult = {
  /** Pages that others asked for meanwhile, by status. */
  pages: Record<string, number>
  /** Answers of `/ready` meanwhile, by status. */
  ready: Record<string, number>
  disconnected: number
  sockets: number
  seconds: number
  ok: boolean
}

/**
 * Slow clients before a shop on this machine, while other people ask for pages: each page must come, and each slow
 * client must be disconnected by the shop.
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

/** A busy machine makes the mall late, which a page says (504); it is turned away by nobody. */
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
  // Who does not read learns of the connection's end by writing to it.
  const bit = kind === 'readers' ? `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n` : 'x'
  const drip = setInterval(() => socket.writable && socket.write(bit), every)
  const end = () => {
    clearInterval(drip)
    socket.destroy()
  }
  socket.once('close', () => clearInterval(drip))
  return { socket, connected, end }
}

/** One row of the table of a load run. */
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
