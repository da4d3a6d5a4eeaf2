import { ORDER_LINE_LIMIT } from '../constants.ts'

/** Divides one shop's lines into the lines of its orders, in their order. */
export function orderParts<L>(lines: readonly L[]): L[][] {
  return Array.from({ length: orderCount(lines.length) }, (_, at) =>
    lines.slice(at * ORDER_LINE_LIMIT, (at + 1) * ORDER_LINE_LIMIT),
  )
}

/** Returns the number of orders that lines of one shop become. */
export function orderCount(lines: number): number {
  return Math.ceil(lines / ORDER_LINE_LIMIT)
}

/** Returns the number of orders that lines of several shops become. An order has the lines of one shop. */
export function orderCountOf(lines: readonly { shopId: number | string }[]): number {
  let orders = 0
  for (const own of Map.groupBy(lines, ({ shopId }) => shopId).values()) orders += orderCount(own.length)
  return orders
}
