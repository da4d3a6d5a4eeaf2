import { applyCreditChange } from '@millwright/domain/credit/creditAccount'
import type { CreditAccount, CreditChange, OpenBill } from '@millwright/domain/credit/creditAccount'
import { closeMonths } from '@millwright/domain/credit/creditRules'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** Returns SQL that converts an amount to whole cents. */
const cents = (amount: string) => `(${amount} * 100)::bigint`

export type EntryAbout = { orderNumber?: string; refundSn?: string | undefined; payment?: string }

/**
 * Reads a buyer's account from the ledger, or undefined if none was granted. `locked` locks the account until the
 * transaction ends.
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
    `select coalesce(${cents('(select sum(amount) from credit_entry where user_id = $1)')}, 0) as used,
        (select max(month) from bill where user_id = $1) as closed`,
    [user],
  )
  const bills = await db.query<OpenBill>(
    `select b.month, ${cents('b.amount')} as amount, b.issued, b.due, ${cents('sum(e.amount)')} as open
      from bill b join credit_entry e using (user_id, month) where b.user_id = $1 group by b.bill_number
      having sum(e.amount) > 0 order by b.month`,
    [user],
  )
  const [running] = await db.query<{ month: string; sum: number }>(
    `select month, ${cents('sum(amount)')} as sum from credit_entry
      where user_id = $1 and month > coalesce((select max(month) from bill where user_id = $1), '') group by month order by month limit 1`,
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
  for (const { month, amount, issued, due } of change.bills)
    await db.query(
      'insert into bill (bill_number, user_id, month, amount, issued, due) values ($1, $2, $3, $4::bigint / 100.0, $5, $6)',
      [billNumberOf(user, month), user, month, amount, issued, due],
    )
  for (const { kind, month, late, cents: amount } of change.entries)
    await db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, order_number, refund_sn, payment, created)
      values ($1, $2, $3, $4, $5::bigint / 100.0, $6, $7, $8, $9)`,
      [user, kind, month, late, amount, about.orderNumber ?? null, about.refundSn ?? null, about.payment ?? null, now],
    )
  return applyCreditChange(book, change)
}

/** Returns the number of a buyer's statement for a month, such as `ST202611-000002`. */
export function billNumberOf(user: number, month: string): string {
  return `ST${month.replace('-', '')}-${String(user).padStart(6, '0')}`
}
