import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../db/db.ts'
import type { Payment } from './payments.ts'

/** `code` names the payment. */
export type Settled = Payment & { code: string }
/** What is left of the money, and of what it was for that part of it; all of it where there is no `subject`. */
export type MoneyLeft = { owed: Money; subject?: string }
export type Purpose = {
  /** The money has come: does what it was paid for, within the transaction, and answers what nothing waits for. */
  settle(db: Db, payment: Settled, now: number): Promise<MoneyLeft>
}
