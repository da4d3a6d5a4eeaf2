import type { Db } from '../db/db.ts'

/** Why money goes back without anybody asking for it. */
export type RepaymentCause = 'groupFailed'

/** Records that all that was paid for an order is returned the way it came; once a cause. */
export async function payBack(db: Db, orderNumber: string, cause: RepaymentCause, now: number): Promise<void> {
  const [made] = await db.query<{ amount: string }>(
    `insert into repayment (order_number, cause, amount, pay_type, created)
    select order_number, $2, actual_total, pay_type, $3::bigint from orders where order_number = $1 and paid_at is not null
    on conflict do nothing returning amount`,
    [orderNumber, cause, now],
  )
  if (made) await addRefunded(db, orderNumber, made.amount)
}

/** What went back of an order's payment, whatever the cause: invoices are made out for the rest. */
export async function addRefunded(db: Db, orderNumber: string, amount: string): Promise<void> {
  await db.query('update orders set refunded = refunded + $2::text::numeric where order_number = $1', [
    orderNumber,
    amount,
  ])
}
