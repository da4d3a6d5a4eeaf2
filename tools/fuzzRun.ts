import fc from 'fast-check'
import type { Measured, Wish } from './measure.ts'

type Claim = (wish: Wish) => { claim: string; tries: number; seconds: string; result: 'holds' | 'REFUTED' }

/** A sentence that must hold for whatever comes; a refutation is told with its smallest input. */
export function claim<T>(says: string, input: fc.Arbitrary<T>, holds: (input: T) => boolean): Claim {
  return ({ count, seed }) => {
    const began = performance.now()
    const { failed, numRuns, counterexample, errorInstance } = fc.check(fc.property(input, holds), { numRuns: count, seed })
    if (failed) console.error(`${says}: refuted by ${fc.stringify(counterexample?.[0])} ${String(errorInstance ?? '')}`)
    return { claim: says, tries: numRuns, seconds: ((performance.now() - began) / 1000).toFixed(1), result: failed ? 'REFUTED' : 'holds' }
  }
}

export function tryAll(claims: Claim[], wish: Wish): Measured {
  const rows = claims.map((attempt) => attempt(wish))
  const held = rows.filter(({ result }) => result === 'holds').length
  return { rows, ok: held === rows.length, summary: `${held} of ${rows.length} claims hold (seed ${wish.seed})` }
}
