import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Money } from '@millwright/domain/money/money'
import { shownPrice } from '@millwright/domain/price/shownPrice'

/** Returns this buyer's agreed or member price for the smallest order, if it is below the public price. */
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
