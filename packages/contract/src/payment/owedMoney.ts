import * as z from 'zod'
import { count, maybe, money } from '../values.ts'

/**
 * Money received for orders or statements but not used to pay them, for example a second payment. The mall returns it
 * by the same payment kind.
 */
export const owedMoney = z.object({
  amount: money,
  /** The payment kind by which it was received (`payTypes`). */
  payType: count,
  /** When it was received, in epoch milliseconds. */
  createTime: z.number(),
  /** When it was returned. Absent while it is owed. */
  returnTime: maybe(z.number()),
})
export type OwedMoney = z.output<typeof owedMoney>
