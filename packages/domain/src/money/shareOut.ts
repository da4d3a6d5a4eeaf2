/**
 * Divides whole cents in proportion to weights, by the largest remainder: the shares add up to the total, and each is
 * its exact part rounded down or up. Of equal remainders the first gets the cent. If all weights are zero, the first
 * share is the total.
 *
 * @throws RangeError If the total or a weight is negative.
 */
export function shareOut(total: bigint, weights: readonly bigint[]): bigint[] {
  if (total < 0n || weights.some((weight) => weight < 0n)) throw new RangeError('nothing negative can be shared out')
  if (!weights.length) return []
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return weights.map((_, index) => (index ? 0n : total))
  const shares = weights.map((weight) => (total * weight) / all)
  const left = Number(total - shares.reduce((sum, share) => sum + share, 0n))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % all }))
    // Sorting is stable, so equal remainders keep their order.
    .toSorted((a, b) => Number(b.remainder - a.remainder))
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1n
  return shares
}
