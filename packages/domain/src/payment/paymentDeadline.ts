import { UNPAID_ORDER_DAYS } from '../constants.ts'

const DAY = 86_400_000

/** The creation time of an order and its payment deadline, in epoch milliseconds. */
export type PaymentDeadline = { created: number; expires: number }

/** Returns the latest time at which an unpaid order releases its stock, in epoch milliseconds. */
export function latestPaymentDeadline(created: number): number {
  return created + UNPAID_ORDER_DAYS * DAY
}

/**
 * Returns an order's payment deadline after an extension to `until`, in epoch milliseconds: never earlier than the
 * current deadline, and never later than `latestPaymentDeadline`. Every extension uses this function.
 */
export function extendPaymentDeadline({ created, expires }: PaymentDeadline, until: number): number {
  return Math.min(Math.max(expires, until), latestPaymentDeadline(created))
}
