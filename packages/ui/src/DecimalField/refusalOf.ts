import { compareDecimals, decimalsIn, stepsAround } from '../internal/decimal.ts'
import type { DecimalMessages } from './decimalMessages.ts'

export type DecimalLimits = {
  min?: string | undefined
  max?: string | undefined
  step?: string | undefined
  scale?: number | undefined
}

/** The key of a message, and the decimals that the message names, in plain notation. */
export type Refusal = { key: keyof DecimalMessages; decimals?: Record<string, string>; count?: number }

/** Returns why a plain decimal is refused, or undefined. `read` is undefined for text that is not a number. */
export function refusalOf(read: string | undefined, limits: DecimalLimits): Refusal | undefined {
  const { min, max, step, scale } = limits
  if (read === undefined) return { key: 'notANumber', decimals: { example: exampleFor(limits) } }
  if (read === '') return undefined
  if (min !== undefined && compareDecimals(read, min) < 0) return { key: 'tooSmall', decimals: { value: min } }
  if (max !== undefined && compareDecimals(read, max) > 0) return { key: 'tooLarge', decimals: { value: max } }
  if (scale !== undefined && decimalsIn(read) > scale)
    return scale === 0 ? { key: 'wholeOnly' } : { key: 'tooFine', count: scale }
  if (step === undefined) return undefined
  const { below, above } = stepsAround(read, { min, step })
  if (below === above) return undefined
  // There is no step above the last one.
  const last = max !== undefined && compareDecimals(above, max) > 0
  return { key: 'offStep', decimals: { step, below, above: last ? below : above } }
}

function exampleFor({ scale }: DecimalLimits): string {
  return scale === 0 ? '1234' : `1234.${'50'.padEnd(scale ?? 1, '0').slice(0, scale ?? 1)}`
}
