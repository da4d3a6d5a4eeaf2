import { payTypes } from '@millwright/domain/payment/payKinds'
import { settleBills } from '../credit/bills.ts'
import type { Db } from '../db/db.ts'
import { settleMemberPayment } from '../member/memberPayments.ts'
import { markPaid } from './payments.ts'
import type { Payment } from './payments.ts'
import type { PurposeName } from './purposeNames.ts'

/** `code` names the payment. */
export type Settled = Payment & { code: string }
export type Purpose = {
  /** The money has come: does what it was paid for, within the transaction. `false` where nothing waits for it any more. */
  settle(db: Db, payment: Settled, now: number): Promise<boolean>
}

/** By the column `payment.purpose`. */
export const purposes: Readonly<Record<PurposeName, Purpose>> = {
  order: { settle: (db, { subject, payType }, now) => markPaid(db, subject.split(','), payType, now) },
  bill: {
    settle: (db, payment, now) => {
      const took = payment.payType === payTypes.transfer ? 'already' : undefined
      return settleBills(db, { ...payment, payment: payment.code, took }, now)
    },
  },
  topup: { settle: (db, { subject, payType }, now) => settleMemberPayment(db, subject, payType, now) },
  level: { settle: (db, { subject, payType }, now) => settleMemberPayment(db, subject, payType, now) },
}
