import { keysOf } from '@millwright/domain/table'
import { balanceTypes, monthSpan } from '@millwright/domain/member/balance'
import type { BalanceKind } from '@millwright/domain/member/balance'
import { queryOne } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'
import type { LedgerCause } from '../../core/member/ledger.ts'
import { ledgerPage } from './ledgerPage.ts'

/** The ledger's cause for each entry type of the API. */
const causes = {
  recharge: 'recharge',
  gift: 'gift',
  pay: 'pay',
  refund: 'refund',
  platform: 'system',
  level: 'buyMember',
} as const satisfies Record<BalanceKind, LedgerCause>

const typeOf = new Map<string, number>(keysOf(causes).map((word) => [causes[word], balanceTypes[word]]))

export type EntrySearch = { type?: number | undefined; month?: string | undefined }

/** Returns entries of a buyer's balance, newest first, and how many the search finds. */
export async function balanceEntries(
  db: ReadDb,
  user: number,
  { type, month }: EntrySearch,
  window: { limit: number; offset: number },
) {
  const cause = type === undefined ? undefined : [...typeOf].find(([, number]) => number === type)?.[0]
  const span = month === undefined ? undefined : monthSpan(month)
  const { rows, total } = await ledgerPage(db, { user, kind: 'balance' }, { cause, span }, window)
  return { entries: rows.map(({ cause: own, ...row }) => ({ ...row, type: typeOf.get(own) ?? 5 })), total }
}

/** Returns the sum of all money that came in, including refunds and gifts. */
export async function totalReceived(db: ReadDb, user: number): Promise<string> {
  const row = await queryOne<{ total: string }>(
    db,
    `select (coalesce(sum(t.n), 0) / 100)::numeric(14, 2) as total from ledger_account a join tally t on t.list = 'received' and t.owner = a.account_id
    where a.user_id = $1 and a.kind = 'balance'`,
    [user],
  )
  return row.total
}
