import type { Money } from './money.ts'

/** Amounts have at most 20 decimals (specification 9). */
const PLACES = 20
const PLAIN = /^\d{1,13}\.\d\d$/
const CENT = 10n ** BigInt(PLACES - 2)

/**
 * Compares two amounts. The functions of this file calculate with integers, for the browser, because `money.ts` with
 * decimal.js adds 11 kB to a page. `wholeMoney.test.ts` compares the two files.
 */
export function compareWhole(a: Money, b: Money): number {
  // Fast path: most amounts have two decimals.
  if (PLAIN.test(a) && PLAIN.test(b)) return Math.sign(Number(a.replace('.', '')) - Number(b.replace('.', '')))
  const difference = wholeOf(a) - wholeOf(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/**
 * Adds up lines, each rounded to the cent, half up. Quantities are truncated; a quantity that is not a number counts as
 * 0.
 */
export function totalOf(lines: Iterable<{ price: Money; quantity: number }>): Money {
  let cents = 0n
  for (const { price, quantity } of lines) {
    if (Number.isFinite(quantity)) cents += (wholeOf(price) * BigInt(Math.trunc(quantity)) + CENT / 2n) / CENT
  }
  return centsText(cents)
}

/** Writes non-negative whole cents as an amount. */
export function centsText(cents: bigint): Money {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as Money
}

/** Returns an amount, or a number in decimal text, in whole cents, rounded half up. */
export function centsOf(amount: string): bigint {
  return (wholeOf(amount) + CENT / 2n) / CENT
}

function wholeOf(amount: string): bigint {
  const [, sign = '', whole = '', places = ''] = /^\s*([+-]?)(\d*)\.?(\d*)/.exec(amount) ?? []
  return BigInt(`${sign === '-' ? '-' : ''}${whole}${places.padEnd(PLACES, '0').slice(0, PLACES)}`)
}
