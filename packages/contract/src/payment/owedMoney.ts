import * as z from 'zod'
import { count, maybe, money } from '../values.ts'

/** Money that the mall received and that paid for nothing: it goes back to the buyer the way it came. */
export const owedMoney = z.object({
  amount: money,
  /** How it came. */
  payType: count,
  /** When it came; epoch milliseconds. */
  createTime: z.number(),
  /** When it was returned; absent while it is owed. */
  returnTime: maybe(z.number()),
})
export type OwedMoney = z.output<typeof owedMoney>
