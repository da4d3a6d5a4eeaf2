import type { Param, ReadDb } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'
import { countSql, counted, limitSql } from '../../core/list/paging.ts'
import type { Total } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import type { LedgerKind } from '../../core/member/ledger.ts'

export type LedgerSearch = {
  /** Income or spending. */
  isIncome?: boolean | undefined
  cause?: string | undefined
  /** Epoch milliseconds: from, inclusive, and until, exclusive. */
  span?: { from: number; until: number } | undefined
}
export type LedgerRow<Cause extends string> = {
  id: number
  created: number
  cause: Cause
  reference: string
  amount: string
  after: string
}

/** Returns entries of a buyer's account, newest first, and how many the search finds. */
export async function ledgerPage<Cause extends string>(
  db: ReadDb,
  { user, kind }: { user: number; kind: LedgerKind },
  search: LedgerSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ rows: LedgerRow<Cause>[]; total: Total }> {
  const [account] = await db.query<{ id: number }>(
    'select account_id as id from ledger_account where user_id = $1 and kind = $2',
    [user, kind],
  )
  if (!account) return { rows: [], total: { total: 0 } }
  const { params, chosen, by } = found(account.id, search)
  const rows = await db.query<LedgerRow<Cause>>(
    `with chosen as (${chosen} ${by} ${limitSql(limit)} offset $${params.length + 1})
    select b.booking_id as id, b.created, b.cause, b.reference, e.amount, e.after
    from chosen join ledger_booking b using (booking_id) join ledger_entry e on e.booking_id = b.booking_id and e.account_id = $1
    order by ${search.span ? 'b.created desc, ' : ''}b.booking_id desc`,
    [...params, offset],
  )
  return { rows, total: await totalOf(db, account.id, search) }
}

/**
 * A search reads bookings from one index, in the order of the index. Only a search for income or spending that also
 * names a cause or a time looks up the entry of each booking.
 */
function found(account: number, { isIncome, cause, span }: LedgerSearch) {
  const params: Param[] = [account]
  const $ = (value: Param) => `$${params.push(value)}`
  const own = ['account_id = $1']
  const booked: string[] = []
  if (cause !== undefined) booked.push(`cause = ${$(cause)}`)
  if (span) booked.push(`created >= ${$(span.from)}::bigint`, `created < ${$(span.until)}::bigint`)
  const signed = isIncome === undefined ? [] : [`(amount > 0) = ${$(isIncome)}::boolean`]
  const by = `order by ${span ? 'created desc, ' : ''}booking_id desc`
  const table = booked.length ? 'ledger_booking' : 'ledger_entry'
  const where = [...own, ...(booked.length ? booked : signed)].join(' and ')
  if (!booked.length || !signed.length) return { params, by, chosen: `select booking_id from ${table} where ${where}` }
  const entry = `select 1 from ledger_entry e where e.account_id = $1 and e.booking_id = b.booking_id and ${signed.join('')} offset 0`
  return {
    params,
    by,
    chosen: `select booking_id from (select * from ledger_booking where ${where} ${by} offset 0) b cross join lateral (${entry}) e`,
  }
}

/** Totals by cause are kept in a table. Other totals are counted, up to the limit of lists. */
async function totalOf(db: ReadDb, account: number, search: LedgerSearch): Promise<Total> {
  const { isIncome, cause, span } = search
  if (isIncome === undefined && !span) {
    const parts = await tallyOf(db, 'booking', account)
    return { total: totalIn(parts, (part) => cause === undefined || part === cause) }
  }
  const { chosen, params } = found(account, search)
  const { n } = await queryOne<{ n: number }>(db, `select ${countSql(chosen)} as n`, params)
  return counted(n)
}
