import type { DeliveryPackage, OrderDetail } from '@millwright/contract/entities'
import { orderStatuses } from '@millwright/domain/orderStatus'
import { buyerOnly, notFound, refusalOf } from '../at.ts'
import type { Head, Load } from '../at.ts'
import { askedActions } from '../MyOrders/MyOrders.load.ts'
import { quietly } from '../internal/quietly.ts'
import type { AskedAction } from '../MyOrders/MyOrders.load.ts'

export type OrderDetailData = {
  head: Head
  now: number
  order: OrderDetail
  packages: DeliveryPackage[]
  asked?: AskedAction
}

export const load: Load<OrderDetailData> = async (api, at) => {
  buyerOnly(at)
  const orderNumber = at.url.searchParams.get('orderNumber') ?? ''
  if (!/^[\w-]{1,64}$/.test(orderNumber)) notFound()
  try {
    const [order, sent] = await Promise.all([api.orderDetail({ orderNumber }), quietly(api.deliveryOfOrder({ orderNumber }))])
    const shipped = order.dvyTime !== undefined || order.status === orderStatuses.shipped
    const packages = shipped && sent ? sent : []
    const asked = askedActions.find((one) => one === at.url.searchParams.get('confirm'))
    return { head: { title: { area: 'order', key: 'order', values: { number: orderNumber } }, noindex: true }, now: at.now, order, packages, asked }
  } catch (error) {
    if (refusalOf(error)?.code === 'A03000') notFound()
    throw error
  }
}
