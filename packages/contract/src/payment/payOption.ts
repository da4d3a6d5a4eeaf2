import { payRefusals } from '@millwright/domain/payment/payKinds'
import * as z from 'zod'
import { count, maybe, moment, money, text, booleanValue } from '../values.ts'

/** A payment kind as available to one buyer for one amount. */
export const payOption = z.object({
  payType: count,
  available: booleanValue,
  /** The reason why the kind is unavailable. Other malls may send other reasons. */
  why: maybe(z.enum(payRefusals).or(z.string())),
  fee: money,
  /** The amount left of a balance or limit. */
  left: maybe(money),
  /** When the buyer has to pay. Absent: at once. */
  dueTime: maybe(moment),
  /** Days from a statement to its due date. */
  days: maybe(count),
  /** The time until which the goods are reserved while the money is on its way. */
  keptUntil: maybe(moment),
  /** The overdue statement that makes the kind unavailable. */
  billNumber: text,
})
export type PayOption = z.output<typeof payOption>
