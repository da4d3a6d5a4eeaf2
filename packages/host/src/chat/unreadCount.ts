import { lineCodes, numberIn } from '@millwright/domain/chat/chatLine'
import type { LineFrame } from '@millwright/domain/chat/chatLine'
import { chatKinds } from '@millwright/domain/chat/chatMessage'

export type Conversations = () => Promise<readonly { shopId: string; unread: number }[]>

const messageKinds: readonly number[] = [
  chatKinds.text,
  chatKinds.picture,
  chatKinds.system,
  chatKinds.product,
  chatKinds.order,
]

/**
 * Counts what the buyer has not read: what the mall says when the line opens, and from then on what comes and what is
 * read on the line.
 */
export function createUnreadCount(conversations: Conversations, tell: (count: number) => void) {
  let counts = new Map<string, number>()
  let turn = 0
  /** What happened while the mall was asked, whose answer may know of it or not. */
  let meanwhile: { read: Set<string>; heard: boolean } | undefined

  function changed() {
    tell([...counts.values()].reduce((sum, count) => sum + count, 0))
  }

  async function ask(): Promise<void> {
    const mine = ++turn
    const during = (meanwhile = { read: new Set<string>(), heard: false })
    const listed = await conversations().catch(() => undefined)
    if (mine !== turn) return
    meanwhile = undefined
    // Where the mall does not answer, what was counted stays.
    if (!listed) return
    counts = new Map(listed.map(({ shopId, unread }) => [shopId, during.read.has(shopId) ? 0 : unread]))
    changed()
    if (during.heard) await ask()
  }

  return {
    ask,
    /** A frame of the mall: somebody else's message is one more. */
    heard({ code, msgType, data }: LineFrame): void {
      const { shopId, sender } = recordOf(data)
      if (code !== lineCodes.ok || !messageKinds.includes(numberIn(msgType)) || numberIn(sender) === 0) return
      if (meanwhile) meanwhile.heard = true
      const shop = String(shopId)
      counts.set(shop, (counts.get(shop) ?? 0) + 1)
      changed()
    },
    /** What the buyer says: who reads or answers has read what was there. */
    said(text: string): void {
      const shop = String(recordOf(JSON.parse(text)).toShopId)
      meanwhile?.read.add(shop)
      if (counts.delete(shop)) changed()
    },
    forget(): void {
      turn++
    },
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
