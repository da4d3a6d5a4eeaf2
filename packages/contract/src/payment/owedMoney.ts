import * as z from 'zod'
import { count, maybe, money } from '../values.ts'

/**
 * Money received for orders or statements but not used to pay them, for example a second payment. The mall returns it
 * by the same payment kind.
 */
export const owedMoney = z.object({
  amount: money,
  /** The payment kind of the received money (`payTypes`). */
  payType: count,
  /** When the mall received the money, in epoch milliseconds. */
  createTime: z.number(),
  /** When the mall returned the money. Absent until then. */
  returnTime: maybe(z.number()),
})
export type OwedMoney = z.output<typeof owedMoney>
