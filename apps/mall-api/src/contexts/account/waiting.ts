import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import { commentsWaiting } from '../catalogue/commentRows.ts'
import { feedbackCountOf } from '../content/feedback.ts'
import { unreadInInbox } from '../message/inbox.ts'
import { refundCountOf } from '../after-sale/refundPage.ts'
import { invoiceCountOf } from '../after-sale/invoices.ts'
import { billsWaiting } from '../credit/bills.ts'
import { expiringCouponCount } from '../promotion/expiringCouponCount.ts'
import { inquiriesAnswered } from '../quote/inquiryCount.ts'
import { orderCountOf } from '../order/orderCount.ts'

type Context = Pick<CallContext, 'db' | 'now'>
type Waiting = WireOf<'waiting'>

/** Counts the items that wait for a buyer in each entry of the user centre. Each context supplies its own count. */
const waits: { [K in keyof Waiting]-?: (context: Context, user: number) => Promise<number> } = {
  orders: async (context, user) => {
    const { unPay, consignment } = await orderCountOf(context, user)
    return unPay + consignment
  },
  comments: async ({ db, now }, user) => (await commentsWaiting(db, user, now)).total,
  returns: async (context, user) => (await refundCountOf(context, user)).waiting,
  invoices: async (context, user) => (await invoiceCountOf(context, user)).failed,
  coupons: expiringCouponCount,
  feedback: async (context, user) => (await feedbackCountOf(context, user)).unread,
  inquiries: inquiriesAnswered,
  bills: billsWaiting,
  messages: ({ db }, user) => unreadInInbox(db, user),
}

export async function pendingTaskCounts(context: Context, user: number): Promise<Waiting> {
  const counts = Object.entries(waits).map(async ([name, count]) => [name, await count(context, user)])
  return Object.fromEntries(await Promise.all(counts))
}
