import fc from 'fast-check'
import type { Measured, Wish } from './measure.ts'

/** Tries to refute each claim; a refutation names its smallest input and the seed that finds it again. */
export function fuzzRun(claims: { says: string; property: unknown }[], { count = 20_000, seed }: Wish): Measured {
  const rows = claims.map(({ says, property }) => {
    const began = performance.now()
    const { failed, numRuns, counterexample, errorInstance } = fc.check(property as fc.IRawProperty<unknown[]>, { numRuns: count, seed })
    if (failed) console.error(`${says}\n  refuted by ${fc.stringify(counterexample)}\n  ${String(errorInstance ?? '')}`)
    return { claim: says, tries: numRuns, seconds: ((performance.now() - began) / 1000).toFixed(1), result: failed ? 'REFUTED' : 'holds' }
  })
  const refuted = rows.filter(({ result }) => result === 'REFUTED').length
  return { rows, ok: !refuted, line: `${claims.length - refuted} of ${claims.length} claims hold, seed ${seed}` }
}
