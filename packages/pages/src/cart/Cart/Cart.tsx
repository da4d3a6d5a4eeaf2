import { CartEmpty } from './CartEmpty.tsx'
import { CartFrame } from './CartFrame.tsx'
import type { CartProps, CartSlots } from './CartFrame.tsx'
import { CartUnavailable } from './CartUnavailable.tsx'
import { CartImport } from './CartImport.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CartShops } from './CartShops.tsx'
import { CartSums } from './CartSums.tsx'
import { CartTitle } from './CartTitle.tsx'

/** The sections of the mall's own cart. */
export const cartSections = {
  page: [CartTitle, CartNotices, CartImport, CartEmpty, CartShops, CartUnavailable, CartSums],
} satisfies CartSlots

/** The cart by shop, with the total of the ticked lines. */
export function Cart(props: CartProps) {
  return <CartFrame shown={props} {...cartSections} />
}
