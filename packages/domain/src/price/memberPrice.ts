import type { Money } from '../money/money.ts'
import { moneyOfCents, centsNumber, mulDivRounded } from './cents.ts'
import type { Cents } from './cents.ts'

/**
 * Returns the member's percentage of a unit price, rounded to the cent. Without a percentage the price is unchanged.
 */
export function memberPrice(unit: Money, percent: number | undefined): Money {
  return percent === undefined ? unit : moneyOfCents(memberCents(centsNumber(unit), percent))
}

/** Returns the member's percentage of a unit price in cents, rounded half up. */
export function memberCents(unit: Cents, percent: number): Cents {
  return mulDivRounded(unit, Math.round(percent * 100), 10_000)
}
