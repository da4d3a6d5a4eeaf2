import { TRANSFER_RECEIPT_DAYS, TRANSFER_SEARCH_DAYS } from '@millwright/domain/constants'
import { extendPaymentDeadline } from '@millwright/domain/payment/paymentDeadline'
import type { CallContext } from '../../core/call/call.ts'
import type { PaymentQuery, PayOption } from '../../core/payment/payOption.ts'
import { mallAccountOf } from '../../core/payment/mallAccount.ts'

const DAY = 86_400_000
/** How long orders wait for a receipt, and then for the money, in milliseconds (ADR 57). */
export const TRANSFER_WAIT = TRANSFER_RECEIPT_DAYS * DAY
export const TRANSFER_CHECK = TRANSFER_SEARCH_DAYS * DAY

/** Returns the terms of a bank transfer. Sale and team orders are not held for days, so transfers cannot pay them. */
export async function transferOption({ db, now }: CallContext, { purpose, orders }: PaymentQuery): Promise<PayOption> {
  if (!(await mallAccountOf(db))) return { why: 'off' }
  if (purpose !== 'order') return {}
  return orders.every(({ orderType }) => orderType === 0)
    ? { keptUntil: Math.min(...orders.map((order) => extendPaymentDeadline(order, now + TRANSFER_WAIT))) }
    : { why: 'notForThis' }
}
