import { changed, noChange } from './creditBook.ts'
import type { CreditBill, CreditBook, CreditChange, CreditEntry } from './creditBook.ts'
import { monthEnd, monthOf, nextMonth } from './months.ts'

const DAY = 86_400_000

/** The month for which what happens now counts: never one whose statement has been issued. */
export function runningMonth({ running, closed }: Pick<CreditBook, 'running' | 'closed'>, now: number): string {
  const month = monthOf(now)
  if (running) return running.month
  return closed !== undefined && closed >= month ? nextMonth(closed) : month
}

/** Statements of months that are over. It comes before everything else that happens at `now`. */
export function closeMonths(book: CreditBook, now: number): CreditChange {
  let change = noChange
  for (let at = book; at.running && monthEnd(at.running.month) <= now;) {
    const next = closeMonth(at, monthEnd(at.running.month))
    at = changed(at, next)
    change = { entries: [...change.entries, ...next.entries], bills: [...change.bills, ...next.bills] }
  }
  return change
}

/**
 * Issues the statement of the running month. What the mall owes the buyer by then is set off against older statements,
 * oldest first, and the rest is carried into the next month.
 */
export function closeMonth(book: CreditBook, issued: number): CreditChange {
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
  /** What is left, in cents. */
  | { why: 'tooLittle'; left: number }

/** What is left of the limit, in cents: never less than none. */
export function leftOf({ limit, used }: Pick<CreditBook, 'limit' | 'used'>): number {
  return Math.max(0, limit - used)
}

/** Why an order of so many cents cannot be put on account now; `undefined` where it can. */
export function creditRefusal(book: CreditBook, cents: number, now: number): CreditRefusal | undefined {
  const [late] = book.open.filter(({ due }) => due <= now)
  if (late) return { why: 'overdue', month: late.month }
  if (book.stopped) return { why: 'stopped' }
  return book.used + cents > book.limit ? { why: 'tooLittle', left: leftOf(book) } : undefined
}

/** An order on account. Throws where `creditRefusal` has a reason. */
export function takeCredit(book: CreditBook, cents: number, now: number): CreditChange {
  if (creditRefusal(book, cents, now)) throw new RangeError('the order exceeds the credit account')
  return { bills: [], entries: [{ kind: 'order', month: runningMonth(book, now), late: false, cents }] }
}

/**
 * A credit note for an order of a month: it lowers what is open of that month's statement, and the rest counts for the
 * running month.
 */
export function returnCredit(book: CreditBook, orderMonth: string, cents: number, now: number): CreditChange {
  const open = book.open.find(({ month }) => month === orderMonth)?.open ?? 0
  return { bills: [], entries: split('return', [{ month: orderMonth, open }], cents, runningMonth(book, now)) }
}

/** Money for statements, the oldest first; what is more than they are open by counts for the running month. */
export function payCredit(book: CreditBook, months: readonly string[], cents: number, now: number): CreditChange {
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

/** When an order that is put on account now has to be paid; epoch milliseconds. */
export function dueIfUsed(book: CreditBook, now: number): number {
  return monthEnd(runningMonth(book, now)) + book.days * DAY
}
