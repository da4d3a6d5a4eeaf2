import * as z from 'zod'
import { agreementTerms } from '../catalogue/agreementTerms.ts'
import { priceTier } from '../catalogue/entities.ts'
import { discount, priceNotApplied, priceStep } from '../promotion/entities.ts'
import { count, flag, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** A cart line. */

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
  isDelivery: maybe(booleanValue),
  categoryId: maybe(id),
  /** Extension: the unit price when the line was added, to show price changes. */
  addedPrice: maybe(money),
  partyCode: text,
  unit: text,
  minOrderQty: maybe(count),
  packQty: maybe(count),
  leadDays: maybe(count),
  /** The buyer's own tier prices, with the member percentage where that is lower. */
  priceTiers: maybe(z.array(priceTier)),
  /** Extension: the buyer's agreed price, even if the quantity is below its minimum. */
  agreementPrice: maybe(money),
  ...agreementTerms,
  /** Extension: a shop's quote for the line. `holds`: whether the quoted price is the line's current price. */
  quote: maybe(z.object({ inquiryId: id, price: money, validUntil: z.number(), left: count, holds: booleanValue })),
  /**
   * Extension: for a line with more pieces than the stock, the cheapest SKU of another product that is the same part by
   * another maker or from another shop, in stock in the line's quantity.
   */
  equivalent: maybe(
    z.object({ prodId: id, skuId: id, name: z.string(), shopName: z.string(), price: money, unit: text }),
  ),
  /** The threshold discount chosen by the buyer, `0` for none. Absent: the largest discount. */
  discountId: maybe(id),
  /** The discounts available to the line while it is selected. */
  discounts: list(z.object({ discountId: id, discountName: z.string() })),
  /** The line's share of the discounts and, as an extension, the steps of its price and reductions that do not apply. */
  shareReduce: maybe(money),
  priceSteps: list(priceStep),
  priceNot: list(priceNotApplied),
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
  /** Extension: the discount of these lines, reached or not. */
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
