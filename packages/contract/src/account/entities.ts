import * as z from 'zod'
import { orderCount } from '../order/entities.ts'
import { count, flag, id, list, maybe, money, moment, text, booleanValue } from '../values.ts'

/** A buyer. */
export const user = z.object({
  userId: id,
  nickName: text.transform((name) => name ?? ''),
  pic: text,
  userMobile: text,
  userMail: text,
  /** `M` or `F`. */
  sex: text,
  /** `YYYY-MM-DD` */
  birthDate: text,
  /** Extension: the company that the user buys for, its unified social credit code and its registered address. */
  company: text,
  creditCode: text,
  companyAddress: text,
  status: maybe(count),
  stroeLevel: maybe(count),
  /**
   * Extension: the member's level, its type (0 by growth, 1 bought), and the percentage of the price that the member
   * pays.
   */
  levelName: text,
  levelType: maybe(count),
  memberPercent: maybe(z.number()),
  /** Extension: whether a level of the member includes free freight in the mall's own shops. */
  isFreeFee: maybe(flag),
  isFxs: maybe(flag),
  /** Extension: the distributor's card number, which the links that the distributor shares carry. */
  cardNo: text,
  accountPeriodDate: text,
  isAccountPeriod: maybe(flag),
  isProductPool: maybe(flag),
  priceGroupId: maybe(id),
})
export type User = z.output<typeof user>

/** The number of tasks that wait for the buyer, by screen of the user centre. */
export const waiting = z.object({
  orders: maybe(count),
  returns: maybe(count),
  comments: maybe(count),
  invoices: maybe(count),
  coupons: maybe(count),
  inquiries: maybe(count),
  bills: maybe(count),
  feedback: maybe(count),
  /** Unread messages of the inbox. Absent if the mall has no inbox. */
  messages: maybe(count),
})
export type Waiting = z.output<typeof waiting>

export const centerInfo = z.object({
  /** Whether a pay password is set. */
  isSetPassword: maybe(booleanValue),
  orderCountData: maybe(orderCount),
  shopAuditStatus: maybe(count),
  shopStatus: maybe(count),
  shopId: maybe(id),
  /** Extension: the URL of the seller console, if the user owns an approved shop. */
  merchantUrl: text,
  /** Extension: unread messages from shops. */
  unreadMessages: maybe(count),
  /** Extension: unread messages of the inbox. Absent if the mall has no inbox, whose header then shows no bell. */
  unreadInbox: maybe(count),
})
export type CenterInfo = z.output<typeof centerInfo>

/** The origin of a sign-in: browser and system by name, and a masked address. */
const signInOrigin = { browser: text, system: text, address: text }

export const buyerSession = z.object({
  /** Identifies the session in a list. It grants no access. */
  sessionId: id,
  /** Whether this is the requesting session. */
  current: booleanValue,
  /** When the session was opened and last used (accurate to some minutes). */
  createTime: moment,
  lastTime: moment,
  ...signInOrigin,
})
export type BuyerSession = z.output<typeof buyerSession>

export const loginRecord = z.object({ createTime: moment, ...signInOrigin })
export type LoginRecord = z.output<typeof loginRecord>

export const accountSafety = z.object({
  hasLoginPassword: booleanValue,
  hasPayPassword: booleanValue,
  /** The end of the pay password's lock after too many wrong attempts. */
  payLockedUntil: maybe(moment),
  /** Newest first. */
  logins: list(loginRecord),
})
export type AccountSafety = z.output<typeof accountSafety>

/**
 * An obstacle to closing an account: an open order, an open return, or a debt on the credit account. `number` is the
 * number of the order or return, or the debt in yuan.
 */
export const closingBlocker = z.object({
  kind: z.enum(['order', 'refund', 'credit']),
  number: z.string(),
  status: count,
})
export type ClosingBlocker = z.output<typeof closingBlocker>

export const closing = z.object({
  /** The first blockers. `blocked` counts all of them. */
  blockers: list(closingBlocker),
  blocked: count,
  /** The assets lost with the account. */
  lost: z.object({
    addresses: count,
    collections: count,
    cartLines: count,
    messages: count,
    points: maybe(count),
    /** Unused coupons. */
    coupons: maybe(count),
    balance: maybe(money),
    /** Commission that has not been withdrawn, including commission that is not settled. */
    commission: maybe(money),
  }),
  keptOrders: count,
})
export type Closing = z.output<typeof closing>
