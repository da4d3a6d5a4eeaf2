import type { Money } from '../money/money.ts'
import { amountOf, centsIn, rounded } from './cents.ts'
import type { Cents } from './cents.ts'

/** The percent of a unit price that a member pays, to the cent; all of it, as it is, without one. */
export function memberPrice(unit: Money, percent: number | undefined): Money {
  return percent === undefined ? unit : amountOf(memberCents(centsIn(unit), percent))
}

/** The same of a unit price in cents, to the cent, half up. */
export function memberCents(unit: Cents, percent: number): Cents {
  return rounded(unit, Math.round(percent * 100), 10_000)
}
