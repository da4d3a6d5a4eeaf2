import type { CartItem, CartShop } from '@millwright/contract/cart/entities'

export function cartLines(shops: readonly CartShop[]): CartItem[] {
  return shops.flatMap(({ shopCartItemDiscounts }) =>
    shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )
}

/** Returns the lines that the cart shows as ticked. Sold-out lines cannot be ticked. */
export function tickedLines(shops: readonly CartShop[]): CartItem[] {
  return cartLines(shops).filter(({ isChecked, actualStock }) => isChecked === 1 && actualStock !== 0)
}
