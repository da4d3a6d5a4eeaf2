import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import { emit } from '../../core/events/events.ts'
import { oweMoney } from '../../core/payment/owedMoney.ts'
import { paymentRegistry } from './paymentRegistry.ts'
import type { Settled } from '../../core/payment/purpose.ts'

/**
 * Applies money received by a scan or from a bank, and records the surplus as owed to the buyer. Received money is
 * never refused. Returns the surplus. `db` is the transaction that holds the payment.
 */
export async function receiveMoney(db: Db, payment: Settled, now: number): Promise<Money> {
  await emit(db, 'moneyReceived', { ...payment, now })
  const { settle } = paymentRegistry().purposes[payment.purpose]
  const { owed, subject = payment.subject } = await settle(db, payment, now)
  if (Number(owed) > 0) await oweMoney(db, { ...payment, subject, amount: owed }, now)
  return owed
}
