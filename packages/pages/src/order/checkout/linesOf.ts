import type { OrderConfirm } from '@millwright/contract/order/entities'
import { linesOfShop } from './linesOfShop.ts'

/** Returns the lines of the first shop. An order of one product has only one shop. */
export function linesOf({ shopCartOrders: [shop] }: Pick<OrderConfirm, 'shopCartOrders'>) {
  return shop ? linesOfShop(shop) : []
}
