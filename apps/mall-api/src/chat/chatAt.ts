import type { At } from '../server/call.ts'

export type ChatAt = Pick<At, 'db' | 'now' | 'locale'>
/** Whose conversation, with which shop. */
export type Pair = { userId: number; shopId: number }
