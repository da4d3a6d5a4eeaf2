import * as z from 'zod'
import { priceStep } from '../promotion/entities.ts'
import { count, flag, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** An order line. */
export const orderItem = z.object({
  orderItemId: maybe(id),
  prodId: id,
  skuId: id,
  prodName: z.string(),
  skuName: text,
  properties: text,
  pic: text.transform((pic) => pic ?? ''),
  prodCount: count,
  price: money,
  actualTotal: maybe(money),
  /** The line's share of the points spent. */
  useScore: maybe(count),
  commSts: maybe(flag),
  /** The line's newest refund and its status. */
  refundSn: text,
  returnMoneySts: maybe(count),
  /** Extension: whether pieces of the line can be refunded. */
  canRefund: maybe(booleanValue),
  /** Extension: the line's pieces that were given back for money, are in an open refund, or were exchanged. */
  returnedNum: maybe(count),
  returningNum: maybe(count),
  exchangedNum: maybe(count),
  /** -1 to ship, 0 all shipped, otherwise the pieces left to ship. */
  status: maybe(count),
  partyCode: text,
  /** Extension: the buyer's own article number when the order was placed. */
  articleNumber: maybe(z.string()),
  unit: text,
  /** The line's share of the discounts and, as an extension, the steps of its price. */
  shareReduce: maybe(money),
  priceSteps: list(priceStep),
})
export type OrderItem = z.output<typeof orderItem>
