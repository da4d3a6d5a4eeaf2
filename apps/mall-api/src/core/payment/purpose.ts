import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import type { PurposeName } from './purposeNames.ts'

/** A payment. `subject` is the sorted numbers of the things that `purpose` names. */
export type Payment = { user: number; purpose: PurposeName; subject: string; amount: Money; payType: number }
export type Settled = Payment & { code: string }
/** Surplus money, and the part of the subject that it was paid for (the whole subject if undefined). */
export type MoneyLeft = { owed: Money; subject?: string }
export type PaymentPurpose = {
  /** Applies received money in the transaction and returns what is left over. */
  settle(db: Db, payment: Settled, now: number): Promise<MoneyLeft>
}
