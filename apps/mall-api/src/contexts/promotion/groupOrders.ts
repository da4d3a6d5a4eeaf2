import { waitingStatuses } from '@millwright/domain/order/orderStatus'
import { holdsGoods, statusIn } from '../../core/status/statusSql.ts'
import { money } from '@millwright/domain/money/money'
import { PRICE_HOLD_MS } from '../order/confirm.ts'
import { takeStock } from '../../core/stock/stock.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { confirmDeal, submitDeal } from './dealOrders.ts'
import type { BuyerContext, Deal } from './dealOrders.ts'
import { activityStatusOf, groupOf } from '../../core/promotion/sales.ts'
import type { GroupRow } from '../../core/promotion/sales.ts'
import { teamStatus } from '../../core/order/lockOpenTeams.ts'
import { queryOne } from '../../db/db.ts'

type Group = Deal & { kind: 'group' }
type Wanted = { groupActivityId: number; groupTeamId: number; prodCount: number; addrId: number | string }

/** Prices a group order. Team 0 opens a new team at the leader's price. */
export async function confirmGroup(context: BuyerContext, { groupActivityId, groupTeamId, prodCount, addrId }: Wanted) {
  const group = await groupOf(context.db, groupActivityId)
  if (!group) throw new Refusal('A01000', context.say('groupGone'))
  refuseOutOfTime(context, group)
  refuseOverLimit(context, group, prodCount)
  await refuseOpenOrder(context, group)
  if (groupTeamId) await seatIn(context, group, groupTeamId)
  const leads = !groupTeamId && group.leaderPrice !== null
  return confirmDeal(context, {
    deal: { kind: 'group', groupActivityId, groupTeamId },
    prodId: group.prodId,
    skuId: group.skuId,
    quantity: prodCount,
    price: money(leads ? group.leaderPrice! : group.price),
    addrId,
  })
}

type SubmitInput = Parameters<typeof submitDeal>[1]

/** Submits a group order in the given transaction. The seat is taken while its team is locked. */
export function submitGroup(context: BuyerContext, input: SubmitInput) {
  const { db, user, now } = context
  return submitDeal<Group>(context, input, {
    isWanted: (deal): deal is Group => deal.kind === 'group',
    begin: async ({ deal, line }) => {
      const group = await groupOf(db, deal.groupActivityId)
      if (!group) throw new Refusal('A01000', context.say('groupGone'))
      refuseOutOfTime(context, group)
      refuseOverLimit(context, group, line.quantity)
      await refuseOpenOrder(context, group)
      const expires = now + PRICE_HOLD_MS
      if (deal.groupTeamId) {
        const { endTime } = await seatIn(context, group, deal.groupTeamId, true)
        return { expires: Math.min(expires, endTime), orderType: 1, groupTeamId: deal.groupTeamId }
      }
      const opened = await queryOne<{ id: number }>(
        db,
        `insert into group_team (group_activity_id, user_id, people, created, end_time) values ($1, $2, $3, $4, $5) returning group_team_id as id`,
        [group.groupActivityId, user, group.people, now, expires],
      )
      return { expires, orderType: 1, groupTeamId: opened.id }
    },
    take: ({ line }) => takeStock(db, [line], context),
  })
}

/** Returns a team with a free seat. `lock` holds the team until the transaction ends. */
async function seatIn({ db, say, now }: BuyerContext, group: GroupRow, groupTeamId: number, lock = false) {
  const [team] = await db.query<{ activity: number; status: number; endTime: number; people: number }>(
    `select group_activity_id as activity, status, end_time as "endTime", people from group_team where group_team_id = $1 ${lock ? 'for no key update' : ''}`,
    [groupTeamId],
  )
  if (!team || team.activity !== group.groupActivityId) throw new Refusal('A01000', say('teamGone'))
  if (team.status === teamStatus.unopened) throw new Refusal('A00001', say('teamNotOpen'), { reason: 'notOpen' })
  if (team.status === teamStatus.full) throw new Refusal('A00001', say('teamFull'), { reason: 'full' })
  if (team.status === teamStatus.failed || team.endTime <= now)
    throw new Refusal('A00001', say('teamOver'), { reason: 'over' })
  // Counts after the lock, so that a seat taken by the lock's previous holder is visible.
  const [{ taken = 0 } = {}] = await db.query<{ taken: number }>(
    `select count(*)::int as taken from orders where group_team_id = $1 and ${holdsGoods()}`,
    [groupTeamId],
  )
  if (taken >= team.people) throw new Refusal('A00001', say('teamHeld'), { reason: 'held' })
  return team
}

function refuseOutOfTime({ say, now }: Pick<CallContext, 'say' | 'now'>, group: GroupRow): void {
  const status = activityStatusOf(group, now)
  if (status === 1) throw new Refusal('A00001', say('groupNotStarted'), { reason: 'notStarted' })
  if (status === 3) throw new Refusal('A00001', say('groupEnded'), { reason: 'ended' })
}

function refuseOverLimit({ say }: Pick<CallContext, 'say'>, { maxNum }: GroupRow, wanted: number): void {
  if (maxNum && wanted > maxNum) throw new Refusal('A00001', say('groupLimit', { bound: maxNum }), { reason: 'limit' })
}

async function refuseOpenOrder({ db, user, say }: BuyerContext, { groupActivityId }: GroupRow): Promise<void> {
  const [open] = await db.query<{ orderNumber: string }>(
    `select order_number as "orderNumber" from orders join group_team t using (group_team_id)
    where orders.user_id = $1 and group_activity_id = $2 and ${statusIn(waitingStatuses)} limit 1`,
    [user, groupActivityId],
  )
  if (open) throw new Refusal('A00001', say('teamOpenOrder'), { reason: 'openOrder', orderNumber: open.orderNumber })
}
