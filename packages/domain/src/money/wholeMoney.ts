import type { Money } from './money.ts'

/** Amounts have at most 20 places (specification 9). */
const PLACES = 20
const PLAIN = /^\d{1,13}\.\d\d$/
const CENT = 10n ** BigInt(PLACES - 2)

/**
 * Sums and comparisons for the browser: amounts as whole numbers of their last place. What `money.ts` does with
 * decimal.js costs a page 11 kB; `wholeMoney.test.ts` holds the two together.
 */
export function compareWhole(a: Money, b: Money): number {
  // Whole cents are most of what is compared, and a number is soon made.
  if (PLAIN.test(a) && PLAIN.test(b)) return Math.sign(Number(a.replace('.', '')) - Number(b.replace('.', '')))
  const difference = wholeOf(a) - wholeOf(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Each line to the cent, half up, and then all of them. Quantities are whole; what is none counts for nothing. */
export function totalOf(lines: Iterable<{ price: Money; quantity: number }>): Money {
  let cents = 0n
  for (const { price, quantity } of lines) {
    if (Number.isFinite(quantity)) cents += (wholeOf(price) * BigInt(Math.trunc(quantity)) + CENT / 2n) / CENT
  }
  return centsText(cents)
}

/** Whole cents, not negative, as an amount. */
export function centsText(cents: bigint): Money {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as Money
}

/** An amount to the cent, half up, as whole cents. */
export function centsOf(amount: Money): bigint {
  return (wholeOf(amount) + CENT / 2n) / CENT
}

function wholeOf(amount: Money): bigint {
  const [, sign = '', whole = '', places = ''] = /^\s*([+-]?)(\d*)\.?(\d*)/.exec(amount) ?? []
  return BigInt(`${sign === '-' ? '-' : ''}${whole}${places.padEnd(PLACES, '0').slice(0, PLACES)}`)
}
