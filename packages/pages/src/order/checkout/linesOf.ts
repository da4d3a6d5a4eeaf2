import type { OrderConfirm } from '@millwright/contract/order/entities'

/** Returns the lines of the first shop, the only one of an order of one product. */
export function linesOf({ shopCartOrders: [shop] }: Pick<OrderConfirm, 'shopCartOrders'>) {
  return shop?.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems) ?? []
}
