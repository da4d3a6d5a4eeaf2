import type { DeliveryPackage, OrderDetail } from '@millwright/contract/order/entities'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { askedActions } from '../MyOrders/MyOrders.load.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import type { AskedAction } from '../MyOrders/MyOrders.load.ts'
import { oneOf, orderNumber } from '../../searchParams.ts'

export type OrderDetailData = {
  head: Head
  now: number
  order: OrderDetail
  packages: DeliveryPackage[]
  asked?: AskedAction
}

export const searchParams = { orderNumber, confirm: oneOf(askedActions) }

export const load: Loader<OrderDetailData, typeof searchParams> = async (api, context) => {
  const { orderNumber: number, confirm: asked } = context.query
  if (!number) missing({ unnamed: 'order' })
  const [order, sent] = await Promise.all([
    orNotFound(api.orderDetail({ orderNumber: number }), 'order', 'A03000'),
    orUndefined(api.deliveryOfOrder({ orderNumber: number })),
  ])
  // A paid order may be partly shipped.
  const packages = sent && order.status !== orderStatuses.unpaid ? sent : []
  return {
    head: { title: { namespace: 'order', key: 'order', values: { number } }, noindex: true },
    now: context.now,
    order,
    packages,
    asked,
  }
}
