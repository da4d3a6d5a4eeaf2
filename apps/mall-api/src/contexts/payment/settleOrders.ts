import { settleMoney } from '@millwright/domain/payment/settleMoney'
import type { Db } from '../../db/db.ts'
import { lockOrders, markPaid } from './payments.ts'
import type { MoneyLeft, Settled } from '../../core/payment/purpose.ts'

/** Pays the orders that still wait for payment with the received money, in the same transaction. */
export async function settleOrders(db: Db, { subject, amount, payType }: Settled, now: number): Promise<MoneyLeft> {
  const orders = await lockOrders(db, subject.split(','), now)
  const { paid, owed, owedFor } = settleMoney(amount, orders)
  if (paid.length) await markPaid(db, paid, payType, now)
  return { owed, subject: owedFor.join(',') }
}
