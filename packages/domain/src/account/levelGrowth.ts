/**
 * Returns a member's progress to the next level: `share` from 0 to 1, and the `missing` growth. Returns `undefined` if
 * there is no next level (`nextGrowth` is 0 or absent). Growth is counted in points.
 */
export function levelGrowth({
  growth,
  nextGrowth = 0,
}: {
  growth: number
  nextGrowth?: number
}): { share: number; missing: number } | undefined {
  if (!(nextGrowth > 0)) return undefined
  const had = Math.max(0, growth)
  return { share: Math.min(1, had / nextGrowth), missing: Math.max(0, Math.ceil(nextGrowth - had)) }
}
