import type { OrderConfirm } from '@millwright/contract/order/entities'
import { centsOf } from '@millwright/domain/money/wholeMoney'

/**
 * Whether what the browser adds up is what the mall asks for: the lines, less what is taken off them, and the freight.
 * A mall that does not say a line's part is believed.
 */
export function addsUp({ shopCartOrders, actualTotal }: OrderConfirm): boolean {
  const lines = shopCartOrders.flatMap(({ shopCartItemDiscounts }) =>
    shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )
  if (lines.some(({ shareReduce }) => shareReduce === undefined)) return true
  const goods = lines.reduce(
    (sum, { productTotalAmount, shareReduce }) => sum + centsOf(productTotalAmount) - centsOf(shareReduce!),
    0n,
  )
  return shopCartOrders.reduce((sum, { transFee }) => sum + centsOf(transFee), goods) === centsOf(actualTotal)
}
