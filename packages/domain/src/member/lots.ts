/** A lot: points that expire together. `rest` is the number of unspent points, `expires` is epoch milliseconds. */
export type PointLot = { lotId: number; rest: number; expires: number }
/** The part of a change that concerns one lot. */
export type LotPart = { lotId: number; amount: number }

/** Compares lots in the order of spending: earliest expiry first, then the oldest lot. */
export function bySpending(a: Omit<PointLot, 'rest'>, b: Omit<PointLot, 'rest'>): number {
  return a.expires - b.expires || a.lotId - b.lotId
}

/**
 * Takes points from lots, earliest expiry first; the lots of `first` come before all others. The parts add up to fewer
 * points if the lots do not have enough.
 */
export function spendFromLots(lots: readonly PointLot[], points: number, first?: ReadonlySet<number>): LotPart[] {
  const parts: LotPart[] = []
  let left = points
  const order = [...lots].sort(
    (a, b) => Number(first?.has(b.lotId) ?? false) - Number(first?.has(a.lotId) ?? false) || bySpending(a, b),
  )
  for (const { lotId, rest } of order) {
    const amount = Math.min(rest, left)
    if (amount > 0) parts.push({ lotId, amount })
    left -= amount
  }
  return parts
}

/** Returns spent points to their lots. Points with the latest expiry are returned first. */
export function giveBackToLots(spent: readonly PointLot[], points: number): LotPart[] {
  const parts: LotPart[] = []
  let left = points
  for (const { lotId, rest } of [...spent].sort((a, b) => bySpending(b, a))) {
    const amount = Math.min(rest, left)
    if (amount > 0) parts.push({ lotId, amount })
    left -= amount
  }
  return parts
}

export function pointsIn(parts: readonly LotPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
