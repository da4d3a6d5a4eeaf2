import * as z from 'zod'
import { orderCount } from '../order/entities.ts'
import { count, flag, id, list, maybe, money, moment, text, yes } from '../values.ts'

/** Buyers. */

export const user = z.object({
  userId: id,
  nickName: text.transform((name) => name ?? ''),
  pic: text,
  userMobile: text,
  userMail: text,
  /** M or F. */
  sex: text,
  /** `YYYY-MM-DD` */
  birthDate: text,
  /** Ours. */
  company: text,
  status: maybe(count),
  stroeLevel: maybe(count),
  /** Ours: the level that the member is called by, 0 by growth or 1 bought, and the percent of a price that it pays. */
  levelName: text,
  levelType: maybe(count),
  memberPercent: maybe(z.number()),
  /** Ours: a level of the member's has what the mall's own shops send carried for nothing. */
  isFreeFee: maybe(flag),
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
  /** Of the pay password. */
  isSetPassword: maybe(yes),
  orderCountData: maybe(orderCount),
  shopAuditStatus: maybe(count),
  shopStatus: maybe(count),
  shopId: maybe(id),
  /** Ours: where the owner of an approved shop works in it. */
  merchantUrl: text,
  /** Ours: messages of shops that the buyer has not read. */
  unreadMessages: maybe(count),
})
export type CenterInfo = z.output<typeof centerInfo>

/** From where somebody logged in: what kind of browser on what system, by their own names, and a masked address. */
const whence = { browser: text, system: text, address: text }

export const buyerSession = z.object({
  /** Names it in a list; it opens nothing. */
  sessionId: id,
  /** The one that asks. */
  current: yes,
  /** When it was opened, and when it last asked for anything (to some minutes). */
  createTime: moment,
  lastTime: moment,
  ...whence,
})
export type BuyerSession = z.output<typeof buyerSession>

export const loginRecord = z.object({ createTime: moment, ...whence })
export type LoginRecord = z.output<typeof loginRecord>

export const accountSafety = z.object({
  hasLoginPassword: yes,
  hasPayPassword: yes,
  /** Until when too many wrong ones keep the pay password locked. */
  payLockedUntil: maybe(moment),
  /** Newest first. */
  logins: list(loginRecord),
})
export type AccountSafety = z.output<typeof accountSafety>

/**
 * What keeps an account from being closed: an order that is under way, a return, or what is owed on account; `number` is
 * then the amount in yuan.
 */
export const closingBlocker = z.object({
  kind: z.enum(['order', 'refund', 'credit']),
  number: z.string(),
  status: count,
})
export type ClosingBlocker = z.output<typeof closingBlocker>

export const closing = z.object({
  /** The first of them; `blocked` counts all. */
  blockers: list(closingBlocker),
  blocked: count,
  /** What goes with the account. */
  lost: z.object({
    addresses: count,
    collections: count,
    cartLines: count,
    messages: count,
    points: maybe(count),
    /** Coupons that were not used yet. */
    coupons: maybe(count),
    balance: maybe(money),
    /** Commission that was never withdrawn, settled or still to settle. */
    commission: maybe(money),
  }),
  /** Orders that are kept. */
  keptOrders: count,
})
export type Closing = z.output<typeof closing>
