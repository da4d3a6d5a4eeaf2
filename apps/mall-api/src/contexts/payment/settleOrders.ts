import { settleMoney } from '@millwright/domain/payment/settleMoney'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockOrders, markPaid } from './payments.ts'
import type { MoneyLeft, Settled } from '../../core/payment/purpose.ts'

/** Pays the orders that still wait for payment with the received money, in the same transaction. */
export async function settleOrders(
  db: Db,
  { subject, amount, payType, code }: Settled,
  now: number,
): Promise<MoneyLeft> {
  const orders = await lockOrders(db, subject.split(','), now)
  const { paid, owed, owedFor } = settleMoney(amount, orders)
  if (paid.length) {
    await markPaid(db, paid, payType, now)
    await db.query('update orders set payment_code = $2 where order_number = any($1::text::text[])', [
      arrayText(paid),
      code,
    ])
  }
  return { owed, subject: owedFor.join(',') }
}
