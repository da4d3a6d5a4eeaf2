import { growthFor } from '@millwright/domain/member/levels'
import { minus } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import { lockMember } from '../../core/member/levels.ts'

export type GrowthSource = 'order' | 'refund' | 'level' | 'topup' | 'platform'
type Grown = {
  user: number
  source: GrowthSource
  /** A signed number. Growth never falls below zero. */
  change: number
  /** The idempotency key: a cause is booked once. */
  cause: string
  bizId?: string
  now: number
}

/** Books growth once per cause, and returns the booked change. `db` is a transaction. */
export async function addGrowth(db: Db, { user, source, change, cause, bizId, now }: Grown): Promise<number> {
  await lockMember(db, user)
  const [row] = await db.query<{ change: number }>(
    `insert into growth_log (user_id, source, change, balance, biz_id, cause, created)
    select user_id, $2, greatest($3::int, -growth), greatest(growth + $3::int, 0), $4, $5, $6::bigint from member where user_id = $1
    on conflict (user_id, cause) do nothing returning change`,
    [user, source, change, bizId ?? null, cause, now],
  )
  if (row) await db.query('update member set growth = growth + $2::int where user_id = $1', [user, row.change])
  return row?.change ?? 0
}

/**
 * Books the growth of a received order: the amount paid less refunds. A repeated call books nothing, unless a refund
 * has been made since: then the growth of the refunded amount is taken back.
 */
export async function settleGrowth(db: Db, orderNumber: string, now: number): Promise<void> {
  const [order] = await db.query<{ user: number; paid: string; refunded: string; had: number }>(
    `select user_id as "user", actual_total as paid, refunded,
      (select coalesce(sum(change), 0)::int from growth_log g where g.biz_id = order_number and g.user_id = o.user_id) as had
    from orders o where order_number = $1 and paid_at is not null and finished_at is not null`,
    [orderNumber],
  )
  if (!order) return
  const { user, paid, refunded, had } = order
  const change = growthFor(minus(paid, refunded)) - had
  if (change === 0) return
  const source = change > 0 ? 'order' : 'refund'
  await addGrowth(db, {
    user,
    source,
    change,
    cause: `${source} ${orderNumber} ${refunded}`,
    bizId: orderNumber,
    now,
  })
}
