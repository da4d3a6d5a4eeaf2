import { pointSources } from '@millwright/domain/member/points'
import type { PointSource } from '@millwright/domain/member/points'
import { dayStart, monthsAfter } from '@millwright/domain/member/mallDay'
import type { Db } from '../../db/db.ts'

export type PointsSearch = { type?: number | undefined; source?: number | undefined; month?: string | undefined }
export type PointsChange = {
  id: number
  created: number
  cause: PointSource
  reference: string
  amount: string
  after: string
  found: number
}

export function pointsLog(
  db: Db,
  user: number,
  { type, source, month }: PointsSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PointsChange[]> {
  const first = month && `${month}-01`
  return db.query(
    `select b.booking_id as id, b.created, b.cause, b.reference, e.amount, e.after, count(*) over ()::int as found
    from ledger_booking b join ledger_entry e using (booking_id, account_id) join ledger_account a using (account_id)
    where a.user_id = $1 and a.kind = 'points' and ($2::int is null or (e.amount > 0) = ($2::int = 1)) and ($3::text is null or b.cause = $3::text)
      and ($4::bigint is null or b.created >= $4::bigint and b.created < $5::bigint)
    order by b.booking_id desc limit $6 offset $7`,
    [
      user,
      type ?? null,
      source === undefined ? null : (pointSources[source] ?? ''),
      first ? dayStart(first) : null,
      first ? dayStart(monthsAfter(first, 1)) : null,
      limit,
      offset,
    ],
  )
}
