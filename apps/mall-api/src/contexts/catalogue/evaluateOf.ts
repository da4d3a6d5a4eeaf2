/** Returns `evaluate` for a score: 0 (good) from 4 on, 1 (medium) for 3, 2 (bad) below. */
export const evaluateOf = (score: number): 0 | 1 | 2 => (score >= 4 ? 0 : score === 3 ? 1 : 2)
