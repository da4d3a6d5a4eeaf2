import { zero } from '@millwright/domain/money/money'
import { settleBills } from '../contexts/credit/bills.ts'
import { settleMemberMoney } from '../contexts/member/memberPayments.ts'
import type { Purposes } from '../contexts/payment/paymentRegistry.ts'
import type { PaymentPurpose } from '../core/payment/purpose.ts'
import { settleOrders } from '../contexts/payment/settleOrders.ts'

const member: PaymentPurpose = {
  settle: async (db, payment, now) => ({ owed: await settleMemberMoney(db, payment, now) }),
}

export const purposes: Purposes = {
  order: { settle: settleOrders },
  // Money beyond the statements counts towards the running month, so nothing is owed.
  bill: {
    settle: async (db, payment, now) => ({
      owed: (await settleBills(db, { ...payment, payment: payment.code, took: 'already' }, now))
        ? zero
        : payment.amount,
    }),
  },
  topup: member,
  level: member,
}
