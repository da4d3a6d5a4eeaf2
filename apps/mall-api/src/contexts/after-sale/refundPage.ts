import { refundStates, runningStates, turnsOf } from '@millwright/domain/order/refundMachine'
import type { RefundState } from '@millwright/domain/order/refundMachine'
import type { ReadContext } from '../../core/call/call.ts'
import { windowOf } from '../../core/list/paging.ts'
import type { Paging } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { refundColumns } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'
import { arrayText } from '../../db/db.ts'

type Mine = Pick<ReadContext, 'db' | 'locale'> & { user: number }
const running = new Set<string>(runningStates)
const ended = (Object.keys(refundStates) as RefundState[]).filter((state) => !running.has(state))

/**
 * Whether a part of the kept totals is an open refund. A part names the kind and the state, such as `money applied`.
 */
const isRunning = (part: string) => running.has(part.split(' ')[1] ?? '')

/** Returns a page of the buyer's refunds, newest first: 0 all, 1 open, 2 completed. */
export async function refundPage(
  { db, locale, user }: Mine,
  sts: number,
  paging: Paging,
): Promise<{ rows: (RefundRow & { shopName: string })[]; total: number }> {
  const { limit, offset } = windowOf(paging)
  const newest = 'order by created desc, refund_sn desc'
  // Reads the newest refunds of each state and merges them.
  const chosen = sts
    ? `select n.* from unnest($5::text::text[]) as s (state) cross join lateral (
        select refund_sn, created from refund where user_id = $1 and refund.state = s.state ${newest} limit $3::int + $4::int) n ${newest} limit $3 offset $4`
    : `select refund_sn, created from refund where user_id = $1 ${newest} limit $3 offset $4`
  const [rows, parts] = await Promise.all([
    db.query<RefundRow & { shopName: string }>(
      `with chosen as (${chosen})
      select ${refundColumns}, s.name->>$2 as "shopName" from chosen join refund r using (refund_sn) join shop s using (shop_id)
      order by r.created desc, r.refund_sn desc`,
      [user, locale, limit, offset, ...(sts ? [arrayText(sts === 1 ? runningStates : ended)] : [])],
    ),
    tallyOf(db, 'refund', user),
  ])
  return { rows, total: totalIn(parts, (part) => !sts || isRunning(part) === (sts === 1)) }
}

export async function refundCountOf({ db }: Pick<ReadContext, 'db'>, user: number) {
  const parts = await tallyOf(db, 'refund', user)
  const turns = new Set(turnsOf('buyer').map(({ kind, state }) => `${kind} ${state}`))
  return {
    running: totalIn(parts, isRunning),
    done: totalIn(parts, (part) => !isRunning(part)),
    waiting: totalIn(parts, (part) => turns.has(part)),
  }
}
