import type { CallContext } from '../server/call.ts'

export type ChatAt = Pick<CallContext, 'db' | 'now' | 'locale'>
/** The buyer and the shop of a conversation. */
export type Pair = { userId: number; shopId: number }
