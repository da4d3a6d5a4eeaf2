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

/** The sections of the mall's own order detail page, by slot. */
export const orderDetailSections = {
  above: [OrderTrail, OrderNotices, OrderState],
  rows: [
    [OrderReceiver, OrderFacts],
    [OrderLogistics, OrderHistory],
  ],
  below: [OrderGoods],
} satisfies OrderDetailSlots

/** The order detail page: state, delivery, goods and amounts. */
export function OrderDetail(props: OrderDetailProps) {
  return <OrderDetailFrame shown={props} {...orderDetailSections} />
}
