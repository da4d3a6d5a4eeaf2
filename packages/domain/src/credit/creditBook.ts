/**
 * A buyer's credit account as the rules see it. Amounts are whole cents. The ledger is the truth: every entry counts
 * for one month's statement, what is used is the sum of all entries, and entries are never changed.
 */
export type EntryKind = 'order' | 'return' | 'payment' | 'carry'
export type CreditEntry = {
  kind: EntryKind
  /** The statement it counts for: `"2026-11"`. */
  month: string
  /** Written after that statement was issued: it changes what is open of it, and not what it came to. */
  late: boolean
  /** Positive: used; negative: freed. */
  cents: number
}

/** `issued` and `due` are epoch milliseconds. */
export type CreditBill = { month: string; amount: number; issued: number; due: number }
export type OpenBill = CreditBill & { open: number }

export type CreditBook = {
  limit: number
  /** From the statement's day to the day it is due. */
  days: number
  stopped: boolean
  used: number
  /** The newest statement's month; entries of later months run. */
  closed: string | undefined
  /** The entries that no statement has yet; `undefined` where there are none. */
  running: { month: string; sum: number } | undefined
  /** Issued and not yet paid in full, oldest first. */
  open: readonly OpenBill[]
}

/** What is to be written: entries, and statements that are issued. */
export type CreditChange = { entries: CreditEntry[]; bills: CreditBill[] }

export const noChange: CreditChange = { entries: [], bills: [] }

/** The book once a change was written. */
export function changed(book: CreditBook, { entries, bills }: CreditChange): CreditBook {
  const closed = bills.at(-1)?.month ?? book.closed
  const issued = [...book.open, ...bills.map((bill) => ({ ...bill, open: bill.amount }))]
  const open = issued
    .map((bill) => ({
      ...bill,
      open: bill.open + sumOf(entries.filter(({ month, late }) => late && month === bill.month)),
    }))
    .filter(({ open }) => open > 0)
  const unbilled = entries.filter(({ month, late }) => !late && (closed === undefined || month > closed))
  const kept = book.running && (closed === undefined || book.running.month > closed) ? book.running : undefined
  const month = kept?.month ?? unbilled[0]?.month
  return {
    ...book,
    used: book.used + sumOf(entries),
    closed,
    open,
    running: month === undefined ? undefined : { month, sum: (kept?.sum ?? 0) + sumOf(unbilled) },
  }
}

export const sumOf = (entries: readonly { cents: number }[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0)
