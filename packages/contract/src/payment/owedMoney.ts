import * as z from 'zod'
import { count, maybe, money } from '../values.ts'

/** Money received that paid for nothing. It is returned the way it came. */
export const owedMoney = z.object({
  amount: money,
  /** How it was paid. */
  payType: count,
  /** When it was received, in epoch milliseconds. */
  createTime: z.number(),
  /** When it was returned. Absent while it is owed. */
  returnTime: maybe(z.number()),
})
export type OwedMoney = z.output<typeof owedMoney>
