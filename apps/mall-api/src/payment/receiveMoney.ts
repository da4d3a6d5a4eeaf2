import type { Db } from '../db/db.ts'
import { oweMoney } from './owedMoney.ts'
import { purposes } from './purposes.ts'
import type { Settled } from './purpose.ts'

/**
 * Money has come from outside, by a scan or by a bank: pays what it was for, and owes the buyer what nothing waits for
 * any more. Money that came is never refused. `db` is the transaction that holds the payment.
 */
export async function receiveMoney(db: Db, payment: Settled, now: number): Promise<void> {
  const { owed, subject = payment.subject } = await purposes[payment.purpose].settle(db, payment, now)
  if (Number(owed) > 0) await oweMoney(db, { ...payment, subject, amount: owed }, now)
}
