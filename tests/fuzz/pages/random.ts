/** A generator of pseudo-random numbers (mulberry32). The same seed yields the same pages. */
export type Random = {
  below: (end: number) => number
  chance: (of: number) => boolean
  pick: <T>(from: readonly T[]) => T
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, chance: (of) => next() < of, pick: (from) => from[below(from.length)]! }
}
