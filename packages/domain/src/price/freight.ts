import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'

/** What a shop asks for carrying: `base`, nothing from that amount of goods on. */
export type FreightRule = { base: Money; freeFrom: Money }

/**
 * What the buyer pays for carrying goods of one shop that cost `goods` before discounts. `byLevel`: the buyer's member
 * level has this shop's goods carried for nothing (`carriedFree`). The product page, the cart and the checkout all ask
 * this function, so that no page promises free delivery that the checkout charges.
 */
export function freightFee({ base, freeFrom }: FreightRule, goods: Money, byLevel = false): Money {
  return byLevel || compareWhole(goods, freeFrom) >= 0 ? ('0.00' as Money) : base
}
