import type { MyOrder, OrderDetail } from '@millwright/contract/order/entities'
import type { OrderItem } from '@millwright/contract/order/orderItem'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { path } from '@millwright/domain/paths/path'
import { hasScreen } from '../hasScreen.ts'

type Order = Pick<MyOrder & OrderDetail, 'orderNumber' | 'status' | 'canAllRefund' | 'payTime'>
export type OrderLinkKey = 'viewLogistics' | 'returnWhole' | 'invoice' | 'returnLine' | 'returnState' | 'comment'
export type OrderLink = { key: OrderLinkKey; href: string }

const { shipped, success, closed } = orderStatuses
const shown = (links: readonly (OrderLink | false | undefined)[]) =>
  links.filter((link): link is OrderLink => !!link && hasScreen(link.href))

/** Returns the links of an order in its state. Links without a screen are omitted. */
export function orderLinks(order: Order, items: readonly Pick<OrderItem, 'status'>[]): OrderLink[] {
  const { orderNumber, status, canAllRefund, payTime } = order
  const sent = status === shipped || status === success || items.some((item) => (item.status ?? -1) >= 0 && payTime)
  return shown([
    sent && { key: 'viewLogistics', href: path('view-logistics', { orderNumber }) },
    payTime !== undefined && status !== closed && { key: 'invoice', href: path('invoice-detail', { orderNumber }) },
    canAllRefund === true && { key: 'returnWhole', href: path('apply-return', { orderNumber }) },
  ])
}

/** Returns the address of the order's open refund: that of its first line with pieces in one. */
export function openRefundHref({ orderItemDtos }: Pick<MyOrder, 'orderItemDtos'>): string | undefined {
  const refundSn = orderItemDtos.find(({ returningNum }) => returningNum)?.refundSn
  const href = refundSn === undefined ? undefined : path('return-detail', { refundSn })
  return href && hasScreen(href) ? href : undefined
}

/** Returns the links of one order line. */
export function lineLinks(
  { orderNumber, status }: Pick<Order, 'orderNumber' | 'status'>,
  { orderItemId, canRefund, refundSn, commSts }: OrderItem,
): OrderLink[] {
  return shown([
    refundSn !== undefined && { key: 'returnState', href: path('return-detail', { refundSn }) },
    !!orderItemId &&
      canRefund === true && {
        key: 'returnLine',
        href: path('apply-return', { orderNumber, orderItemId }),
      },
    !!orderItemId &&
      status === success &&
      commSts !== 1 && { key: 'comment', href: path('write-comments', { orderItemId }) },
  ])
}
