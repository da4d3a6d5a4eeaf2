const DAY = 86_400_000

/** The API's number for each statement state (api.md X). An open statement may be partly paid. */
export const billStates = { open: 0, paid: 1, overdue: 2 } as const
export type BillState = keyof typeof billStates

/**
 * Returns the state of a statement. `open` is the unpaid amount in any unit; `due` and `now` are epoch milliseconds.
 */
export function billState({ open, due }: { open: number; due: number }, now: number): BillState {
  if (open <= 0) return 'paid'
  return due <= now ? 'overdue' : 'open'
}

/** The reminder for a statement: due within a week, due today, or overdue. */
export type BillReminder = 'soon' | 'today' | 'overdue'

export function billReminder(bill: { open: number; due: number }, now: number): BillReminder | undefined {
  const state = billState(bill, now)
  if (state !== 'open') return state === 'overdue' ? 'overdue' : undefined
  if (bill.due - now <= DAY) return 'today'
  return bill.due - now <= 7 * DAY ? 'soon' : undefined
}

/** Returns the number of days between now and the due date, rounded up. */
export function daysBetween(due: number, now: number): number {
  return Math.max(0, Math.ceil(Math.abs(due - now) / DAY))
}
