import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { conversationsOf, messagesOf, markRead, sendChatMessage, senders } from './rooms.ts'
import { readSentMessage } from './messageContent.ts'
import { rowId } from '../../core/wire/wire.ts'

type Names = 'chatConversations' | 'chatChannel' | 'chatMessages' | 'chatSend' | 'chatRead'

export const chatHandlers: PartialHandlers<Names & CallName> = {
  chatConversations: (_, context) => conversationsOf(context, context.user),
  chatChannel: async ({ shopId }, context) =>
    (await conversationsOf(context, context.user, rowId(shopId)))[0] ?? context.fail('A00010', 'shopGone'),
  chatMessages: ({ shopId, ...place }, context) =>
    messagesOf(context, { userId: context.user, shopId: rowId(shopId) }, place),
  chatSend: async ({ shopId, ...sent }, context) => {
    const pair = { userId: context.user, shopId: rowId(shopId) }
    return (await sendChatMessage(context, pair, senders.buyer, await readSentMessage(context, pair, sent))).message
  },
  chatRead: async ({ shopId, seq }, context) => {
    await markRead(context.db, { userId: context.user, shopId: rowId(shopId) }, senders.buyer, seq)
    return null
  },
}
