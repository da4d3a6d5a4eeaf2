import { mulDiv } from './cents.ts'
import type { Cents } from './cents.ts'

/**
 * Divides an amount in proportion to weights. The parts add up to the amount, and no part exceeds its weight. Each part
 * is rounded down, then the largest remainders, or the first of equal remainders, get a cent. `total` is at most the
 * sum of the weights.
 */
export function shareOut(total: Cents, weights: readonly Cents[]): Cents[] {
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
  lost.sort((a, b) => b.rest - a.rest)
  for (const { index } of lost.slice(0, left)) parts[index]! += 1
  return parts
}
