import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

import { createTokenBucket } from '@millwright/domain/tokenBucket'
import { logError } from '@millwright/edge/log'
import type { Fields } from '@millwright/edge/log'
import { sparingLog } from '@millwright/edge/sparingLog'
import { createCounter } from '@millwright/edge/counter'
import { WebSocket, WebSocketServer } from 'ws'
import type { RawData } from 'ws'
import type { ChatPass } from '../session/chatPass.server.ts'
import { isOwnHost } from '../security/hosts.ts'

export type ChatLineOptions = {
  /** Returns the buyer of the line, from the request's cookies. */
  passOf: (request: Request) => Promise<ChatPass | undefined>
  /** The address of the mall's chat (`MALL_IM_BASE`). */
  imBase: string
  /** Maximum number of lines. Further clients are told to reconnect later. */
  maxLines?: number
  /** Maximum number of lines per buyer, over all windows and devices. */
  maxLinesPerBuyer?: number
  /** The shop's hosts (`SHOP_HOSTS`). */
  hosts?: readonly string[] | undefined
  /** Whether another program on this server handles upgrades too. */
  shared?: boolean
  log?: (message: string, error: unknown, fields?: Fields) => void
}

const CHAT_PATH = '/_chat'
/**
 * Frame limits. From the browser: a message of 500 characters with its frame. From the mall: cards and long notices.
 */
const FRAME_BYTES = 8 * 1024
const MALL_FRAME_BYTES = 64 * 1024
const allowance = { burst: 30, perSecond: 5 }
/** Bytes that may wait for a slow reader, and the milliseconds it then has to catch up. */
const WAITING_BYTES = 256 * 1024
const CATCH_UP = 15_000
/** Milliseconds of three missed heartbeats, after which the line is closed. */
const SILENCE = 60_000
const HANDSHAKE = 5_000

/**
 * Proxies the chat line under the shop's own origin: the browser connects to this server, which adds the token and
 * connects to the mall (specification 8). Frames pass unchanged within size and rate limits. When one side closes, the
 * other is closed.
 */
export function serveChatLine(
  server: Server,
  { passOf, imBase, maxLines = 5_000, maxLinesPerBuyer = 32, hosts, shared = false, log = logError }: ChatLineOptions,
) {
  // While the mall refuses the chat, each browser retries repeatedly, so refusals are logged sparingly.
  const logRefusal = sparingLog(log)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false })
  const lines = createCounter({ most: maxLines, mostOfOne: maxLinesPerBuyer })
  let opening = 0
  let ended = false

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if ((request.url ?? '').split('?')[0] !== CHAT_PATH) return shared ? undefined : refuse(socket, '404 Not Found')
    if (!isOwnHost(request.headers.host, hosts, request.socket)) return refuse(socket, '421 Misdirected Request')
    if (!sameOrigin(request)) return refuse(socket, '403 Forbidden')
    if (ended || sockets.clients.size + opening >= maxLines)
      return refuse(socket, '503 Service Unavailable', 'Retry-After: 5\r\n')
    opening++
    socket.on('error', () => socket.destroy())
    open(request, socket, head)
      .catch((error: unknown) => {
        logRefusal('chat line', error)
        refuse(socket, '502 Bad Gateway')
      })
      .finally(() => opening--)
  })

  async function open(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const pass = await passOf(
      new Request(`http://${request.headers.host}${request.url}`, { headers: headersOf(request) }),
    )
    if (socket.destroyed) return
    if (!pass) return sockets.handleUpgrade(request, socket, head, turnAway)
    const leave = lines.take(pass.userId)
    if (!leave) return refuse(socket, '503 Service Unavailable', 'Retry-After: 60\r\n')
    socket.once('close', leave)
    const mall = connect(imBase, pass)
    const gone = () => mall.terminate()
    socket.once('close', gone)
    const early: string[] = []
    const keep = (data: RawData) => void early.push(data.toString())
    mall.on('message', keep)
    await new Promise<void>((resolve, reject) => {
      mall.once('open', resolve)
      mall.once('close', () => reject(new Error('the mall refused the chat connection')))
    })
    if (socket.destroyed || ended) return mall.terminate()
    sockets.handleUpgrade(request, socket, head, (browser) => {
      mall.off('message', keep)
      socket.off('close', gone)
      for (const text of early) browser.send(text)
      join(browser, mall)
    })
  }

  return {
    lines: () => sockets.clients.size,
    end: () => {
      ended = true
      for (const browser of sockets.clients) browser.close(1012)
    },
  }
}

/** Tells a visitor's browser that the chat needs a sign-in. */
function turnAway(browser: WebSocket): void {
  browser.on('error', () => {})
  browser.send(JSON.stringify({ code: '10', success: false, msgType: 5, content: '', data: null }))
  browser.close(4010)
}

function connect(imBase: string, pass: ChatPass): WebSocket {
  const mall = new WebSocket(addressOf(imBase, pass), {
    headers: { 'accept-language': pass.locale },
    handshakeTimeout: HANDSHAKE,
    maxPayload: MALL_FRAME_BYTES,
    perMessageDeflate: false,
    followRedirects: false,
  })
  mall.on('error', () => {})
  return mall
}

function join(browser: WebSocket, mall: WebSocket): void {
  const end = (code: number) => {
    for (const side of [browser, mall]) {
      side.close(code)
      // Ends the connection if the peer does not answer the close frame.
      setTimeout(() => side.terminate(), 2_000).unref()
    }
  }
  let silent = setTimeout(end, SILENCE, 1001)
  const may = createTokenBucket(allowance, Date.now())
  browser.on('error', () => {})
  browser.on('message', () => {
    clearTimeout(silent)
    silent = setTimeout(end, SILENCE, 1001)
  })
  browser.once('close', (code) => {
    clearTimeout(silent)
    end(goodbye(code))
  })
  mall.once('close', (code) => end(goodbye(code)))
  pass(browser, mall, end, () => may(Date.now()))
  pass(mall, browser, end, () => true)
  // The mall may have closed while the browser's upgrade was handled.
  if (mall.readyState !== mall.OPEN) end(1011)
}

/** Forwards frames of one side. If the other side is slow, reading slows down too. */
function pass(from: WebSocket, to: WebSocket, end: (code: number) => void, may: () => boolean): void {
  let late: ReturnType<typeof setTimeout> | undefined
  from.on('message', (data, isBinary) => {
    if (isBinary || !may()) return end(1008)
    if (to.readyState !== to.OPEN) return
    to.send(data.toString(), () => {
      if (!late || to.bufferedAmount > WAITING_BYTES / 2) return
      clearTimeout(late)
      late = undefined
      from.resume()
    })
    if (to.bufferedAmount <= WAITING_BYTES || late) return
    from.pause()
    late = setTimeout(end, CATCH_UP, 1013)
  })
  to.once('close', () => clearTimeout(late))
}

/**
 * Returns whether the origin is the shop's. Browsers send the origin with every WebSocket; other sites must not act
 * for the buyer.
 */
function sameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

function addressOf(imBase: string, { token, userId }: ChatPass): string {
  return `${imBase.replace(/^http/, 'ws').replace(/\/+$/, '')}/im/websocket/online/user/${encodeURIComponent(token)}/${encodeURIComponent(userId)}`
}

function headersOf({ headers }: IncomingMessage): Headers {
  const kept = new Headers()
  for (const name of ['cookie', 'x-forwarded-proto', 'x-request-id']) {
    const value = headers[name]
    if (typeof value === 'string') kept.set(name, value)
  }
  return kept
}

function refuse(socket: Socket, status: string, more = ''): void {
  if (socket.destroyed) return
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${more}\r\n`)
  // A peer that never closes would keep the connection forever.
  socket.destroySoon()
}

/** Returns a close code that may be sent. Codes for a broken line must not be sent (RFC 6455). */
function goodbye(code: number): number {
  return code === 1000 || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999) ? code : 1001
}
