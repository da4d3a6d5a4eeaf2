import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Money } from '@millwright/domain/money/money'
import { shownPrice } from '@millwright/domain/price/shownPrice'

/** What this buyer pays for the smallest order, where that is less than everybody's price: agreed on, or a member's. */
export function ownPrice({
  price,
  agreementPrice,
  agreementMinQty = 1,
  minOrderQty = 1,
  memberPrice,
}: CardProduct): Money | undefined {
  const agreed = agreementMinQty > minOrderQty ? undefined : agreementPrice
  const { amount, kind } = shownPrice({ price, agreementPrice: agreed, memberPrice })
  return kind === 'list' || amount === price ? undefined : amount
}
