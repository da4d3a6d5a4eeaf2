import { UNPAID_ORDER_DAYS } from '../constants.ts'

const DAY = 86_400_000

/** The creation of an order and the end of its wait for payment, in epoch milliseconds. */
export type PaymentDeadline = { created: number; expires: number }

/** Returns the latest time at which an unpaid order releases its stock, in epoch milliseconds. */
export function latestPaymentDeadline(created: number): number {
  return created + UNPAID_ORDER_DAYS * DAY
}

/**
 * Returns the end of an unpaid order's wait if it is extended to `until`: never earlier than before, and never later
 * than `latestPaymentDeadline`. Every extension uses this function. Epoch milliseconds.
 */
export function extendPaymentDeadline({ created, expires }: PaymentDeadline, until: number): number {
  return Math.min(Math.max(expires, until), latestPaymentDeadline(created))
}
