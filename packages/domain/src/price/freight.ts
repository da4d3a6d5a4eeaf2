import type { Money } from '../money/money.ts'
import { centsText, compareWhole } from '../money/wholeMoney.ts'

/** A shop's freight: `base`, and free from the amount `freeFrom`. */
export type FreightRule = { base: Money; freeFrom: Money }

/**
 * Returns the freight for goods of one shop that cost `goods` before discounts. `byLevel`: the buyer's member level
 * includes free delivery (`hasFreeDelivery`). The product page, the cart and the checkout all use this function, so that no
 * page promises free delivery that the checkout charges.
 */
export function freightFee({ base, freeFrom }: FreightRule, goods: Money, byLevel = false): Money {
  return byLevel || compareWhole(goods, freeFrom) >= 0 ? centsText(0n) : base
}
