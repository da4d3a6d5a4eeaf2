const DAY = 86_400_000

/** As the wire has them (api.md X); part of an open one may have been paid. */
export const billStates = { open: 0, paid: 1, overdue: 2 } as const
export type BillState = keyof typeof billStates

/** `open` is any whole unit of money; `due` and `now` are epoch milliseconds. */
export function billState({ open, due }: { open: number; due: number }, now: number): BillState {
  if (open <= 0) return 'paid'
  return due <= now ? 'overdue' : 'open'
}

/** What a buyer is reminded of: a statement that is due within a week, today, or was. */
export type BillReminder = 'soon' | 'today' | 'overdue'

export function billReminder(bill: { open: number; due: number }, now: number): BillReminder | undefined {
  const state = billState(bill, now)
  if (state !== 'open') return state === 'overdue' ? 'overdue' : undefined
  if (bill.due - now <= DAY) return 'today'
  return bill.due - now <= 7 * DAY ? 'soon' : undefined
}

/** Whole days that are left, or that it is late by. */
export function daysBetween(due: number, now: number): number {
  return Math.max(0, Math.ceil(Math.abs(due - now) / DAY))
}
