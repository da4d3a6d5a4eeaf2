/** What is there leaves within so many days. */
const AT_ONCE = 3
const FEW = 10

export type Availability = 'inStock' | 'few' | 'toOrder' | 'soldOut'

/**
 * What a buyer may be told of stock and lead time (days until it leaves). "In stock" promises that it leaves at once:
 * pieces that somebody has, but that leave in weeks, are goods to order, whatever their number. -1 is unlimited.
 */
export function availabilityOf({ stocks, leadDays = 0 }: { stocks?: number; leadDays?: number }): Availability {
  if (stocks === 0) return 'soldOut'
  if (leadDays > AT_ONCE) return 'toOrder'
  return stocks !== undefined && stocks > 0 && stocks <= FEW ? 'few' : 'inStock'
}
