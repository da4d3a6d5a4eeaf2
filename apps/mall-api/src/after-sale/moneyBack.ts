import type { Db } from '../db/db.ts'
import { addRefunded } from '../payment/payBack.ts'

type Back = { refundSn: string; orderNumber: string; payType: number | null; amount: string; now: number }

/**
 * Pays back by the kind of payment that it came from, once a refund. Ledgers of the mall's own (balance, points,
 * coupons, account periods) book their part here, in the same transaction.
 */
export async function payMoneyBack(db: Db, { refundSn, orderNumber, payType, amount, now }: Back): Promise<void> {
  await db.query(
    'insert into refund_payment (refund_sn, order_number, pay_type, amount, created) values ($1, $2, $3, $4::text::numeric, $5)',
    [refundSn, orderNumber, payType, amount, now],
  )
  await addRefunded(db, orderNumber, amount)
}
