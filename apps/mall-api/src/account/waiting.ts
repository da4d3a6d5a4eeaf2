import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../server/call.ts'
import { commentsWaiting } from '../catalogue/commentRows.ts'
import { refundCountOf } from '../after-sale/handlers.ts'
import { invoiceCountOf } from '../after-sale/invoices.ts'
import { couponsSoonOver } from '../promotion/couponsSoonOver.ts'
import type { orderCountOf } from '../order/orderCount.ts'

type OrderCounts = Awaited<ReturnType<typeof orderCountOf>>
type Waiting = NonNullable<WireOf<'centerInfo'>>['waiting']

/** What waits for a buyer in the user centre: each context says its own. */
export async function waitingOf(
  context: Pick<CallContext, 'db' | 'now'>,
  user: number,
  orders: OrderCounts,
): Promise<Waiting> {
  return {
    orders: orders.unPay + orders.consignment,
    comments: await commentsWaiting(context.db, user, context.now),
    returns: (await refundCountOf(context, user)).waiting,
    invoices: (await invoiceCountOf(context, user)).failed,
    coupons: await couponsSoonOver(context, user),
  }
}
