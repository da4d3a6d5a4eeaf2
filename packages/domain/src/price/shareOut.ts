import { portion } from './cents.ts'
import type { Cents } from './cents.ts'

/**
 * Shares an amount out by weights, so that the parts add up to it and none is above its weight: each part rounded down,
 * then a cent to those who lost most by it. Equal losses go by `order`, so that it does not matter how the lines stand.
 * `total` is at most the sum of the weights.
 */
export function shareOut(total: Cents, weights: readonly Cents[], order: readonly string[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const lost: { index: number; rest: number }[] = []
  let left = total
  const parts = weights.map((weight, index) => {
    const { floor, rest } = portion(weight, total, whole)
    left -= floor
    lost.push({ index, rest })
    return floor
  })
  lost.sort((a, b) => b.rest - a.rest || (order[a.index]! < order[b.index]! ? -1 : 1))
  for (const { index } of lost.slice(0, left)) parts[index]! += 1
  return parts
}
