import { planGoals } from '@millwright/domain/quick-order/planOrder'
import type { PlanGoal } from '@millwright/domain/quick-order/planOrder'
import * as z from 'zod'
import { count, flag, id, list, maybe, money, text } from '../values.ts'

/** Quick order: a pasted list, matched line by line, priced and planned. The specification has no quick order. */

/**
 * How well a line is matched. `sure`: the first candidate is the match. `likely`: one of the candidates. `substitute`:
 * the candidates have the same dimensions and at least the same ratings. `none`: the mall has nothing for the line.
 */
export const lineStates = ['sure', 'likely', 'substitute', 'none'] as const
export type LineState = (typeof lineStates)[number]

/**
 * The reasons for a candidate, or against it. `number`: its part number is written in the line. `ownNumber`: the buyer's
 * article number stands for it. `interchange`: it replaces another maker's number, `asked`. `maker`: the line names its
 * brand. `otherMaker`: the line names another brand, `asked`. `size`: the line names its size. `words`: the line's words
 * fit its name. `unfit`: its words do not fit `asked`. `dimensions`: it has the dimensions of what was asked. `rating`:
 * its `name` is `value`, and `asked` was asked for. `differs`: its `name` is `value` instead of `asked`, which does not
 * matter for the function. `notRead`: the part `asked` of a maker's suffix is not understood. `measure`: its `name` is
 * `value`, and not `asked`. `strengthClass`, `standard`: the line names its strength class or standard. `inStock`: the
 * whole quantity is in stock.
 */
export const signKinds = [
  'number',
  'ownNumber',
  'interchange',
  'maker',
  'otherMaker',
  'size',
  'words',
  'unfit',
  'dimensions',
  'rating',
  'differs',
  'notRead',
  'measure',
  'strengthClass',
  'standard',
  'inStock',
] as const

export const matchSign = z.object({
  kind: z.enum(signKinds),
  name: text,
  value: text,
  asked: text,
})
export type MatchSign = z.output<typeof matchSign>

export const orderCandidate = z.object({
  skuId: id,
  prodId: id,
  shopId: id,
  partyCode: z.string(),
  prodName: z.string(),
  brandName: text,
  shopName: text,
  pic: text,
  unit: text,
  /** The list price per unit. */
  price: money,
  signs: list(matchSign),
})
export type OrderCandidate = z.output<typeof orderCandidate>

/** A line as read and matched. A line that states no quantity has none. */
export const readLine = z.object({
  raw: z.string(),
  model: z.string(),
  quantity: maybe(count),
  unit: text,
  /** The words of the line beside the part: "urgent", "for press 3". */
  note: text,
  /** The buyer's own article number in the line. */
  articleNumber: text,
  state: z.enum(lineStates),
  candidates: list(orderCandidate),
})
export type ReadLine = z.output<typeof readLine>

/** Why an offer cannot be ordered in the quantity. */
export const offerProblems = ['soldOut', 'tooMany'] as const

/** A SKU that can stand for a line, at the buyer's price for the quantity that would be ordered. */
export const lineOffer = z.object({
  skuId: id,
  prodId: id,
  shopId: id,
  shopName: z.string(),
  partyCode: z.string(),
  prodName: z.string(),
  brandName: text,
  pic: text,
  unit: text,
  /** The wanted quantity in whole packs, at least the minimum. */
  orderQuantity: count,
  /** The buyer's unit price before promotions, and the public one. */
  price: money,
  listPrice: money,
  /** `price` × `orderQuantity`. */
  amount: money,
  /** -1: unlimited. */
  stocks: count,
  leadDays: count,
  minOrderQty: count,
  packQty: count,
  problem: maybe(z.enum(offerProblems)),
  /** The next tier that lowers the unit price: its quantity, its unit price, and the amount of that quantity. */
  nextTier: maybe(z.object({ minQty: count, price: money, amount: money })),
})
export type LineOffer = z.output<typeof lineOffer>

export const pricedOrderLine = lineOffer.extend({
  /** The position of the line in the request, from 0. */
  index: count,
  /** The amount after promotions. */
  actualTotal: money,
  /** Other SKUs with the same dimensions and function. */
  others: list(lineOffer),
})
export type PlanKind = PlanGoal
export type PricedOrderLine = z.output<typeof pricedOrderLine>

/** A ready way to order a list (`planOrder`). */
export const orderPlan = z.object({
  kind: z.enum(planGoals),
  /** The sum with freight, before promotions. */
  total: money,
  freight: money,
  shops: count,
  /** The days until the last line is dispatched. */
  leadDays: count,
  /** The lines that the stock does not cover. */
  shortLines: count,
  lines: list(z.object({ index: count, skuId: id, orderQuantity: count })),
  /** 0: a better plan may exist, because the list is long and has many shops, or because one SKU could fill two lines. */
  exact: flag,
})
export type OrderPlan = z.output<typeof orderPlan>

export const pricedOrder = z.object({
  lines: list(pricedOrderLine),
  /** The positions of the lines whose SKU is not sold any more. */
  gone: list(count),
  shops: list(
    z.object({
      shopId: id,
      shopName: z.string(),
      lines: count,
      total: money,
      reduce: money,
      freight: money,
      actualTotal: money,
      leadDays: count,
    }),
  ),
  total: money,
  reduce: money,
  freight: money,
  actualTotal: money,
  plans: list(orderPlan),
})
export type PricedOrder = z.output<typeof pricedOrder>
