import { money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import { yuan } from '../../core/console/yuan.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { emit } from '../../core/events/events.ts'
import type { MallEvents } from '../../core/events/events.ts'
import { internalPaymentOf } from './internalPaymentOf.ts'
import { orderOwedRefund } from './serviceRefunds.ts'

export type RefundCause = { refundSn: string; amount: string } | 'groupFailed'

/**
 * Returns money the way it was paid, once per cause: the amount of the return, or the rest of the payment. Balance and
 * account period are booked back in the same transaction.
 */
export async function refundMoney(db: Db, orderNumber: string, cause: RefundCause, now: number): Promise<void> {
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
  // Invoices cover the amount paid less this refund.
  await db.query('update orders set refunded = refunded + $2::text::numeric where order_number = $1', [
    orderNumber,
    made.amount,
  ])
  // A return tells its own story.
  if (refundSn === undefined)
    await tellBuyer({ db, now }, made.user, {
      event: 'orderRefunded',
      occurrence: orderNumber,
      subject: orderNumber,
      facts: { orderNumber, amount: yuan(made.amount) },
    })
  await emit(db, 'moneyReturned', { ...made, orderNumber, refundSn, now })
}

/** Books returned money back to a payment kind of the mall. Does nothing for payments by a bank or service. */
export async function refundInternalPayment(db: Db, { payType, ...back }: MallEvents['moneyReturned']): Promise<void> {
  await internalPaymentOf(payType)?.refund(db, { ...back, amount: money(back.amount) })
}

/**
 * Returns surplus money to the buyer, once. Returns false if the money was returned before. Surplus money always came
 * through a payment service, which is asked to return it, or by a bank transfer, which the mall’s staff returns.
 */
export async function refundOwedMoney(db: Db, owedId: number, now: number): Promise<boolean> {
  const returned = await db.query(
    `with owed as (
      update owed_money set returned = $2::bigint where owed_id = $1 and returned is null returning owed_id, amount, pay_type
    ) insert into repayment (owed_id, cause, amount, pay_type, created)
      select owed_id, 'owed', amount, pay_type, $2::bigint from owed returning 1`,
    [owedId, now],
  )
  if (!returned.length) return false
  await orderOwedRefund(db, owedId, now)
  return true
}
