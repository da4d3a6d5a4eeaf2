import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { logError } from '@millwright/edge/log'
import type { Fields } from '@millwright/edge/log'
import { sparingLog } from '@millwright/edge/sparingLog'
import { OK } from '@millwright/contract/codes'
import { isRecord } from '@millwright/domain/isRecord'
import { createTokenBucket } from '@millwright/domain/tokenBucket'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { HEART_BEAT } from '@millwright/domain/chat/chatLine'
import type { Locale } from '@millwright/domain/locale'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { Refusal } from '../../core/call/call.ts'
import type { Db } from '../../db/db.ts'
import { say } from '../../core/messages/messages.ts'
import { userOfToken } from '../../core/identity/sessions.ts'
import { refusalFrame, messageFrame } from './hub.ts'
import type { Frame, Hub } from './hub.ts'
import type { ChatContext } from './chatContext.ts'
import { isShopOnline, markRead, sendChatMessage as keep, senders } from './rooms.ts'
import { readSentMessage } from './messageContent.ts'
import { storableText } from '../../core/wire/storableText.ts'

const address = /^\/im\/websocket\/online\/user\/([^/?]{1,600})\/(\d{1,16})\/?(?:\?|$)/
const FRAME_BYTES = 16 * 1024
/** The maximum number of bytes buffered for a slow reader. */
const WAITING_BYTES = 256 * 1024
/** Milliseconds without a message after which a connection counts as dead: three missed heartbeats. */
const SILENCE = 60_000
const allowance = { burst: 20, perSecond: 5 }
const beat: Frame = { code: OK, success: true, msgType: chatKinds.beat, content: '', data: null }

type Options = {
  db: Db
  hub: Hub
  clock?: () => number
  log?: (message: string, error: unknown, fields?: Fields) => void
}

/** Serves the buyers' chat connections at the specification's path, on a server that also handles HTTP requests. */
export function serveChat(server: Server, { db, hub, clock = Date.now, log = logError }: Options): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false })
  // Anyone can open connections, and each fails while the database is down, so few handshake errors are logged.
  const logHandshake = sparingLog(log)
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const [, token, userId] = address.exec(request.url ?? '') ?? []
    if (!token || !userId) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      // A client that does not close its side would keep the connection open forever.
      return socket.destroySoon()
    }
    const locale: Locale = /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'
    sockets.handleUpgrade(
      request,
      socket,
      head,
      (line) =>
        void take(line, { token, userId: Number(userId), locale }).catch((error: unknown) => {
          logHandshake('chat', error)
          line.close(1011)
        }),
    )
  })

  async function take(
    line: WebSocket,
    { token, userId, locale }: { token: string; userId: number; locale: Locale },
  ): Promise<void> {
    const send = (frame: Frame) => {
      if (line.readyState !== line.OPEN) return
      // Messages are stored, so the client can request unread messages on its next connection.
      if (line.bufferedAmount > WAITING_BYTES) return line.terminate()
      line.send(JSON.stringify(frame))
    }
    // A connection error is always followed by a close event.
    line.on('error', () => {})
    // Messages that arrive before the token is checked are handled afterwards.
    const early: string[] = []
    let hear = (text: string): void => void early.push(text)
    let silent = setTimeout(() => line.terminate(), SILENCE)
    const may = createTokenBucket(allowance, clock())
    line.on('message', (data, isBinary) => {
      clearTimeout(silent)
      silent = setTimeout(() => line.terminate(), SILENCE)
      if (isBinary || !may(clock())) return line.close(1008, 'too much at once')
      hear(data.toString())
    })
    line.once('close', () => clearTimeout(silent))

    if ((await userOfToken(db, plain(token), clock())) !== userId) {
      send(refusalFrame('10', say(locale, 'chatNobody')))
      return line.close(4010)
    }
    const leave = await hub.join(userId, { locale, send, end: () => line.close(1012) })
    line.once('close', leave)
    if (line.readyState !== line.OPEN) return leave()
    // From here on all messages are delivered, so the client can now request earlier messages.
    send({ ...beat, content: 'hello' })

    let turn: Promise<void> = Promise.resolve()
    hear = (text) => {
      if (text === HEART_BEAT) return send(beat)
      turn = turn
        .then(() => receive({ db, now: clock(), locale }, { userId, send }, text))
        .catch((error: unknown) => {
          log('chat', error)
          line.close(1011)
        })
    }
    for (const text of early) hear(text)
  }

  return () => {
    for (const line of sockets.clients) line.close(1012)
  }
}

/** Handles a frame that a buyer sent: stores the message or marks the conversation as read. */
async function receive(
  at: ChatContext,
  { userId, send }: { userId: number; send: (frame: Frame) => void },
  text: string,
): Promise<void> {
  const { db, now, locale } = at
  const frame = readFrame(text)
  const pair = { userId, shopId: frame?.shopId ?? 0 }
  if (frame?.msgType === chatKinds.read) return markRead(db, pair, senders.buyer, Number(frame.content) || 0)
  const own = { clientMsgId: frame?.clientMsgId ?? null }
  // The conversation belongs to another buyer, the shop is unknown, or the message is malformed.
  if (!frame?.clientMsgId || !(await mayWrite(db, pair, frame.channelId)))
    return send(refusalFrame('15', say(locale, 'chatForeign'), own))
  try {
    const { message, fresh } = await keep(
      at,
      pair,
      senders.buyer,
      await readSentMessage(at, pair, { ...frame, clientMsgId: frame.clientMsgId }),
    )
    // A new message is delivered by its notification.
    if (!fresh) send(messageFrame(message))
    else if (!(await isShopOnline(db, pair.shopId, now)))
      send({ ...refusalFrame('12', say(locale, 'chatOffline'), { shopId: pair.shopId }) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    send(refusalFrame('15', error.message, own))
  }
}

async function mayWrite(
  db: Db,
  { userId, shopId }: { userId: number; shopId: number },
  channelId: number | undefined,
): Promise<boolean> {
  const [shop] = await db.query<{ own: boolean }>(
    `select $3::bigint is null or exists (select 1 from chat_channel where channel_id = $3::bigint and user_id = $1 and shop_id = $2) as own
    from shop where shop_id = $2`,
    [userId, shopId, channelId ?? null],
  )
  return shop?.own ?? false
}

function plain(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return ''
  }
}

type Written = { msgType: number; content: string; shopId: number; channelId?: number; clientMsgId?: string }

function readFrame(text: string): Written | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(text.replaceAll('\\u0000', '').toWellFormed())
  } catch {
    return undefined
  }
  if (!isRecord(frame)) return undefined
  const id = (value: unknown) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : undefined)
  const shopId = id(frame.toShopId)
  if (shopId === undefined || typeof frame.content !== 'string' || frame.content.length > 2000) return undefined
  const own =
    typeof frame.clientMsgId === 'string' && /^[\w-]{8,64}$/.test(frame.clientMsgId) ? frame.clientMsgId : undefined
  return {
    msgType: Number(frame.msgType),
    content: storableText(frame.content),
    shopId,
    channelId: id(frame.imChannelId),
    clientMsgId: own,
  }
}
