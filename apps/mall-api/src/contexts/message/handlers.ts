import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { rowId } from '../../core/wire/wire.ts'
import {
  deleteMessage,
  inboxPage,
  mailOf,
  markMessagesRead,
  messageSettingsOf,
  saveMessageSettings,
  unreadByKind,
} from './inbox.ts'

type Names =
  | 'messagePage'
  | 'messageCount'
  | 'readMessages'
  | 'deleteMessage'
  | 'messageSettings'
  | 'setMessageSettings'

export const messageHandlers: PartialHandlers<Names & CallName> = {
  messagePage: (which, { db, user, locale }) => inboxPage(db, user, locale, which),
  messageCount: async (_, { db, user }) => {
    const kinds = await unreadByKind(db, user)
    return { unread: kinds.reduce((sum, { unread }) => sum + unread, 0), kinds }
  },
  readMessages: async (which, context) => {
    const { messageId, kind, until } = which ?? {}
    await markMessagesRead(context, context.user, {
      ...(messageId !== undefined && { messageId: rowId(messageId) }),
      ...(kind && { kind }),
      ...(until !== undefined && { until }),
    })
    return null
  },
  deleteMessage: async ({ messageId }, { db, user }) => {
    await deleteMessage(db, user, rowId(messageId))
    return null
  },
  messageSettings: async (_, { db, user }) => {
    const [mail, settings] = await Promise.all([mailOf(db, user), messageSettingsOf(db, user)])
    return { mail, settings }
  },
  setMessageSettings: async ({ settings }, { db, user }) => {
    await saveMessageSettings(db, user, settings)
    return null
  },
}
