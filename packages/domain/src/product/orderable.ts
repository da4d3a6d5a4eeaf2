import { readQuantity } from '../account/validation.ts'
import type { QuantityProblem } from '../account/validation.ts'
import { QUANTITY_LIMIT } from '../constants.ts'

/** The bounds of a SKU's order quantity. `stocks` -1 means unlimited. */
export type OrderBounds = {
  minOrderQty?: number | undefined
  packQty?: number | undefined
  stocks?: number | undefined
}

/** The reason why a quantity cannot be ordered, with the violated bound. */
export type Obstacle = { problem: QuantityProblem | 'soldOut'; bound: number }

/** Returns why the SKU cannot be ordered in this quantity, or undefined if it can. */
export function obstacleOf(
  quantity: number,
  { minOrderQty = 1, packQty = 1, stocks = -1 }: OrderBounds,
): Obstacle | undefined {
  if (stocks === 0) return { problem: 'soldOut', bound: 0 }
  const read = readQuantity(quantity, { minOrderQty, packQty, stocks })
  return 'quantity' in read ? undefined : read
}

/**
 * Returns the orderable quantity that comes closest to the wanted one: whole packs, at least the minimum and at most
 * the stock. 0 if the stock is smaller than the minimum.
 */
export function nearestOrderable(
  wanted: number,
  { minOrderQty = 1, packQty = 1, stocks = -1 }: OrderBounds = {},
): number {
  const first = Math.ceil(minOrderQty / packQty) * packQty
  const most = Math.floor((stocks < 0 ? QUANTITY_LIMIT : Math.min(stocks, QUANTITY_LIMIT)) / packQty) * packQty
  if (most < first) return 0
  return Math.min(most, Math.max(first, Math.ceil(wanted / packQty) * packQty))
}

/** A cart line as far as its quantity is concerned. */
export type CountedLine = {
  prodCount: number
  isChecked?: number | undefined
  actualStock?: number | undefined
  minOrderQty?: number | undefined
  packQty?: number | undefined
}

/** Returns why the cart line cannot be ordered as it stands, or undefined if it can. */
export function lineObstacle({ prodCount, actualStock, minOrderQty, packQty }: CountedLine): Obstacle | undefined {
  return obstacleOf(prodCount, { minOrderQty, packQty, stocks: actualStock })
}

/** Returns the ticked lines: those that can be ordered as they stand, and those that are in the way. */
export function tickedParts<Line extends CountedLine>(
  lines: readonly Line[],
): { orderable: Line[]; inTheWay: { line: Line; obstacle: Obstacle }[] } {
  const ticked = lines
    .filter(({ isChecked }) => isChecked === 1)
    .map((line) => ({ line, obstacle: lineObstacle(line) }))
  return {
    orderable: ticked.filter(({ obstacle }) => !obstacle).map(({ line }) => line),
    inTheWay: ticked.flatMap(({ line, obstacle }) => (obstacle ? [{ line, obstacle }] : [])),
  }
}
