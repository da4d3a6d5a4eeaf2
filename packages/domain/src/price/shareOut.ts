import { mulDiv } from './cents.ts'
import type { Cents } from './cents.ts'

/**
 * Shares an amount by weights. The parts add up to it, and no part exceeds its weight: each part is rounded down, then
 * the largest remainders get a cent. Ties go by `order`, so the lines' sequence does not matter. `total` is at most the
 * sum of the weights.
 */
export function shareOut(total: Cents, weights: readonly Cents[], order: readonly string[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const lost: { index: number; rest: number }[] = []
  let left = total
  const parts = weights.map((weight, index) => {
    const { floor, rest } = mulDiv(weight, total, whole)
    left -= floor
    lost.push({ index, rest })
    return floor
  })
  lost.sort((a, b) => b.rest - a.rest || (order[a.index]! < order[b.index]! ? -1 : 1))
  for (const { index } of lost.slice(0, left)) parts[index]! += 1
  return parts
}
