import { payRefusals } from '@millwright/domain/payment/payKinds'
import * as z from 'zod'
import { count, maybe, moment, money, text, yes } from '../values.ts'

/** A payment kind as available to one buyer for one amount. */
export const payOption = z.object({
  payType: count,
  available: yes,
  /** Why it is unavailable. Malls may have reasons of their own. */
  why: maybe(z.enum(payRefusals).or(z.string())),
  fee: money,
  /** The amount left of a balance or limit. */
  left: maybe(money),
  /** When the buyer has to pay. Absent: at once. */
  dueTime: maybe(moment),
  /** Days from a statement to its due date. */
  days: maybe(count),
  /** Until when the goods are kept while the money is on its way. */
  keptUntil: maybe(moment),
  /** The statement that prevents it. */
  billNumber: text,
})
export type PayOption = z.output<typeof payOption>
