import { messageKinds, messageSubjects } from '@millwright/domain/message/messageKinds'
import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { booleanValue, count, id, idIn, list, maybe, moment, page, paging, text } from '../values.ts'

const kind = z.enum(messageKinds)

/** A message of the mall to a buyer: an order was shipped, a quote expires, a statement is due. */
export const message = z.object({
  messageId: id,
  kind,
  title: z.string(),
  content: z.string(),
  /** The subject that the message leads to. `subjectId` is the number or id of the record. */
  about: maybe(z.enum(messageSubjects)),
  subjectId: text,
  /** Extension: the first goods of the order or the return, and the number of its other lines. */
  goods: text,
  otherLines: maybe(count),
  createTime: moment,
  read: booleanValue,
})
export type Message = z.output<typeof message>

/** How a buyer wants to be told of a kind. */
export const messageSetting = z.object({
  kind,
  inbox: booleanValue,
  mail: booleanValue,
})
export type MessageSetting = z.output<typeof messageSetting>

/** The buyer's inbox (api.md Z). */
export const messages = {
  messagePage: call({
    method: 'GET',
    path: '/p/message/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the messages of the inbox, newest first',
    input: paging.extend({
      kind: kind.optional(),
      unread: z.coerce.number<number | string>().int().min(0).max(1).optional(),
    }),
    answer: page(message),
    codes: [],
  }),
  messageCount: call({
    method: 'GET',
    path: '/p/message/count',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of unread messages, also by kind',
    input: nothing,
    answer: z.object({ unread: count, kinds: list(z.object({ kind, unread: count })) }),
    codes: [],
  }),
  readMessages: call({
    method: 'PUT',
    path: '/p/message/read',
    auth: 'user',
    ours: true,
    summary:
      'Marks one message as read, or all of a kind or of the inbox; `until` is when the buyer read the inbox, so that later messages stay unread',
    // Without a body, all messages of the inbox.
    input: z.object({ messageId: idIn.optional(), kind: kind.optional(), until: count.optional() }).optional(),
    answer: z.unknown(),
    codes: [],
  }),
  deleteMessage: call({
    method: 'DELETE',
    path: '/p/message/{messageId}',
    auth: 'user',
    ours: true,
    summary: 'Deletes a message from the inbox',
    input: z.object({ messageId: idIn }),
    answer: z.unknown(),
    codes: [],
  }),
  messageSettings: call({
    method: 'GET',
    path: '/p/message/settings',
    auth: 'user',
    ours: true,
    summary: 'Returns how the buyer is told of each kind, and the address that mails go to',
    input: nothing,
    answer: z.object({ mail: text, settings: list(messageSetting) }),
    codes: [],
  }),
  setMessageSettings: call({
    method: 'PUT',
    path: '/p/message/settings',
    auth: 'user',
    ours: true,
    summary: 'Sets how the buyer is told of some kinds; messages about the account always reach the inbox',
    input: z.object({
      settings: z.array(z.object({ kind, inbox: z.boolean(), mail: z.boolean() })).max(messageKinds.length),
    }),
    answer: z.unknown(),
    codes: [],
  }),
}
