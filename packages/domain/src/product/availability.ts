/** The maximum number of days until in-stock goods are sent. */
const AT_ONCE = 3
const FEW = 10

export type Availability = 'inStock' | 'few' | 'toOrder' | 'soldOut'

/**
 * Returns the availability for the buyer, by stock (-1 is unlimited) and lead time (days until dispatch). "In stock"
 * promises dispatch within three days. Goods with a longer lead time are `toOrder`, whatever their stock.
 */
export function availabilityOf({ stocks, leadDays = 0 }: { stocks?: number; leadDays?: number }): Availability {
  if (stocks === 0) return 'soldOut'
  if (leadDays > AT_ONCE) return 'toOrder'
  return stocks !== undefined && stocks > 0 && stocks <= FEW ? 'few' : 'inStock'
}
