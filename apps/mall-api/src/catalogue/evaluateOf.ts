/** `evaluate` of a score, as the family counts: good from 4, medium 3, bad below. */
export const evaluateOf = (score: number): 0 | 1 | 2 => (score >= 4 ? 0 : score === 3 ? 1 : 2)
