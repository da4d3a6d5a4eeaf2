import { Decimal } from 'decimal.js'

// decimal.js counts significant digits, not places: 40 digits leave 20 places beside any sum the mall can reach.
const Exact = Decimal.clone({ precision: 40, toExpNeg: -40, toExpPos: 40 })

declare const exact: unique symbol
/**
 * An amount in the shop's currency as an exact decimal string (`"12.50"`). It is made by `money()` where it enters and
 * read by `useMoney` where a person sees it; between the two only the functions of this file touch it, never a float.
 */
export type Money = string & { readonly [exact]: true }

export type MoneyInput = Money | string | number

/** Reads an amount from the wire. Throws a `RangeError` on anything that is not a finite decimal number. */
export function money(value: MoneyInput): Money {
  const amount = parse(value)
  if (!amount) throw new RangeError(`not an amount of money: ${JSON.stringify(value)}`)
  return print(amount)
}

/** As `money`, but answers `undefined` where the value is no amount: for what people and merchants typed. */
export function readMoney(value: unknown): Money | undefined {
  const amount = typeof value === 'string' || typeof value === 'number' ? parse(value) : undefined
  return amount && print(amount)
}

function parse(value: string | number): Decimal | undefined {
  if (typeof value === 'string' && !/^\s*[+-]?(\d{1,20}(\.\d{0,20})?|\.\d{1,20})\s*$/.test(value)) return undefined
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined
  return new Exact(typeof value === 'string' ? value.trim() : value)
}

/** At least two places, more only where the amount has them. */
function print(amount: Decimal): Money {
  return amount.toFixed(Math.max(2, Math.min(20, amount.decimalPlaces()))) as Money
}

export const zero = money(0)

export function sum(amounts: Iterable<MoneyInput>): Money {
  let total = new Exact(0)
  for (const amount of amounts) total = total.plus(amount)
  return print(total)
}

export function minus(a: MoneyInput, b: MoneyInput): Money {
  return print(new Exact(a).minus(b))
}

/** Price times a quantity or a rate, exact to 20 places; round with `toCents` where it is charged. */
export function times(amount: MoneyInput, factor: number | string): Money {
  return print(new Exact(amount).times(factor).toDecimalPlaces(20))
}

/** `amount / divisor`, rounded to 20 places (specification 9). Throws a `RangeError` when the divisor is zero. */
export function divide(amount: MoneyInput, divisor: number | string): Money {
  if (new Exact(divisor).isZero()) throw new RangeError('money divided by zero')
  return print(new Exact(amount).dividedBy(divisor).toDecimalPlaces(20))
}

/** What is charged: two places, half up. */
export function toCents(amount: MoneyInput): Money {
  return print(new Exact(amount).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compareMoney(a: MoneyInput, b: MoneyInput): number {
  return new Exact(a).comparedTo(b)
}
