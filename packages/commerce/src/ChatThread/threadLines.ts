import type { ChatMessage } from '@millwright/domain/chat/chatMessage'
import { writeServerTime } from '@millwright/domain/time'

export type ThreadLine =
  | { kind: 'day'; day: string; word?: 'today' | 'yesterday' | undefined }
  | { kind: 'unread' }
  | { kind: 'message'; message: ChatMessage; continued: boolean }

const TOGETHER = 5 * 60_000

/**
 * Returns the lines of a conversation: messages in the given order, a heading for each day, a line before the first
 * unread message. A `continued` message follows one of the same sender within five minutes. Days are in server time;
 * `now` is in epoch milliseconds.
 */
export function threadLines(
  messages: readonly ChatMessage[],
  { now, unreadFrom }: { now: number; unreadFrom?: string },
): ThreadLine[] {
  const lines: ThreadLine[] = []
  const [today, yesterday] = [dayOf(now), dayOf(now - 86_400_000)]
  let before: ChatMessage | undefined
  for (const message of messages) {
    const day = dayOf(message.time)
    if (!before || dayOf(before.time) !== day) {
      lines.push({ kind: 'day', day, word: day === today ? 'today' : day === yesterday ? 'yesterday' : undefined })
      before = undefined
    }
    if (message.id === unreadFrom) {
      lines.push({ kind: 'unread' })
      before = undefined
    }
    lines.push({
      kind: 'message',
      message,
      continued:
        before !== undefined &&
        message.from !== 'system' &&
        before.from === message.from &&
        message.time - before.time <= TOGETHER,
    })
    before = message
  }
  return lines
}

function dayOf(time: number): string {
  return writeServerTime(time).slice(0, 10)
}
