import {
  creditRefusal,
  dueIfUsed,
  remainingCredit,
  returnCredit,
  chargeCredit,
} from '@millwright/domain/credit/creditRules'
import type { CreditRefusal } from '@millwright/domain/credit/creditRules'
import { monthOf } from '@millwright/domain/credit/months'
import { sumOf } from '@millwright/domain/credit/creditAccount'
import { moneyOfCents, centsNumber } from '@millwright/domain/price/cents'
import { money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import type { InternalPaymentMethod } from '../../core/payment/ownPayment.ts'
import type { PaymentQuery, PayOption } from '../../core/payment/payOption.ts'
import type { CallContext } from '../../core/call/call.ts'
import { billNumberOf, lockCreditAccount, readCreditAccount, writeCreditChange } from './creditAccount.ts'

/** Pays orders on account. The limit is used in the paying transaction and freed by refunds. */
export const periodPayment: InternalPaymentMethod = {
  purposes: ['order'],
  charge: async (context, { orders }) => {
    const { db, user, now } = context
    const refusal = await putOnAccount(db, user, orders, now)
    if (refusal) {
      const { key, values } = sayRefusal(refusal, user)
      context.fail('A00001', key, values, { why: refusal.why, ...values })
    }
  },
  refund: async (db, { user, orderNumber, refundSn, amount, now }) => {
    const book = await lockCreditAccount(db, user, now)
    const [used] = await db.query<{ month: string }>(
      "select month from credit_entry where order_number = $1 and kind = 'order'",
      [orderNumber],
    )
    if (!book || !used) return
    const change = returnCredit(book, used.month, centsNumber(amount), now)
    await writeCreditChange(db, user, book, change, now, { orderNumber, refundSn })
  },
}

/** Puts all orders on account, or none. Returns the refusal, if any. */
export async function putOnAccount(
  db: Db,
  user: number,
  orders: readonly { orderNumber: string; actualTotal: string }[],
  now: number,
): Promise<CreditRefusal | { why: 'apply' } | undefined> {
  let book = await lockCreditAccount(db, user, now)
  if (!book) return { why: 'apply' }
  const costs = orders.map(({ orderNumber, actualTotal }) => ({ orderNumber, cents: centsNumber(money(actualTotal)) }))
  const refusal = creditRefusal(book, sumOf(costs), now)
  if (refusal) return refusal
  for (const { orderNumber, cents } of costs)
    book = await writeCreditChange(db, user, book, chargeCredit(book, cents, now), now, { orderNumber })
  return undefined
}

/** Returns the option to pay by account period, or the reason why it is not available. */
export async function periodOption({ db, now }: CallContext, { user, amount }: PaymentQuery): Promise<PayOption> {
  const book = await currentCreditAccount(db, user, now)
  if (!book) return { why: await withoutAccount(db, user) }
  const left = moneyOfCents(remainingCredit(book))
  const refusal = creditRefusal(book, centsNumber(amount), now)
  if (!refusal) return { left, days: book.days, due: dueIfUsed(book, now) }
  return {
    why: refusal.why,
    left,
    ...(refusal.why === 'overdue' && { billNumber: billNumberOf(user, refusal.month) }),
  }
}

/** Reads the account as of now, and closes past months first if they are still open. */
export async function currentCreditAccount(db: Db, user: number, now: number) {
  const book = await readCreditAccount(db, user)
  if (!book?.running || book.running.month >= monthOf(now)) return book
  return db.tx((tx) => lockCreditAccount(tx, user, now))
}

async function withoutAccount(db: Db, user: number): Promise<'apply' | 'review' | 'refused'> {
  const [newest] = await db.query<{ state: number }>(
    'select state from credit_application where user_id = $1 order by created desc, application_id desc limit 1',
    [user],
  )
  return newest?.state === 0 ? 'review' : newest?.state === -1 ? 'refused' : 'apply'
}

const keys = {
  apply: 'creditApply',
  stopped: 'creditStopped',
  overdue: 'creditOverdue',
  tooLittle: 'creditTooLittle',
} as const

function sayRefusal(refusal: CreditRefusal | { why: 'apply' }, user: number) {
  const values: Record<string, string> =
    refusal.why === 'overdue'
      ? { billNumber: billNumberOf(user, refusal.month) }
      : refusal.why === 'tooLittle'
        ? { left: moneyOfCents(refusal.left) }
        : {}
  return { key: keys[refusal.why], values }
}
