import type { CartItem } from '@millwright/contract/cart/entities'
import type { ShopOrder } from '@millwright/contract/order/entities'

/** Returns the lines of one shop of a confirmation. */
export function linesOfShop({ shopCartItemDiscounts }: Pick<ShopOrder, 'shopCartItemDiscounts'>): CartItem[] {
  return shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)
}
