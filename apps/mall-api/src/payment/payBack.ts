import { money } from '@millwright/domain/money/money'
import type { Db } from '../db/db.ts'
import { settleGrowth } from '../member/growth.ts'
import { settlePoints } from '../member/pointsOfOrder.ts'
import { ownPayments } from './ownPayments.ts'

/** Why money goes back: a return, or without anybody asking for it. */
export type RepaymentCause = { refundSn: string; amount: string } | 'groupFailed'

/**
 * Returns money the way it came, once a cause: of a return its amount, else all that is left of what was paid. What the
 * mall keeps itself (a balance, an account period) is booked back in the same transaction.
 */
export async function payBack(db: Db, orderNumber: string, cause: RepaymentCause, now: number): Promise<void> {
  const { name, refundSn, amount } =
    typeof cause === 'object' ? { ...cause, name: 'refund' } : { name: cause, refundSn: undefined, amount: undefined }
  const [made] = await db.query<{ amount: string; payType: number | null; user: number }>(
    `insert into repayment (order_number, cause, refund_sn, amount, pay_type, created)
    select order_number, $2, $3, coalesce($4::text::numeric, actual_total - refunded), pay_type, $5::bigint from orders
    where order_number = $1 and paid_at is not null
    on conflict do nothing returning amount, pay_type as "payType",
      (select user_id from orders o where o.order_number = $1) as "user"`,
    [orderNumber, name, refundSn ?? null, amount ?? null, now],
  )
  if (!made) return
  // Invoices are made out for the rest.
  await db.query('update orders set refunded = refunded + $2::text::numeric where order_number = $1', [
    orderNumber,
    made.amount,
  ])
  await settleGrowth(db, orderNumber, now)
  const back = { user: made.user, orderNumber, refundSn, amount: money(made.amount), now }
  await ownPayments.get(made.payType ?? 0)?.giveBack(db, back)
  await settlePoints(db, back)
}
