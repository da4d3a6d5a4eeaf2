import { applyCreditChange, noChange } from './creditAccount.ts'
import type { CreditBill, CreditAccount, CreditChange, CreditEntry } from './creditAccount.ts'
import { monthEnd, monthOf, nextMonth } from './months.ts'

const DAY = 86_400_000

/** Returns the month that new entries belong to: a month without a statement. */
export function runningMonth({ running, closed }: Pick<CreditAccount, 'running' | 'closed'>, now: number): string {
  const month = monthOf(now)
  if (running) return running.month
  return closed !== undefined && closed >= month ? nextMonth(closed) : month
}

/** Issues the statements of past months. Call it before any other change at `now`. */
export function closeMonths(book: CreditAccount, now: number): CreditChange {
  let change = noChange
  for (let at = book; at.running && monthEnd(at.running.month) <= now;) {
    const next = closeMonth(at, monthEnd(at.running.month))
    at = applyCreditChange(at, next)
    change = { entries: [...change.entries, ...next.entries], bills: [...change.bills, ...next.bills] }
  }
  return change
}

/**
 * Issues the statement of the running month. A credit balance is set off against older statements, oldest first, and
 * the rest is carried into the next month.
 */
export function closeMonth(book: CreditAccount, issued: number): CreditChange {
  if (!book.running) return noChange
  const { month, sum } = book.running
  const bill: CreditBill = { month, amount: Math.max(0, sum), issued, due: issued + book.days * DAY }
  const entries: CreditEntry[] = []
  let owed = Math.max(0, -sum)
  const move = (cents: number, to: string, late: boolean) => {
    if (cents > 0)
      entries.push({ kind: 'carry', month, late: false, cents }, { kind: 'carry', month: to, late, cents: -cents })
    owed -= cents
  }
  for (const { month: older, open } of book.open) move(Math.min(owed, open), older, true)
  move(owed, nextMonth(month), false)
  return { entries, bills: [bill] }
}

export type CreditRefusal =
  | { why: 'stopped' }
  | { why: 'overdue'; month: string }
  /** The remaining credit, in cents. */
  | { why: 'tooLittle'; left: number }

/** Returns the remaining credit in cents, at least 0. */
export function remainingCredit({ limit, used }: Pick<CreditAccount, 'limit' | 'used'>): number {
  return Math.max(0, limit - used)
}

/** Returns the reason why an order cannot be charged to the credit account now, or `undefined` if it can. */
export function creditRefusal(book: CreditAccount, cents: number, now: number): CreditRefusal | undefined {
  const [late] = book.open.filter(({ due }) => due <= now)
  if (late) return { why: 'overdue', month: late.month }
  if (book.stopped) return { why: 'stopped' }
  return book.used + cents > book.limit ? { why: 'tooLittle', left: remainingCredit(book) } : undefined
}

/** Returns the credit in cents that an order can use now: none while a statement is overdue or the account is stopped. */
export function usableCredit(book: CreditAccount, now: number): number {
  return creditRefusal(book, 0, now) ? 0 : remainingCredit(book)
}

/** Charges an order to the credit account. Throws a `RangeError` if `creditRefusal` gives a reason. */
export function chargeCredit(book: CreditAccount, cents: number, now: number): CreditChange {
  if (creditRefusal(book, cents, now)) throw new RangeError('the order exceeds the credit account')
  return { bills: [], entries: [{ kind: 'order', month: runningMonth(book, now), late: false, cents }] }
}

/**
 * Books a credit note for an order. It reduces the open amount of the statement of the order's month; the rest counts
 * for the running month.
 */
export function returnCredit(book: CreditAccount, orderMonth: string, cents: number, now: number): CreditChange {
  const open = book.open.find(({ month }) => month === orderMonth)?.open ?? 0
  return { bills: [], entries: split('return', [{ month: orderMonth, open }], cents, runningMonth(book, now)) }
}

/** Books a payment for statements, oldest first. An excess counts for the running month. */
export function payCredit(book: CreditAccount, months: readonly string[], cents: number, now: number): CreditChange {
  const named = book.open.filter(({ month }) => months.includes(month))
  return { bills: [], entries: split('payment', named, cents, runningMonth(book, now)) }
}

function split(
  kind: 'return' | 'payment',
  bills: readonly { month: string; open: number }[],
  cents: number,
  running: string,
): CreditEntry[] {
  const entries: CreditEntry[] = []
  let left = cents
  for (const { month, open } of bills) {
    const part = Math.min(left, open)
    if (part > 0) entries.push({ kind, month, late: true, cents: -part })
    left -= part
  }
  if (left > 0) entries.push({ kind, month: running, late: false, cents: -left })
  return entries
}

/** Returns the due time of an order that is charged to the credit account now, in epoch milliseconds. */
export function dueIfUsed(book: CreditAccount, now: number): number {
  return monthEnd(runningMonth(book, now)) + book.days * DAY
}
