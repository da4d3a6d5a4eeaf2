import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import type { Payment } from '../../contexts/payment/payments.ts'

export type Settled = Payment & { code: string }
/** Money left over, and the part of the subject it was for (the whole subject if undefined). */
export type MoneyLeft = { owed: Money; subject?: string }
export type Purpose = {
  /** Applies received money in the transaction and returns what is left over. */
  settle(db: Db, payment: Settled, now: number): Promise<MoneyLeft>
}
