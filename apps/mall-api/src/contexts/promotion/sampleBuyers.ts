import { waitingStatuses } from '@millwright/domain/order/orderStatus'
import { statusIn } from '../../core/status/statusSql.ts'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { markPaid } from '../payment/payments.ts'
import { Refusal } from '../../core/call/call.ts'
import { say } from '../../core/messages/messages.ts'
import { createSampleBuyers } from './crowd.ts'
import type { BuyerContext } from './dealOrders.ts'
import { confirmGroup, submitGroup } from './groupOrders.ts'

const SAMPLE_BUYERS = 60
const DAY = 86_400_000

function contextOf(db: Db, user: number, now: number): BuyerContext {
  const locale = 'zh' as const
  return {
    db,
    user,
    now,
    locale,
    say: (key, values) => say(locale, key, values),
  }
}

type Bought = { groupActivityId: number; groupTeamId?: number; now: number; user?: number }

/**
 * Opens or joins a team as `user` or as a sample buyer without an open order, and pays, by the mall's own rules.
 * Returns undefined if the rules refuse.
 */
export async function buyInGroup(
  db: Db,
  { groupActivityId, groupTeamId = 0, now, user: wanted }: Bought,
): Promise<string | undefined> {
  const crowd = wanted === undefined ? await createSampleBuyers(db, SAMPLE_BUYERS, now) : [wanted]
  const busy = await db.query<{ user: number }>(
    `select orders.user_id as user from orders join group_team t using (group_team_id)
    where group_activity_id = $1 and (${statusIn(waitingStatuses)} or group_team_id = $2)`,
    [groupActivityId, groupTeamId],
  )
  const user = crowd.find((one) => !busy.some((other) => other.user === one))
  if (user === undefined) return undefined
  const context = contextOf(db, user, now)
  const [group] = await db.query<{ prodCount: number }>(
    'select greatest(min_order_qty, pack_qty) as "prodCount" from group_activity join sku using (sku_id) where group_activity_id = $1',
    [groupActivityId],
  )
  if (!group) return undefined
  try {
    const { uuid } = await confirmGroup(context, {
      groupActivityId,
      groupTeamId,
      prodCount: group.prodCount,
      addrId: 0,
    })
    return await db.tx(async (tx) => {
      const placed = await submitGroup({ ...context, db: tx }, { uuid: uuid!, orderShopParams: [] })
      await markPaid(tx, [placed.orderNumbers], payTypes.weixin, now)
      return placed.orderNumbers
    })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Opens teams of sample buyers that still have one or more free seats, unless there are teams. */
export async function importTeams(db: Db, now: number): Promise<void> {
  const groups = await db.query<{ id: number; people: number }>(
    `select group_activity_id as id, people from group_activity where start_time <= $1::bigint and end_time > $1::bigint
      and not exists (select 1 from group_team) order by group_activity_id limit 5`,
    [now],
  )
  for (const { id: groupActivityId, people } of groups) {
    const opened = await buyInGroup(db, { groupActivityId, now })
    if (opened === undefined) continue
    await buyInGroup(db, { groupActivityId, now })
    const team = await queryOne<{ id: number }>(db, 'select group_team_id as id from orders where order_number = $1', [
      opened,
    ])
    for (let joined = 1; joined < people - 1; joined++)
      await buyInGroup(db, { groupActivityId, groupTeamId: team.id, now })
  }
}

/** Opens a forming team for the account `buyer` if there is none, at most once a day. */
export async function renewBuyersTeam(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (
      select 1 from orders o where o.user_id = buyer.user_id and o.group_team_id is not null and (o.status = 7 or o.created > $1::bigint - ${DAY}))`,
    [now],
  )
  if (!buyer) return
  const groups = await db.query<{ id: number }>(
    `select group_activity_id as id from group_activity where start_time <= $1::bigint and end_time > $1::bigint + ${DAY} / 24
      order by people desc, group_activity_id`,
    [now],
  )
  for (const { id: groupActivityId } of groups)
    if ((await buyInGroup(db, { groupActivityId, now, user: buyer.user })) !== undefined) return
}
