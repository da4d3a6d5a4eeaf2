import { CartExpired } from '@millwright/commerce/CartExpired'
import type { CartView } from './CartFrame.tsx'

/** The unavailable lines, with a button to clear them. Reads `gone`. */
export function CartUnavailable({ gone }: Pick<CartView, 'gone'>) {
  return gone.length > 0 && <CartExpired items={gone} />
}
