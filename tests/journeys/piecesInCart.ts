import type { Client } from '@millwright/contract/contract'

/** How many pieces a buyer's cart holds, over all its lines. */
export async function piecesInCart(mall: Pick<Client, 'cartInfo'>): Promise<number> {
  const lines = (await mall.cartInfo([])).flatMap((shop) =>
    shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )
  return lines.reduce((all, { prodCount }) => all + prodCount, 0)
}
