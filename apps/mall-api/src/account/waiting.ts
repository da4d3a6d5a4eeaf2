import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../server/call.ts'
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
  return { orders: orders.unPay + orders.consignment, coupons: await couponsSoonOver(context, user) }
}
