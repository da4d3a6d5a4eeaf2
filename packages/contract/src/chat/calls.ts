import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, id, idIn, list, maybe, moment, text, booleanValue } from '../values.ts'

export const chatMessage = z.object({
  messageId: id,
  imChannelId: id,
  shopId: id,
  /** The position in the conversation, from 1 without gaps, in the server's order. */
  seq: count,
  /** 0 the buyer, 1 the shop, 2 the mall. */
  sender: count,
  msgType: count,
  /** Text, a picture's path, or a card's JSON (`readChatBody`). */
  content: z.string(),
  /** The sender's idempotency key: the server stores a message with the same key once. */
  clientMsgId: text,
  sendTime: moment,
})
export type ChatMessageWire = z.output<typeof chatMessage>

export const chatConversation = z.object({
  /** Absent until the first message. */
  imChannelId: maybe(id),
  shopId: id,
  shopName: z.string(),
  shopImg: text,
  /** The shop's messages that the buyer has not read. */
  unread: count,
  lastSeq: count,
  /** The last message read by the buyer, and by the shop. */
  readSeq: count,
  peerReadSeq: count,
  /** Whether someone from the shop is online. */
  online: maybe(booleanValue),
  last: maybe(chatMessage),
})
export type ChatConversation = z.output<typeof chatConversation>

const shop = z.object({ shopId: idIn })
const seq = z.coerce.number<number | string>().int().min(0)

/** Conversations between buyers and shops (api.md Z). Events are pushed over the socket. */
export const chat = {
  chatConversations: call({
    method: 'GET',
    path: '/p/im/conversations',
    auth: 'user',
    ours: true,
    base: 'im',
    summary: 'Lists the conversations, the most recent first',
    input: nothing,
    answer: list(chatConversation),
    codes: [],
  }),
  chatChannel: call({
    method: 'GET',
    path: '/p/im/channel',
    auth: 'user',
    ours: true,
    base: 'im',
    summary: 'Returns the conversation with a shop, or an empty one',
    input: shop,
    answer: chatConversation,
    codes: ['A00010'],
  }),
  chatMessages: call({
    method: 'GET',
    path: '/p/im/messages',
    auth: 'user',
    ours: true,
    base: 'im',
    summary: 'Lists messages with a shop, oldest first: the last ones, those before a message, or those after it',
    input: shop.extend({
      before: seq.optional(),
      after: seq.optional(),
      size: z.coerce.number<number | string>().int().min(1).max(100).default(30),
    }),
    answer: z.object({ messages: list(chatMessage), more: booleanValue }),
    codes: [],
  }),
  chatSend: call({
    method: 'POST',
    path: '/p/im/send',
    auth: 'user',
    ours: true,
    base: 'im',
    summary: 'Sends a message to a shop; the same clientMsgId sends once',
    input: shop.extend({
      msgType: z.coerce.number<number | string>().int(),
      content: z.string().max(2000),
      clientMsgId: z.string().regex(/^[\w-]{8,64}$/),
    }),
    answer: chatMessage,
    codes: ['A00010'],
  }),
  chatRead: call({
    method: 'PUT',
    path: '/p/im/read',
    auth: 'user',
    ours: true,
    base: 'im',
    summary: 'Marks messages as read',
    input: shop.extend({ seq }),
    answer: z.unknown(),
    codes: [],
  }),
}
