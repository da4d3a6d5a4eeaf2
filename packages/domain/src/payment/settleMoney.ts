import { compareMoney, minus, sum } from '../money/money.ts'
import type { Money } from '../money/money.ts'

/** An order that a payment was received for. `payable` orders still wait for payment. */
export type MoneyDue = { orderNumber: string; actualTotal: string; payable: boolean }
export type SettledMoney = {
  /** The order numbers that the money pays. */
  paid: string[]
  /** The money to return, and its orders: the orders that the money does not pay, or all orders if it pays all. */
  owed: Money
  owedFor: string[]
}

/**
 * Settles received money. The money pays all waiting orders in full, and the mall owes the buyer the rest. If the money
 * does not cover all waiting orders, it pays no order and the mall owes all of it.
 */
export function settleMoney(amount: Money, orders: readonly MoneyDue[]): SettledMoney {
  const waiting = orders.filter(({ payable }) => payable)
  const due = sum(waiting.map(({ actualTotal }) => actualTotal))
  const covers = compareMoney(amount, due) >= 0
  const paid = covers ? waiting.map(({ orderNumber }) => orderNumber) : []
  const unpaid = orders.map(({ orderNumber }) => orderNumber).filter((number) => !paid.includes(number))
  return { paid, owed: covers ? minus(amount, due) : amount, owedFor: unpaid.length ? unpaid : paid }
}
