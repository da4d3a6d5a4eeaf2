import type { CreditAccount } from '@millwright/domain/credit/creditAccount'
import { runningMonth, usableCredit } from '@millwright/domain/credit/creditRules'
import { monthEnd } from '@millwright/domain/credit/months'
import { moneyOfCents } from '@millwright/domain/price/cents'
import type { WireOf } from '@millwright/contract/contract'
import { writeServerTime } from '@millwright/domain/time'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { applicationPage, applicationWire } from './applications.ts'
import { billNumberOf, readCreditAccount } from './creditAccount.ts'
import { currentCreditAccount } from './periodPayment.ts'

const DAY = 86_400_000
const none = { creditLimit: 0, usedAmount: 0, availableAmount: 0, dueAmount: 0, overdueAmount: 0, unbilledAmount: 0 }
const words: Readonly<Record<number, string>> = { 0: 'review', 1: 'none', [-1]: 'refused' }

/** Returns the buyer's account period, or the status of the buyer's application. */
export async function creditInfoOf(context: CallContext & { user: number }): Promise<WireOf<'creditInfo'>> {
  const { db, user, now } = context
  const [{ rows }, book] = await Promise.all([
    applicationPage(context, user, { current: 1, size: 1 }),
    currentCreditAccount(db, user, now),
  ])
  const application = rows[0] && applicationWire(rows[0])
  if (!book) return { ...none, status: words[rows[0]?.state ?? 1]!, application }
  const account = await queryOne<{ reason: string | null }>(
    db,
    'select reason from credit_account where user_id = $1',
    [user],
  )
  const late = book.open.filter(({ due }) => due <= now)
  const [first] = book.open.toSorted((a, b) => a.due - b.due)
  const statement = monthEnd(runningMonth(book, now))
  return {
    status: late.length ? 'overdue' : book.stopped ? 'stopped' : 'running',
    creditLimit: wire(book.limit),
    usedAmount: wire(Math.max(0, book.used)),
    availableAmount: wire(usableCredit(book, now)),
    periodDays: book.days,
    dueAmount: wire(openOf(book.open)),
    overdueAmount: wire(openOf(late)),
    dueBill: first && billNumberOf(user, first.month),
    dueBillAmount: first && wire(first.open),
    dueTime: first?.due,
    unbilledAmount: wire(Math.max(0, book.running?.sum ?? 0)),
    statementTime: statement,
    nextDueTime: statement + book.days * DAY,
    reason: book.stopped ? account.reason : undefined,
    application,
  }
}

/** Returns whether the user has an account period, and the due date of an order placed today. */
export async function periodOfUser(db: Db, user: number, now: number) {
  const book = await readCreditAccount(db, user)
  if (!book) return { isAccountPeriod: 0 as const, accountPeriodDate: undefined }
  const due = monthEnd(runningMonth(book, now)) + book.days * DAY
  // The last day on which the statement can be paid.
  return { isAccountPeriod: 1 as const, accountPeriodDate: writeServerTime(due - 1).slice(0, 10) }
}

const openOf = (bills: CreditAccount['open']) => bills.reduce((sum, { open }) => sum + open, 0)
const wire = (cents: number) => wireYuan(moneyOfCents(cents))
