import type { CartItem } from '@millwright/contract/cart/entities'
import type { RootProps } from '@millwright/ui/open'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import type { Problem } from '../ProblemText/ProblemText.tsx'

export type CartLineProps = RootProps<HTMLLIElement> & {
  /** The cart line, as the API returns it. */
  item: CartItem
  /** The error of a quantity that was posted without scripts, and the typed text. */
  fault?: { problem: Problem; typed: string } | undefined
  /** Whether the product is delisted. A delisted line can only be removed. */
  gone?: boolean | undefined
  /**
   * Returns the address where a buyer asks the shop for a quantity, shown at a line with more pieces than the stock.
   * Absent: the line offers no quote.
   */
  quoteHref?: ((wanted: { prodId: string; skuId: string; quantity: number }) => string) | undefined
} & CartHandlers

/** Handlers that replace the forms of the cart. */
export type CartHandlers = {
  /** Called when the buyer changes a quantity. */
  onQuantity?: CommerceHandlers['changeQuantity'] | undefined
  /** Called when the buyer ticks or unticks lines. */
  onCheck?: CommerceHandlers['check'] | undefined
  /** Called when the buyer selects another discount for a line. */
  onDiscount?: CommerceHandlers['chooseDiscount'] | undefined
  /** Called when the buyer removes lines. */
  onRemove?: CommerceHandlers['remove'] | undefined
}
