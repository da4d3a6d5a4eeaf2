import { applyCreditChange } from '@millwright/domain/credit/creditAccount'
import type { CreditAccount, CreditChange, OpenBill } from '@millwright/domain/credit/creditAccount'
import { closeMonths } from '@millwright/domain/credit/creditRules'
import { centsText } from '@millwright/domain/money/wholeMoney'
import { yuan } from '../../core/console/yuan.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** Returns SQL that converts an amount to whole cents. */
const cents = (amount: string) => `(${amount} * 100)::bigint`

/** SQL: the kept sum of the entries of a month of the buyer `$1`, in cents. */
const sumOfMonth = (month: string) => `(select coalesce(sum(t.n), 0)::bigint from tally t
  where t.list = 'statement' and t.owner = $1 and t.part in (${month}, ${month} || ' paid', ${month} || ' credited'))`

export type EntryAbout = { orderNumber?: string; refundSn?: string | undefined; payment?: string }

/**
 * Reads a buyer's account from the ledger, or undefined if the buyer has no account. `locked` locks the account until
 * the transaction ends.
 */
export async function readCreditAccount(db: Db, user: number, locked?: 'locked'): Promise<CreditAccount | undefined> {
  const [account] = await db.query<Pick<CreditAccount, 'limit' | 'days' | 'stopped'>>(
    `select ${cents('credit_limit')} as limit, days, stopped from credit_account where user_id = $1
    ${locked ? 'for no key update' : ''}`,
    [user],
  )
  if (!account) return undefined
  const sums = await queryOne<{ used: number; closed: string | null }>(
    db,
    `select coalesce(sum(n), 0)::bigint as used, (select max(month) from bill where user_id = $1) as closed
      from tally where list = 'statement' and owner = $1`,
    [user],
  )
  const bills = await db.query<OpenBill>(
    `select * from (
        select b.month, ${cents('b.amount')} as amount, b.issued, b.due, ${sumOfMonth('b.month')} as open from bill b where b.user_id = $1) b
      where open > 0 order by month`,
    [user],
  )
  const [running] = await db.query<{ month: string; sum: number }>(
    `select month, ${sumOfMonth('month')} as sum from (
        select min(month) as month from credit_entry
        where user_id = $1 and month > coalesce((select max(month) from bill where user_id = $1), '')) next
      where month is not null`,
    [user],
  )
  return { ...account, used: sums.used, closed: sums.closed ?? undefined, running, open: bills }
}

/** Reads the account with a lock and closes all past months, so that new entries come after their statements. */
export async function lockCreditAccount(db: Db, user: number, now: number): Promise<CreditAccount | undefined> {
  const book = await readCreditAccount(db, user, 'locked')
  return book && writeCreditChange(db, user, book, closeMonths(book, now), now)
}

/** Writes a change, and returns the account after it. */
export async function writeCreditChange(
  db: Db,
  user: number,
  book: CreditAccount,
  change: CreditChange,
  now: number,
  about: EntryAbout = {},
): Promise<CreditAccount> {
  for (const { month, amount, issued, due } of change.bills) {
    const billNumber = billNumberOf(user, month)
    await db.query(
      'insert into bill (bill_number, user_id, month, amount, issued, due) values ($1, $2, $3, $4::bigint / 100.0, $5, $6)',
      [billNumber, user, month, amount, issued, due],
    )
    await tellBuyer({ db, now }, user, {
      event: 'billIssued',
      occurrence: billNumber,
      subject: billNumber,
      facts: { billNumber, month, amount: yuan(centsText(BigInt(amount))), due: lastDayOf(due) },
    })
  }
  for (const { kind, month, late, cents: amount } of change.entries)
    await db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, order_number, refund_sn, payment, created)
      values ($1, $2, $3, $4, $5::bigint / 100.0, $6, $7, $8, $9)`,
      [user, kind, month, late, amount, about.orderNumber ?? null, about.refundSn ?? null, about.payment ?? null, now],
    )
  return applyCreditChange(book, change)
}

/** Returns the last day on which a statement is paid in time. `due` is the midnight after it. */
export function lastDayOf(due: number): string {
  return wireDate(due - 1).slice(0, 10)
}

/** Returns the number of a buyer's statement for a month, such as `ST202611-000002`. */
export function billNumberOf(user: number, month: string): string {
  return `ST${month.replace('-', '')}-${String(user).padStart(6, '0')}`
}
