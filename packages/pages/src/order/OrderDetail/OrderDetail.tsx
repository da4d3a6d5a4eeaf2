import { OrderDetailFrame } from './OrderDetailFrame.tsx'
import type { OrderDetailProps, OrderDetailSlots } from './OrderDetailFrame.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLogistics } from './OrderLogistics.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { OrderReceiver } from './OrderReceiver.tsx'
import { OrderState } from './OrderState.tsx'
import { OrderTrail } from './OrderTrail.tsx'

/** The mall's own page of an order: which sections it has, and where. */
export const orderDetailSections = {
  above: [OrderTrail, OrderNotices, OrderState],
  rows: [
    [OrderReceiver, OrderFacts],
    [OrderLogistics, OrderHistory],
  ],
  below: [OrderGoods],
} satisfies OrderDetailSlots

/** One order: where it stands, where the goods are, what it holds and what it cost. */
export function OrderDetail(props: OrderDetailProps) {
  return <OrderDetailFrame shown={props} {...orderDetailSections} />
}
