import type { CallContext } from '../../core/call/call.ts'

export type ChatContext = Pick<CallContext, 'db' | 'now' | 'locale'>
export type ConversationKey = { userId: number; shopId: number }
