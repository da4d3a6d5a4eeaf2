import { CartEmpty } from './CartEmpty.tsx'
import { CartFrame } from './CartFrame.tsx'
import type { CartProps, CartSlots } from './CartFrame.tsx'
import { CartGone } from './CartGone.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CartShops } from './CartShops.tsx'
import { CartSums } from './CartSums.tsx'
import { CartTitle } from './CartTitle.tsx'

/** The mall's own cart: which sections it has. */
export const cartSections = {
  page: [CartTitle, CartNotices, CartEmpty, CartShops, CartGone, CartSums],
} satisfies CartSlots

/** What the buyer has gathered, by shop, and what the ticked lines cost. */
export function Cart(props: CartProps) {
  return <CartFrame shown={props} {...cartSections} />
}
