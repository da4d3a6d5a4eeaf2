import { lineCodes, numberIn } from '@millwright/domain/chat/chatLine'
import type { LineFrame } from '@millwright/domain/chat/chatLine'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { partsOf } from '@millwright/domain/partsOf'

export type Conversations = () => Promise<readonly { shopId: string; unread: number }[]>
export type UnreadCount = ReturnType<typeof createUnreadCount>

const messageKinds: readonly number[] = [
  chatKinds.text,
  chatKinds.picture,
  chatKinds.system,
  chatKinds.product,
  chatKinds.order,
]

/** Counts unread messages: requests the mall's counts when the chat connection opens, then counts its frames. */
export function createUnreadCount(conversations: Conversations, tell: (count: number) => void) {
  let counts = new Map<string, number>()
  let turn = 0
  /** The events since the request for the counts was sent. The response may or may not include them. */
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
    // If the mall does not respond, the old counts stay.
    if (!listed) return
    counts = new Map(listed.map(({ shopId, unread }) => [shopId, during.read.has(shopId) ? 0 : unread]))
    changed()
    if (during.heard) await ask()
  }

  return {
    ask,
    /** Counts a message frame, unless the buyer sent the message. */
    heard({ code, msgType, data }: LineFrame): void {
      const { shopId, sender } = partsOf(data)
      if (code !== lineCodes.ok || !messageKinds.includes(numberIn(msgType)) || numberIn(sender) === 0) return
      if (meanwhile) meanwhile.heard = true
      const shop = String(shopId)
      counts.set(shop, (counts.get(shop) ?? 0) + 1)
      changed()
    },
    /** Marks a conversation as read when the buyer reads it or sends a message. */
    said(text: string): void {
      const shop = String(partsOf(JSON.parse(text)).toShopId)
      meanwhile?.read.add(shop)
      if (counts.delete(shop)) changed()
    },
    forget(): void {
      turn++
    },
  }
}
