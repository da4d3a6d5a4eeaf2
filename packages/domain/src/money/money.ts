import { Decimal } from 'decimal.js'

// decimal.js counts significant digits: with 40 digits every possible sum keeps 20 decimals.
const Exact = Decimal.clone({ precision: 40, toExpNeg: -40, toExpPos: 40 })

declare const exact: unique symbol
/**
 * An amount in the shop's currency as exact decimal text (`"12.50"`). Create it with `money()` and show it with
 * `useMoney`. Calculate with the functions of this file or of `wholeMoney.ts`, never with floats.
 */
export type Money = string & { readonly [exact]: true }

export type MoneyInput = Money | string | number

/** Reads an amount that a server sent. Throws a `RangeError` unless the value is a finite decimal number. */
export function money(value: MoneyInput): Money {
  const amount = parse(value)
  if (!amount) throw new RangeError(`not an amount of money: ${JSON.stringify(value)}`)
  return print(amount)
}

/** Reads an amount typed by people and merchants. Returns `undefined` if the value is not an amount. */
export function readMoney(value: unknown): Money | undefined {
  const amount = typeof value === 'string' || typeof value === 'number' ? parse(value) : undefined
  return amount && print(amount)
}

function parse(value: string | number): Decimal | undefined {
  if (typeof value === 'string' && !/^\s*[+-]?(\d{1,20}(\.\d{0,20})?|\.\d{1,20})\s*$/.test(value)) return undefined
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined
  return new Exact(typeof value === 'string' ? value.trim() : value)
}

/** Writes an amount with at least two decimals, more only if needed. */
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

/** Multiplies an amount by a quantity or a rate, exact to 20 decimals. Round a charged amount with `toCents`. */
export function times(amount: MoneyInput, factor: number | string): Money {
  return print(new Exact(amount).times(factor).toDecimalPlaces(20))
}

/** Divides an amount, rounded to 20 decimals (specification 9). Throws a `RangeError` if the divisor is zero. */
export function divide(amount: MoneyInput, divisor: number | string): Money {
  if (new Exact(divisor).isZero()) throw new RangeError('money divided by zero')
  return print(new Exact(amount).dividedBy(divisor).toDecimalPlaces(20))
}

/** Rounds an amount to be charged to two decimals, half up. */
export function toCents(amount: MoneyInput): Money {
  return print(new Exact(amount).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
}

/** Compares two amounts as `Array.prototype.sort` expects: negative, zero or positive. */
export function compareMoney(a: MoneyInput, b: MoneyInput): number {
  return new Exact(a).comparedTo(b)
}
