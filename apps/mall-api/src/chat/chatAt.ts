import type { CallContext } from '../server/call.ts'

export type ChatAt = Pick<CallContext, 'db' | 'now' | 'locale'>
export type Pair = { userId: number; shopId: number }
