import * as z from 'zod'
import { orderCount } from '../order/entities.ts'
import { count, flag, id, maybe, text, yes } from '../values.ts'

/** Buyers. */

export const user = z.object({
  userId: id,
  nickName: text.transform((name) => name ?? ''),
  pic: text,
  userMobile: text,
  userMail: text,
  status: maybe(count),
  stroeLevel: maybe(count),
  isFxs: maybe(flag),
  accountPeriodDate: text,
  isAccountPeriod: maybe(flag),
  isProductPool: maybe(flag),
  priceGroupId: maybe(id),
})
export type User = z.output<typeof user>

/** What waits for the buyer, by the screen of the user centre where it is done. */
export const waiting = z.object({
  orders: maybe(count),
  returns: maybe(count),
  comments: maybe(count),
  invoices: maybe(count),
  coupons: maybe(count),
  inquiries: maybe(count),
  bills: maybe(count),
  feedback: maybe(count),
})
export type Waiting = z.output<typeof waiting>

export const centerInfo = z.object({
  isSetPassword: maybe(yes),
  orderCountData: maybe(orderCount),
  shopAuditStatus: maybe(count),
  shopStatus: maybe(count),
  shopId: maybe(id),
  /** Ours. */
  waiting: maybe(waiting),
})
export type CenterInfo = z.output<typeof centerInfo>
