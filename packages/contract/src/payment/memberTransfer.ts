import * as z from 'zod'
import { booleanValue, count, maybe, money } from '../values.ts'

/** A top-up or a level that a bank transfer pays. */
export const memberTransferred = z.object({
  payNumber: z.string(),
  kind: z.enum(['topup', 'level']),
  title: z.string(),
  /** Whether the money was credited to the balance, because the level was no longer available when it arrived. */
  toBalance: maybe(booleanValue),
})

/** A bank transfer for a top-up or a level that has not been received. */
export const memberTransfer = memberTransferred.extend({
  reference: z.string(),
  amount: money,
  /** 0 waits for a voucher, 1 being checked, 3 not found. */
  status: count,
})
export type MemberTransfer = z.output<typeof memberTransfer>
