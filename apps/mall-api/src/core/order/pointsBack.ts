import { returnedPoints } from '@millwright/domain/member/points'
import { isDifference } from '@millwright/domain/order/refundTerms'
import type { ItemRow } from './orderItems.ts'
import type { RefundRow } from './refundRows.ts'

/**
 * Returns the points that a refund gives back with the pieces of a line. The parts of a line add up to the line's
 * points. Goods that stay with the buyer keep their points.
 */
export function pointsBack(
  refund: RefundRow,
  { quantity: pieces, before }: RefundRow['lines'][number],
  { points, quantity }: Pick<ItemRow, 'points' | 'quantity'>,
): number {
  return refund.kind === 'exchange' || isDifference(refund) ? 0 : returnedPoints(points, quantity, before, pieces)
}
