import type { Money } from '../money/money.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'

/**
 * Whole cents as a safe integer, which holds orders up to 90 trillion yuan. The price engine calculates in cents, so
 * that browsers need no decimal library.
 */
export type Cents = number

const PLAIN = /^\d{1,13}\.\d\d$/

/** Returns an amount in cents, rounded half up. Throws a `RangeError` beyond the safe integers. */
export function centsNumber(amount: Money): Cents {
  return safe(PLAIN.test(amount) ? Number(amount.replace('.', '')) : Number(centsOf(amount)))
}

export function moneyOfCents(cents: Cents): Money {
  return centsText(BigInt(cents))
}

/** Multiplies a unit price by a quantity, rounded half up to the cent: once per line, not once per piece. */
export function lineCents(price: Money, quantity: number): Cents {
  if (!Number.isFinite(quantity) || quantity < 1) return 0
  const pieces = Math.trunc(quantity)
  if (PLAIN.test(price)) return safe(centsNumber(price) * pieces)
  const [whole = '', places = ''] = price.split('.')
  const scale = 10n ** BigInt(Math.max(2, places.length) - 2)
  return safe(Number((BigInt(whole + places.padEnd(2, '0')) * BigInt(pieces) * 2n + scale) / (2n * scale)))
}

/** Returns `a * b / whole` rounded down, with the remainder. Exact for any product. */
export function mulDiv(a: Cents, b: Cents, whole: Cents): { floor: Cents; rest: number } {
  const product = a * b
  if (Number.isSafeInteger(product)) return { floor: Math.floor(product / whole), rest: product % whole }
  const large = BigInt(a) * BigInt(b)
  return { floor: Number(large / BigInt(whole)), rest: Number(large % BigInt(whole)) }
}

/** Returns `cents * parts / whole`, rounded half up. */
export function mulDivRounded(cents: Cents, parts: number, whole: number): Cents {
  const { floor, rest } = mulDiv(cents, parts, whole)
  return rest * 2 >= whole ? floor + 1 : floor
}

function safe(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError('the amount is too large for a price')
  return cents
}
