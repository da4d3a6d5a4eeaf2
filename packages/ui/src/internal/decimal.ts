/** Whether the text is a decimal in plain notation: `-1234.50`. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

/**
 * Returns a decimal without leading zeros, with at least `minScale` decimals and no further trailing zeros: `007.10` is
 * `7.1`, and `7.10` with a `minScale` of 2.
 */
export function plainDecimal(text: string, minScale = 0): string {
  return written(read(text), minScale)
}

/** Returns -1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const [one, other] = aligned(a, b).units
  if (one === other) return 0
  return one! < other! ? -1 : 1
}

/** Returns the number of decimals without trailing zeros: 1 for `12.50`. */
export function decimalsIn(text: string): number {
  return plainDecimal(text).split('.')[1]?.length ?? 0
}

export type DecimalSteps = {
  /** The first step. Steps count from 0 without it. */
  min?: string | undefined
  max?: string | undefined
  /** The distance of two steps, more than 0. */
  step: string
}

/** Returns the steps at or below and at or above a value. Both are the value itself if it is on a step. */
export function stepsAround(value: string, { min = '0', step }: DecimalSteps): { below: string; above: string } {
  const { units, places } = aligned(value, min, step)
  const { below, above } = around(units as [bigint, bigint, bigint])
  return { below: written({ units: below, places }), above: written({ units: above, places }) }
}

/**
 * Returns the step that is `by` steps away, between `min` and the last step up to `max`. A value between two steps
 * first moves to the nearer of them in that direction, as in a native number input.
 */
export function stepDecimal(value: string, by: number, { min, max, step }: DecimalSteps): string {
  const { units, places } = aligned(value, min ?? '0', step, max ?? '0')
  const [from, base, one, top] = units as [bigint, bigint, bigint, bigint]
  const { below, above } = around([from, base, one])
  let next = (by > 0 ? below : above) + BigInt(by) * one
  const last = around([top, base, one]).below
  if (max !== undefined && next > last) next = last
  if (min !== undefined && next < base) next = base
  return written({ units: next, places })
}

/** An exact decimal: `units` divided by ten to the power of `places`. */
type Exact = { units: bigint; places: number }

function read(text: string): Exact {
  const [whole = '0', decimals = ''] = text.split('.')
  return { units: BigInt(whole + decimals), places: decimals.length }
}

function written({ units, places }: Exact, minScale = 0): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits
    .slice(digits.length - places)
    .replace(/0+$/, '')
    .padEnd(minScale, '0')
  return (units < 0n ? '-' : '') + whole + (decimals && `.${decimals}`)
}

/** Brings decimals to the same number of places. */
function aligned(...texts: readonly string[]): { units: bigint[]; places: number } {
  const exact = texts.map(read)
  const places = Math.max(...exact.map((one) => one.places))
  return { units: exact.map((one) => one.units * 10n ** BigInt(places - one.places)), places }
}

function around([value, base, step]: [bigint, bigint, bigint]): { below: bigint; above: bigint } {
  const past = (value - base) % step
  const below = value - past - (past < 0n ? step : 0n)
  return { below, above: below === value ? value : below + step }
}
