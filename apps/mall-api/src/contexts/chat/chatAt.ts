import type { CallContext } from '../../core/call/call.ts'

export type ChatAt = Pick<CallContext, 'db' | 'now' | 'locale'>
export type Pair = { userId: number; shopId: number }
