import type { Money } from '../money/money.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'

/**
 * Whole cents as a safe integer, which holds orders up to 90 trillion yuan. It is what the price engine counts in, so
 * that a browser needs no decimal library.
 */
export type Cents = number

const PLAIN = /^\d{1,13}\.\d\d$/

/** To the cent, half up. Throws a `RangeError` beyond the safe integers. */
export function centsIn(amount: Money): Cents {
  return safe(PLAIN.test(amount) ? Number(amount.replace('.', '')) : Number(centsOf(amount)))
}

export function amountOf(cents: Cents): Money {
  return centsText(BigInt(cents))
}

/** A unit price times pieces, to the cent, half up: rounded once a line, not once a piece. */
export function lineCents(price: Money, quantity: number): Cents {
  if (!Number.isFinite(quantity) || quantity < 1) return 0
  const pieces = Math.trunc(quantity)
  if (PLAIN.test(price)) return safe(centsIn(price) * pieces)
  const [whole = '', places = ''] = price.split('.')
  const scale = 10n ** BigInt(Math.max(2, places.length) - 2)
  return safe(Number((BigInt(whole + places.padEnd(2, '0')) * BigInt(pieces) * 2n + scale) / (2n * scale)))
}

/** `a * b / whole` rounded down, and what is left of it; exact whatever the product. */
export function portion(a: Cents, b: Cents, whole: Cents): { floor: Cents; rest: number } {
  const product = a * b
  if (Number.isSafeInteger(product)) return { floor: Math.floor(product / whole), rest: product % whole }
  const large = BigInt(a) * BigInt(b)
  return { floor: Number(large / BigInt(whole)), rest: Number(large % BigInt(whole)) }
}

/** `cents * parts / whole`, half up. */
export function rounded(cents: Cents, parts: number, whole: number): Cents {
  const { floor, rest } = portion(cents, parts, whole)
  return rest * 2 >= whole ? floor + 1 : floor
}

function safe(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError('the amount is too large for a price')
  return cents
}
