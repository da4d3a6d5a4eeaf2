const DAY = 86_400_000

/**
 * Returns hot words or shops in the mall's order. `sort` 0 starts with another one every day, so each gets its turn.
 */
export function hotFirst<T>(hot: readonly T[], sort: number | undefined, now: number): readonly T[] {
  if (sort !== 0 || hot.length < 2) return hot
  const from = 1 + (Math.floor(now / DAY) % (hot.length - 1))
  return [...hot.slice(from), ...hot.slice(0, from)]
}
