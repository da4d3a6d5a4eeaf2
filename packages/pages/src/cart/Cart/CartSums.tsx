import { CartSummary } from '@millwright/commerce/CartSummary'
import type { CartView } from './CartFrame.tsx'
import { tickedLines } from './cartLines.ts'

/** The total of the ticked lines and the link to the checkout. Reads `shops`, `lines` and `pay`. */
export function CartSums({ shops, lines, pay }: Pick<CartView, 'shops' | 'lines' | 'pay'>) {
  return (
    lines.length > 0 && (
      <CartSummary
        basketIds={tickedLines(shops).map(({ basketId }) => basketId)}
        lines={lines.filter(({ actualStock }) => actualStock !== 0).length}
        pay={pay}
      />
    )
  )
}
