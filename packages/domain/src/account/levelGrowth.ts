/**
 * Returns a member's progress to the next level: `share` from 0 to 1, and the `missing` growth. Returns `undefined` at
 * the highest level or without a next level. Growth is counted in whole points from 0.
 */
export function levelGrowth({
  growth,
  nextGrowth,
}: {
  growth: number
  nextGrowth?: number
}): { share: number; missing: number } | undefined {
  if (nextGrowth === undefined || !(nextGrowth > 0)) return undefined
  const had = Math.max(0, growth)
  return { share: Math.min(1, had / nextGrowth), missing: Math.max(0, Math.ceil(nextGrowth - had)) }
}
