import { compareMoney } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import type { Payment } from '../../core/payment/purpose.ts'
import { receiveMoney } from './receiveMoney.ts'

/**
 * A report that a payment is paid. A report of a service also has the service's own number, the amount and the payment
 * type.
 */
type ReportedPayment = { number: string; amount?: Money; serviceNumber?: string; payType?: number }

/** `before`: the payment was received before, and nothing has changed. */
export type Received = 'received' | 'before' | 'unknown' | 'otherAmount'

/**
 * Receives the money of a payment once, even if the payment is reported repeatedly, and applies it in the same
 * transaction.
 */
export function receivePayment(
  db: Db,
  { number, amount, serviceNumber, payType }: ReportedPayment,
  now: number,
): Promise<Received> {
  return db.tx(async (tx) => {
    const [payment] = await tx.query<Payment & { paidAt: number | null }>(
      `select user_id as "user", purpose, subject, amount, pay_type as "payType", paid_at as "paidAt" from payment
      where code = $1 for update`,
      [number],
    )
    if (!payment || (payType !== undefined && payment.payType !== payType)) return 'unknown'
    if (payment.paidAt !== null) return 'before'
    if (amount !== undefined && compareMoney(payment.amount, amount) !== 0) return 'otherAmount'
    await tx.query('update payment set paid_at = $2::bigint, query_at = null, service_number = $3 where code = $1', [
      number,
      now,
      serviceNumber ?? null,
    ])
    await receiveMoney(tx, { ...payment, code: number }, now)
    return 'received'
  })
}
