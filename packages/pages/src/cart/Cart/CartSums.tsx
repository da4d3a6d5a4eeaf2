import { CartSummary } from '@millwright/commerce/CartSummary'
import { orderCountOf } from '@millwright/domain/order/orderParts'
import { tickedParts } from '@millwright/domain/product/orderable'
import type { CartView } from './CartFrame.tsx'
import { cartLines } from './cartLines.ts'

/** The total of the lines to be ordered, the lines that are in the way, and the link to the checkout. Reads `shops`, `lines` and `pay`. */
export function CartSums({ shops, lines, pay }: Pick<CartView, 'shops' | 'lines' | 'pay'>) {
  const { orderable, inTheWay } = tickedParts(cartLines(shops))
  return (
    lines.length > 0 && (
      <CartSummary
        basketIds={orderable.map(({ basketId }) => basketId)}
        inTheWay={inTheWay}
        orders={orderCountOf(orderable)}
        lines={lines.filter(({ actualStock }) => actualStock !== 0).length}
        pay={pay}
      />
    )
  )
}
