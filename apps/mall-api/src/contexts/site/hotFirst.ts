const DAY = 86_400_000

/** Returns hot words or shops in the mall's order. With `sort` 0 a different entry comes first every day. */
export function hotFirst<T>(hot: readonly T[], sort: number | undefined, now: number): readonly T[] {
  if (sort !== 0 || hot.length < 2) return hot
  const from = 1 + (Math.floor(now / DAY) % (hot.length - 1))
  return [...hot.slice(from), ...hot.slice(0, from)]
}
