import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { checkPayPassword } from '../../core/identity/payPassword.ts'
import type { InternalPaymentMethod, Paying } from '../../core/payment/ownPayment.ts'
import { book } from '../../core/member/ledger.ts'
import type { LedgerCause } from '../../core/member/ledger.ts'

/**
 * Refuses a payment without the right pay password. Call this before the payment's transaction, because the count of
 * tries must survive the rollback of a refused payment.
 */
async function askPayPassword(context: Paying, payPassword: string | undefined): Promise<void> {
  const refusal = await checkPayPassword(context, context.user, payPassword ?? '')
  if (refusal) context.fail(refusal.code, refusal.key, refusal.values, refusal.data)
}

/** Takes money from the balance, in the transaction of `context.db`. Refuses if the balance is too low. */
async function takeBalance(
  context: Paying,
  { amount, cause, reference, key }: { amount: Money; cause: LedgerCause; reference: string; key: string },
): Promise<void> {
  const { db, user, now } = context
  const { done, total } = await book(db, { kind: 'balance', user, amount: `-${amount}`, cause, reference, key, now })
  if (done === 'short') context.fail('A00001', 'balanceShort', { balance: total }, { balance: Number(total) })
}

/** Pays orders, statements and levels from the balance, and refunds to it. */
export const balancePayment: InternalPaymentMethod = {
  purposes: ['order', 'bill', 'level'],
  check: (context, { payPassword }) => askPayPassword(context, payPassword),
  charge: async (context, { purpose, subject, orders, amount }) => {
    if (Number(amount) === 0) return
    if (purpose === 'level')
      return takeBalance(context, { amount, cause: 'buyMember', reference: subject, key: `level ${subject}` })
    if (purpose !== 'order')
      return takeBalance(context, {
        amount,
        cause: 'pay',
        reference: subject,
        key: `${purpose} ${context.now} ${subject}`,
      })
    for (const { orderNumber, actualTotal } of orders)
      if (Number(actualTotal) > 0)
        await takeBalance(context, {
          amount: money(actualTotal),
          cause: 'pay',
          reference: orderNumber,
          key: `pay ${orderNumber}`,
        })
  },
  refund: async (db, { user, orderNumber, refundSn, amount, now }) => {
    if (Number(amount) === 0) return
    await book(db, {
      kind: 'balance',
      user,
      amount,
      cause: 'refund',
      reference: refundSn ?? orderNumber,
      key: `refund ${refundSn ?? orderNumber}`,
      now,
    })
  },
}
