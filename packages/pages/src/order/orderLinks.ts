import type { MyOrder, OrderDetail } from '@millwright/contract/order/entities'
import type { OrderItem } from '@millwright/contract/order/orderItem'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { hasScreen } from '../hasScreen.ts'

type Order = Pick<MyOrder & OrderDetail, 'orderNumber' | 'status' | 'canAllRefund' | 'payTime'>
export type OrderLinkKey = 'viewLogistics' | 'returnWhole' | 'invoice' | 'returnLine' | 'returnState' | 'comment'
export type OrderLink = { key: OrderLinkKey; href: string }

const { shipped, success, closed } = orderStatuses
const shown = (links: readonly (OrderLink | false | undefined)[]) =>
  links.filter((link): link is OrderLink => !!link && hasScreen(link.href))

/** Where one may go from an order, as it stands; what has no screen is not drawn. */
export function orderLinks(order: Order, items: readonly Pick<OrderItem, 'status'>[]): OrderLink[] {
  const { orderNumber, status, canAllRefund, payTime } = order
  const number = `orderNumber=${encodeURIComponent(orderNumber)}`
  const sent = status === shipped || status === success || items.some((item) => (item.status ?? -1) >= 0 && payTime)
  return shown([
    sent && { key: 'viewLogistics', href: `/user-center/view-logistics?${number}` },
    payTime !== undefined && status !== closed && { key: 'invoice', href: `/invoice-detail?${number}` },
    canAllRefund === true && { key: 'returnWhole', href: `/user-center/apply-return?${number}` },
  ])
}

/** Where one may go from one of its lines. */
export function lineLinks(
  { orderNumber, status }: Pick<Order, 'orderNumber' | 'status'>,
  { orderItemId, canRefund, refundSn, commSts }: OrderItem,
): OrderLink[] {
  const item = orderItemId && `orderItemId=${encodeURIComponent(orderItemId)}`
  return shown([
    refundSn !== undefined && { key: 'returnState', href: `/return-detail?refundSn=${encodeURIComponent(refundSn)}` },
    !!item &&
      canRefund === true && {
        key: 'returnLine',
        href: `/user-center/apply-return?orderNumber=${encodeURIComponent(orderNumber)}&${item}`,
      },
    !!item && status === success && commSts !== 1 && { key: 'comment', href: `/write-comments?${item}` },
  ])
}
