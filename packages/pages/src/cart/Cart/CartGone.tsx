import { CartExpired } from '@millwright/commerce/CartExpired'
import type { CartView } from './CartFrame.tsx'

/** What cannot be bought any more, to be cleared away. Reads `gone`. */
export function CartGone({ gone }: Pick<CartView, 'gone'>) {
  return gone.length > 0 && <CartExpired items={gone} />
}
