import { compareMoney, minus, sum } from '../money/money.ts'
import type { Money } from '../money/money.ts'

/** An order that money came for; `payable` while it waits for its money. */
export type MoneyDue = { orderNumber: string; actualTotal: string; payable: boolean }
export type SettledMoney = {
  /** What is paid with the money. */
  paid: string[]
  /** What is left of it, and the orders that it came for: the ones it did not pay, or else all. */
  owed: Money
  owedFor: string[]
}

/**
 * What money that has come does: it pays all of its orders that still wait, in full, and what is left is owed to the
 * buyer. Where it does not cover them all it pays none, and all of it is owed.
 */
export function settleMoney(amount: Money, orders: readonly MoneyDue[]): SettledMoney {
  const waiting = orders.filter(({ payable }) => payable)
  const due = sum(waiting.map(({ actualTotal }) => actualTotal))
  const covers = compareMoney(amount, due) >= 0
  const paid = covers ? waiting.map(({ orderNumber }) => orderNumber) : []
  const unpaid = orders.map(({ orderNumber }) => orderNumber).filter((number) => !paid.includes(number))
  return { paid, owed: covers ? minus(amount, due) : amount, owedFor: unpaid.length ? unpaid : paid }
}
