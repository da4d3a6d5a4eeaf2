import * as z from 'zod'
import { count, flag, id, list, maybe, money, text } from '../values.ts'
import { lineOffer, matchSign, pricedOrder } from '../quick-order/entities.ts'

/** Named lists that a buyer orders again. The specification has no order lists. */
export const orderListHead = z.object({
  listId: id,
  name: z.string(),
  note: text,
  /** The number of lines. */
  lines: count,
  /** The weeks between two orders, and the day of the next one (`2026-11-28`). Absent without a repeat. */
  repeatWeeks: maybe(count),
  nextDay: maybe(z.string()),
  /** Whether the day has come. */
  due: flag,
  changeTime: z.string(),
})
export type OrderListHead = z.output<typeof orderListHead>

/**
 * How a line stands today. `offered`: it can be ordered. `assembly`: it has lines below it, which are ordered instead.
 * `gone`: its SKU is not sold any more. `unmatched`: it has only its text. `tooMany`: more pieces than a line may have.
 */
export const orderListLineStates = ['offered', 'assembly', 'gone', 'unmatched', 'tooMany'] as const
export type OrderListLineState = (typeof orderListLineStates)[number]

export const orderListLine = z.object({
  lineId: id,
  /** From 1, the top, to 5. */
  level: count,
  /** For one piece of the line that it belongs to. */
  quantity: count,
  /** For all assemblies. */
  pieces: count,
  note: text,
  state: z.enum(orderListLineStates),
  skuId: maybe(id),
  prodId: maybe(id),
  /** The part number, or the text of a line without a SKU. */
  partyCode: z.string(),
  prodName: text,
  brandName: text,
  pic: text,
  unit: text,
  /** The unit price when the line was saved, if it differs from today's. */
  was: maybe(money),
  /** The SKU at the buyer's price today. `actualTotal` is its amount after promotions. */
  offer: maybe(lineOffer.extend({ actualTotal: money })),
  /** SKUs that may replace one that is not sold any more, with the reasons, the best first. */
  substitutes: list(lineOffer.extend({ signs: list(matchSign) })),
})
export type OrderListLine = z.output<typeof orderListLine>

export const orderList = orderListHead.extend({
  /** Changes with each change of the lines. */
  version: count,
  assemblies: count,
  items: list(orderListLine),
  /** The sums of the lines that can be ordered, as the cart has them. */
  sums: pricedOrder.pick({ shops: true, total: true, reduce: true, freight: true, actualTotal: true }),
})
export type OrderList = z.output<typeof orderList>
