/** Points that expire together: `rest` of them are there still. `expires` is epoch milliseconds. */
export type PointLot = { lotId: number; rest: number; expires: number }
/** A part of a change, of one lot. */
export type LotPart = { lotId: number; amount: number }

/** In the order in which they are spent: what expires first, and of the same moment what came first. */
export function bySpending(a: Omit<PointLot, 'rest'>, b: Omit<PointLot, 'rest'>): number {
  return a.expires - b.expires || a.lotId - b.lotId
}

/**
 * Of which lots so many points are taken, those that expire first before others; `first` are taken before all. The
 * parts add up to fewer where there are not as many.
 */
export function takeOfLots(lots: readonly PointLot[], points: number, first?: ReadonlySet<number>): LotPart[] {
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

/** Of which lots spent points come back: what was spent last comes back first, so that it expires latest. */
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
