import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Money } from '@millwright/domain/money/money'
import { compareWhole } from '@millwright/domain/money/wholeMoney'

/** What this buyer pays for the smallest order, where that is less than everybody's price: agreed on, or a member's. */
export function ownPrice({
  price,
  agreementPrice,
  agreementMinQty = 1,
  minOrderQty = 1,
  memberPrice,
}: CardProduct): Money | undefined {
  const agreed = agreementMinQty > minOrderQty ? undefined : agreementPrice
  let least = price
  for (const one of [agreed, memberPrice]) if (one !== undefined && compareWhole(one, least) < 0) least = one
  return least === price ? undefined : least
}
