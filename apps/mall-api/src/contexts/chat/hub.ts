import { logError } from '@millwright/edge/log'
import { OK } from '@millwright/contract/codes'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import type { Locale } from '@millwright/domain/locale'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { say } from '../../core/messages/messages.ts'
import { CHAT_NOTIFY_CHANNEL, messageAt, notifyChat } from './rooms.ts'
import type { MessageWire, ChatNotification } from './rooms.ts'

/** A frame as the specification defines it. The codes belong to the chat protocol (R6.09). */
export type Frame = {
  code: '00000' | '10' | '11' | '12' | '15'
  success: boolean
  msgType: number
  content: string
  data: unknown
}
export type ChatConnection = { locale: Locale; send(frame: Frame): void; end(): void }
type Held = ChatConnection & { number: number; turn: Promise<void> }

export const refusalFrame = (code: Frame['code'], content: string, data: unknown = null): Frame => ({
  code,
  success: false,
  msgType: chatKinds.system,
  content,
  data,
})
export const messageFrame = (message: MessageWire): Frame => ({
  code: OK,
  success: true,
  msgType: Number(message.msgType),
  content: message.content,
  data: message,
})

/**
 * Opens the hub of the buyers connected to this server. Messages arrive as database notifications, so several servers
 * can share one mall's conversations (ADR 30). A buyer has one connection: a new connection, on any server, ends the
 * old connection.
 */
export async function openHub({ db, log = logError }: { db: Db; log?: (message: string, error: unknown) => void }) {
  const lines = new Map<number, Held>()

  const stop = await db.listen(
    CHAT_NOTIFY_CHANNEL,
    (payload) => {
      const news: ChatNotification = JSON.parse(payload)
      const held = lines.get(news.user)
      if (!held || ('line' in news && news.line <= held.number)) return
      // Sends notifications in order, although their reads take different times.
      held.turn = held.turn
        .then(() => pass(db, held, news))
        .catch((error: unknown) => {
          log('chat', error)
          held.end()
        })
    },
    () => {
      for (const { end } of lines.values()) end()
    },
  )

  return {
    /** Registers a buyer's connection, and returns the function that removes it. */
    async join(user: number, line: ChatConnection): Promise<() => void> {
      const { number } = await queryOne<{ number: number }>(db, `select nextval('chat_line') as number`)
      const held: Held = { ...line, number, turn: Promise.resolve() }
      const other = lines.get(user)
      const later = other && other.number > number
      if (!later) lines.set(user, held)
      if (other) await pass(db, later ? held : other, { user, line: Math.max(number, other.number) })
      await notifyChat(db, { user, line: number })
      return () => {
        if (lines.get(user) === held) lines.delete(user)
      }
    },
    lines: () => lines.size,
    async close(): Promise<void> {
      for (const { end } of lines.values()) end()
      lines.clear()
      await stop()
    },
  }
}

async function pass(db: Db, held: Held, news: ChatNotification): Promise<void> {
  if ('line' in news) {
    held.send(refusalFrame('11', say(held.locale, 'chatElsewhere')))
    held.end()
  } else if ('read' in news) {
    held.send({
      code: OK,
      success: true,
      msgType: chatKinds.read,
      content: String(news.read),
      data: { shopId: news.shop, seq: news.read },
    })
  } else {
    const message = await messageAt(db, news.channel, news.seq)
    if (message) held.send(messageFrame(message))
  }
}

export type Hub = Awaited<ReturnType<typeof openHub>>
