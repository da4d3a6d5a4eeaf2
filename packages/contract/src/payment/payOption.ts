import { payRefusals } from '@millwright/domain/payment/payKinds'
import * as z from 'zod'
import { count, maybe, moment, money, text, yes } from '../values.ts'

/** A kind of payment as it stands for one buyer and one amount. */
export const payOption = z.object({
  payType: count,
  available: yes,
  /** Why it cannot be used; a mall may have reasons of its own. */
  why: maybe(z.enum(payRefusals).or(z.string())),
  fee: money,
  /** What is left of a balance or of a limit. */
  left: maybe(money),
  /** When the buyer has to pay what is used; absent: at once. */
  dueTime: maybe(moment),
  /** Days between a statement and the day it is due. */
  days: maybe(count),
  /** Until when the goods are kept while the money is on its way. */
  keptUntil: maybe(moment),
  /** The statement that stands in the way. */
  billNumber: text,
})
export type PayOption = z.output<typeof payOption>
