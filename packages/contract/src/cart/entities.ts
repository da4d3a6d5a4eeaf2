import * as z from 'zod'
import { agreementTerms } from '../catalogue/agreementTerms.ts'
import { priceTier } from '../catalogue/entities.ts'
import { discount, priceNot, priceStep } from '../promotion/entities.ts'
import { count, flag, id, list, maybe, money, text, yes } from '../values.ts'

/** What lies in a cart. */

export const cartItem = z.object({
  basketId: id,
  shopId: id,
  prodId: id,
  skuId: id,
  prodName: z.string(),
  skuName: text,
  properties: text,
  pic: text.transform((pic) => pic ?? ''),
  prodCount: count,
  price: money,
  oriPrice: maybe(money),
  productTotalAmount: money,
  actualTotal: maybe(money),
  isChecked: maybe(flag),
  prodType: maybe(count),
  basketDate: text,
  actualStock: maybe(count),
  isDelivery: maybe(yes),
  categoryId: maybe(id),
  /** Ours: the unit price when the line was put in, so that a change can be shown. */
  addedPrice: maybe(money),
  partyCode: text,
  unit: text,
  minOrderQty: maybe(count),
  packQty: maybe(count),
  leadDays: maybe(count),
  /** As this buyer pays them: with the member's percent where that is lower. */
  priceTiers: maybe(z.array(priceTier)),
  /** Ours: the buyer's agreed price for it, whether or not so many have it. */
  agreementPrice: maybe(money),
  ...agreementTerms,
  /** Ours: what a shop quoted for this line; `holds` says whether it is the price now. */
  quote: maybe(z.object({ inquiryId: id, price: money, validUntil: z.number(), left: count, holds: yes })),
  /** This line's part of what is taken off; ours: the steps of its price, and what changes nothing. */
  /** The threshold discount that the buyer chose for it, `0` for none; absent: the one that takes most off. */
  discountId: maybe(id),
  /** Those that it could take part in, while it is ticked. */
  discounts: list(z.object({ discountId: id, discountName: z.string() })),
  shareReduce: maybe(money),
  priceSteps: list(priceStep),
  priceNot: list(priceNot),
})
export type CartItem = z.output<typeof cartItem>

export const cartGroup = z.object({
  activityType: maybe(count),
  chooseDiscountItemDto: maybe(
    z.object({
      discountId: id,
      discountName: text,
      discountRule: count,
      needAmount: money,
      discount: money,
      reduceAmount: maybe(money),
    }),
  ),
  /** Ours: the discount that these lines take part in, reached or not. */
  promotion: maybe(discount),
  shopCartItems: list(cartItem),
})

export const cartShop = z.object({
  shopId: id,
  shopName: z.string(),
  shopType: maybe(count),
  shopCartItemDiscounts: list(cartGroup),
  actualTotal: maybe(money),
  total: maybe(money),
  totalCount: maybe(count),
  transFee: maybe(money),
  shopReduce: maybe(money),
  discountReduce: maybe(money),
})
export type CartShop = z.output<typeof cartShop>
