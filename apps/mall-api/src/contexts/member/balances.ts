import { balanceTypes, monthSpan } from '@millwright/domain/member/balance'
import type { BalanceKind } from '@millwright/domain/member/balance'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { LedgerCause } from '../../core/member/ledger.ts'

/** The ledger's cause for each entry type of the API. */
const causes = {
  recharge: 'recharge',
  gift: 'gift',
  pay: 'pay',
  refund: 'refund',
  platform: 'system',
  level: 'buyMember',
} as const satisfies Record<BalanceKind, LedgerCause>

const typeOf = new Map<string, number>(
  (Object.keys(causes) as BalanceKind[]).map((word) => [causes[word], balanceTypes[word]]),
)

export type EntryRow = {
  id: number
  created: number
  type: number
  amount: string
  after: string
  reference: string
}
export type EntrySearch = { type?: number | undefined; month?: string | undefined }

/** Returns entries of a buyer's balance, newest first. `found` counts all entries that match. */
export async function balanceEntries(
  db: Db,
  user: number,
  { type, month }: EntrySearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: EntryRow[]; found: number }> {
  const span = month === undefined ? undefined : monthSpan(month)
  const cause = [...typeOf].find(([, number]) => number === type)?.[0]
  const rows = await db.query<Omit<EntryRow, 'type'> & { cause: string; found: number }>(
    `select b.booking_id as id, b.created, b.cause, e.amount, e.after, b.reference, count(*) over ()::int as found
    from ledger_account a join ledger_booking b using (account_id) join ledger_entry e using (booking_id, account_id)
    where a.user_id = $1 and a.kind = 'balance' and ($2::text is null or b.cause = $2)
      and ($3::bigint is null or b.created >= $3::bigint and b.created < $4::bigint)
    order by b.booking_id desc limit $5 offset $6`,
    [user, cause ?? null, span?.from ?? null, span?.until ?? null, limit, offset],
  )
  return {
    entries: rows.map(({ found: _, cause: own, ...row }) => ({ ...row, type: typeOf.get(own) ?? 5 })),
    found: rows[0]?.found ?? 0,
  }
}

/** Returns the sum of all money that came in, including refunds and gifts. */
export async function totalReceived(db: Db, user: number): Promise<string> {
  const row = await queryOne<{ total: string }>(
    db,
    `select coalesce(sum(e.amount), 0)::numeric(14, 2) as total from ledger_account a join ledger_entry e using (account_id)
    where a.user_id = $1 and a.kind = 'balance' and e.amount > 0`,
    [user],
  )
  return row.total
}
