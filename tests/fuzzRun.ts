import fc from 'fast-check'
import type { MeasurementResult, MeasurementOptions } from './measure.ts'

type Row = { claim: string; tries: number; seconds: string; result: 'holds' | 'REFUTED' }
type Claim = (wish: MeasurementOptions) => Row | Promise<Row>

/** Checks a property for arbitrary inputs. A refutation reports the smallest failing input. */
export function property<T>(says: string, input: fc.Arbitrary<T>, holds: (input: T) => boolean): Claim {
  return ({ count, seed }) => {
    const began = performance.now()
    return rowOf(says, began, fc.check(fc.property(input, holds), { numRuns: count, seed }))
  }
}

export function asyncProperty<T>(says: string, input: fc.Arbitrary<T>, holds: (input: T) => Promise<boolean>): Claim {
  return async ({ count, seed }) => {
    const began = performance.now()
    return rowOf(says, began, await fc.check(fc.asyncProperty(input, holds), { numRuns: count, seed }))
  }
}

function rowOf<T>(
  says: string,
  began: number,
  { failed, numRuns, counterexample, errorInstance }: fc.RunDetails<[T]>,
): Row {
  if (failed) console.error(`${says}: refuted by ${fc.stringify(counterexample?.[0])} ${String(errorInstance ?? '')}`)
  return {
    claim: says,
    tries: numRuns,
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    result: failed ? 'REFUTED' : 'holds',
  }
}

export async function checkProperties(claims: Claim[], wish: MeasurementOptions): Promise<MeasurementResult> {
  const rows: Row[] = []
  for (const attempt of claims) rows.push(await attempt(wish))
  const held = rows.filter(({ result }) => result === 'holds').length
  return { rows, ok: held === rows.length, summary: `${held} of ${rows.length} claims hold (seed ${wish.seed})` }
}
