import type { Db } from '../db/db.ts'

/** Why money goes back without anybody asking for it. */
export type RepaymentCause = 'groupFailed'

/** Records that all that was paid for an order is returned the way it came; once a cause. */
export async function payBack(db: Db, orderNumber: string, cause: RepaymentCause, now: number): Promise<void> {
  await db.query(
    `insert into repayment (order_number, cause, amount, pay_type, created)
    select order_number, $2, actual_total, pay_type, $3::bigint from orders where order_number = $1 and paid_at is not null
    on conflict do nothing`,
    [orderNumber, cause, now],
  )
}
