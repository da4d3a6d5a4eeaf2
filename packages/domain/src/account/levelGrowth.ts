/**
 * How far a member is on the way to the next level. `share` is 0 to 1 of the whole way; `missing` is what is lacking.
 * `undefined` at the highest level, or where the server names no next one. Growth is counted in whole points from 0.
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
