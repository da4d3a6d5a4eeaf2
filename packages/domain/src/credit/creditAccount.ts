/**
 * A buyer's credit account. Amounts are whole cents. The ledger is the source of truth: every entry belongs to one
 * month's statement, the used credit is the sum of all entries, and entries never change.
 */
export type EntryKind = 'order' | 'return' | 'payment' | 'carry'
export type CreditEntry = {
  kind: EntryKind
  /** The month of the statement: `"2026-11"`. */
  month: string
  /**
   * Whether the entry was written after its statement was issued. It then changes the open amount of the statement, not
   * its total.
   */
  late: boolean
  /** Positive for used credit, negative for freed credit. */
  cents: number
}

/** `issued` and `due` are epoch milliseconds. */
export type CreditBill = { month: string; amount: number; issued: number; due: number }
export type OpenBill = CreditBill & { open: number }

export type CreditAccount = {
  limit: number
  /** Days from a statement to its due date. */
  days: number
  stopped: boolean
  used: number
  /** The month of the newest statement. Entries of later months have no statement yet. */
  closed: string | undefined
  /** The month and sum of entries without a statement; `undefined` if there are no such entries. */
  running: { month: string; sum: number } | undefined
  /** Statements that are not fully paid, oldest first. */
  open: readonly OpenBill[]
}

/** The entries to write and the statements to issue. */
export type CreditChange = { entries: CreditEntry[]; bills: CreditBill[] }

export const noChange: CreditChange = { entries: [], bills: [] }

/** Returns the credit account after a change. */
export function applyCreditChange(book: CreditAccount, { entries, bills }: CreditChange): CreditAccount {
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
