import * as z from 'zod'
import { priceStep } from '../promotion/entities.ts'
import { count, flag, id, list, maybe, money, text, yes } from '../values.ts'

/** One line of an order. */
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
  /** This line's part of the points that were spent. */
  useScore: maybe(count),
  commSts: maybe(flag),
  /** Its newest refund, and how far that is. */
  refundSn: text,
  returnMoneySts: maybe(count),
  /** Ours: a refund of some of its pieces can be applied for. */
  canRefund: maybe(yes),
  /** -1 to ship, 0 all shipped, else the pieces still to ship. */
  status: maybe(count),
  partyCode: text,
  unit: text,
  /** This line's part of what was taken off; ours: the steps of its price. */
  shareReduce: maybe(money),
  priceSteps: list(priceStep),
})
export type OrderItem = z.output<typeof orderItem>
