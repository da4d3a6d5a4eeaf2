import { billState, billStates } from '@millwright/domain/credit/billState'
import { payCredit } from '@millwright/domain/credit/creditRules'
import { money } from '@millwright/domain/money/money'
import { centsNumber } from '@millwright/domain/price/cents'
import type { WireOf } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { Db, Param } from '../../db/db.ts'
import type { CallContext, ReadContext } from '../../core/call/call.ts'
import { wireDate, wireYuan } from '../../core/wire/wire.ts'
import { lockCreditAccount, writeCreditChange } from './creditAccount.ts'
import { billRows, billsNamed } from '../../core/credit/billRows.ts'
import type { BillRow } from '../../core/credit/billRows.ts'

const states = {
  [billStates.open]: 'open > 0 and due > $2::bigint',
  [billStates.paid]: 'open <= 0 and $2::bigint is not null',
  [billStates.overdue]: 'open > 0 and due <= $2::bigint',
} as const

export async function billPage(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  user: number,
  wish: { status?: number | undefined; month?: string | undefined; current: number; size: number },
): Promise<{ bills: BillRow[]; total: number }> {
  const where = wish.status === undefined ? '$2::bigint is not null' : states[wish.status as 0 | 1 | 2]
  const params: Param[] = [user, now, wish.month ?? null, wish.size, (wish.current - 1) * wish.size]
  const found = await db.query<BillRow & { found: number }>(
    `select *, count(*) over ()::int as found from (${billRows}) b
    where ${where} and ($3::text is null or month = $3::text) order by month desc limit $4 offset $5`,
    params,
  )
  return { bills: found, total: found[0]?.found ?? 0 }
}

export async function billCountOf({ db, now }: Pick<ReadContext, 'db' | 'now'>, user: number) {
  return queryOne<Record<'open' | 'paid' | 'overdue', number>>(
    db,
    `select count(*) filter (where ${states[0]})::int as open, count(*) filter (where ${states[1]})::int as paid,
      count(*) filter (where ${states[2]})::int as overdue from (${billRows}) b`,
    [user, now],
  )
}

export async function billsWaiting(context: Pick<ReadContext, 'db' | 'now'>, user: number): Promise<number> {
  const { open, overdue } = await billCountOf(context, user)
  return open + overdue
}

export function billWire(row: BillRow, now: number): NonNullable<WireOf<'billPage'>['records']>[number] {
  const { billNumber, month, amount, paid, credited, open, issued, due } = row
  return {
    billNumber,
    month,
    amount: wireYuan(money(amount)),
    paidAmount: wireYuan(money(paid)),
    creditAmount: wireYuan(money(credited)),
    openAmount: wireYuan(money(open)),
    createTime: wireDate(issued),
    // `due` is midnight: the statement must be paid by the end of the day before.
    dueDate: due,
    status: billStates[billState({ open: Number(open), due }, now)],
  }
}

type BillMoney = { user: number; subject: string; amount: string; payment: string; took?: 'exactly' | 'already' }

/**
 * Applies a payment to statements, oldest first, in the transaction of the payment. Returns false if none of the
 * statements is open, or with `exactly` if less is open than was paid. With `already` the money has arrived: any amount
 * beyond the open statements counts for the running month.
 */
export async function settleBills(
  db: Db,
  { user, subject, amount, payment, took }: BillMoney,
  now: number,
): Promise<boolean> {
  const book = await lockCreditAccount(db, user, now)
  const months = (await billsNamed(db, user, subject.split(','))).map(({ month }) => month)
  const open = book?.open.filter(({ month }) => months.includes(month)) ?? []
  const cents = centsNumber(money(amount))
  if (!book || (!open.length && took !== 'already')) return false
  if (took === 'exactly' && cents > open.reduce((sum, bill) => sum + bill.open, 0)) return false
  await writeCreditChange(db, user, book, payCredit(book, months, cents, now), now, { payment })
  return true
}

/** Issues the statements of past months. Months missed while the server was down are issued too. */
export async function issueBills({ db, now }: Pick<CallContext, 'db' | 'now'>, month: string): Promise<number> {
  const users = await db.query<{ user: number }>(
    `select distinct e.user_id as user from credit_entry e where e.month < $1
      and not exists (select 1 from bill b where b.user_id = e.user_id and b.month >= e.month) order by 1 limit 500`,
    [month],
  )
  const failed: unknown[] = []
  for (const { user } of users)
    await db.tx((tx) => lockCreditAccount(tx, user, now)).catch((error: unknown) => failed.push(error))
  if (failed.length) throw new AggregateError(failed, 'some statements were not issued')
  return users.length
}
