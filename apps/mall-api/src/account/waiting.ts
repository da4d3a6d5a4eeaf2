import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../server/call.ts'
import { commentsWaiting } from '../catalogue/commentRows.ts'
import { refundCountOf } from '../after-sale/handlers.ts'
import { invoiceCountOf } from '../after-sale/invoices.ts'
import { billsWaiting } from '../credit/bills.ts'
import { couponsSoonOver } from '../promotion/couponsSoonOver.ts'
import { orderCountOf } from '../order/orderCount.ts'

/** What waits for a buyer in the user centre: each context says its own. */
export async function waitingOf(context: Pick<CallContext, 'db' | 'now'>, user: number): Promise<WireOf<'waiting'>> {
  const [orders, comments, returns, invoices, coupons, bills] = await Promise.all([
    orderCountOf(context, user),
    commentsWaiting(context.db, user, context.now),
    refundCountOf(context, user),
    invoiceCountOf(context, user),
    couponsSoonOver(context, user),
    billsWaiting(context, user),
  ])
  return {
    orders: orders.unPay + orders.consignment,
    comments,
    returns: returns.waiting,
    invoices: invoices.failed,
    coupons,
    bills,
  }
}
