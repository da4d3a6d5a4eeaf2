import type { CallName } from '@millwright/contract/contract'
import type { Some } from '../server/call.ts'
import { conversationsOf, messagesOf, readUpTo, say, senders } from './rooms.ts'
import { saidBy } from './said.ts'
import { rowId } from '../server/wire.ts'

type Names = 'chatConversations' | 'chatChannel' | 'chatMessages' | 'chatSend' | 'chatRead'

export const chatHandlers: Some<Names & CallName> = {
  chatConversations: (_, at) => conversationsOf(at, at.user),
  chatChannel: async ({ shopId }, at) =>
    (await conversationsOf(at, at.user, rowId(shopId)))[0] ?? at.fail('A00010', 'shopGone'),
  chatMessages: ({ shopId, ...place }, at) => messagesOf(at, { userId: at.user, shopId: rowId(shopId) }, place),
  chatSend: async ({ shopId, ...sent }, at) => {
    const pair = { userId: at.user, shopId: rowId(shopId) }
    return (await say(at, pair, senders.buyer, await saidBy(at, pair, sent))).message
  },
  chatRead: async ({ shopId, seq }, at) => {
    await readUpTo(at.db, { userId: at.user, shopId: rowId(shopId) }, senders.buyer, seq)
    return null
  },
}
