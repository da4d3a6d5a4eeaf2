import { holdsGoods } from '../../core/status/statusSql.ts'
import type { CallName, WireOf } from '@millwright/contract/contract'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { rowId, wireYuan } from '../../core/wire/wire.ts'
import { confirmGroup, submitGroup } from './groupOrders.ts'
import { failTeams } from './teams.ts'
import { teamStatus } from '../../core/order/lockOpenTeams.ts'

type Names = 'joinGroupList' | 'groupTeam' | 'myGroupTeam' | 'groupConfirm' | 'groupSubmit'

export const groupHandlers: PartialHandlers<Names & CallName> = {
  joinGroupList: async ({ groupActivityId, showSize }, context) => {
    const rows = await context.db.query<TeamRow>(
      `select ${teamColumns} from group_team t where group_activity_id = $2::bigint and status = 1 and end_time > $3::bigint
        and (select count(*) from orders o where o.group_team_id = t.group_team_id and ${holdsGoods('o')}) < t.people
      order by people - ${joinedOf}, end_time limit $4`,
      [context.locale, groupActivityId, context.now, showSize],
    )
    return rows.map((row) => teamWire(row))
  },
  groupTeam: async ({ groupTeamId }, context) =>
    (await teamDetail(context, { groupTeamId: rowId(groupTeamId) })) ?? context.fail('A03000', 'teamGone'),
  myGroupTeam: async ({ groupTeamId, orderNumber }, context) =>
    (await teamDetail(context, {
      user: context.user,
      ...(orderNumber ? { orderNumber } : { groupTeamId: rowId(groupTeamId ?? 0) }),
    })) ?? context.fail('A03000', 'teamGone'),
  groupConfirm: ({ groupSkuId, groupTeamId, prodCount, addrId }, context) =>
    confirmGroup(context, {
      groupActivityId: rowId(groupSkuId),
      groupTeamId: rowId(groupTeamId),
      prodCount,
      addrId,
    }),
  groupSubmit: (input, context) => context.db.tx((db) => submitGroup({ ...context, db }, input)),
}

type Member = { nickName: string; leader: boolean }
type TeamRow = {
  groupTeamId: number
  groupActivityId: number
  status: number
  people: number
  endTime: number
  joined: number
  members: Member[]
}

/** Paid seats. */
const joinedOf =
  '(select count(*)::int from orders o where o.group_team_id = t.group_team_id and o.paid_at is not null)'
/** `$1` is the locale. Strangers see only the first character of a name. */
const teamColumns = `t.group_team_id as "groupTeamId", t.group_activity_id as "groupActivityId", t.status, t.people, t.end_time as "endTime", ${joinedOf} as joined,
  (select coalesce(jsonb_agg(jsonb_build_object('nickName', left(b.nick_name->>$1, 1) || '***', 'leader', o.user_id = t.user_id) order by o.paid_at, o.order_number), '[]')
    from orders o join buyer b on b.user_id = o.user_id where o.group_team_id = t.group_team_id and o.paid_at is not null) as members`

function teamWire({ groupTeamId, status, people, endTime, joined, members }: TeamRow) {
  return {
    groupTeamId,
    status,
    groupNumber: people,
    joinNum: joined,
    endTime,
    users: members.map(({ nickName, leader }) => ({
      nickName,
      identityType: leader ? ('leader' as const) : ('member' as const),
    })),
  }
}

type Asked = { user?: number; groupTeamId?: number; orderNumber?: string }

async function teamDetail(
  context: CallContext,
  { user, groupTeamId, orderNumber }: Asked,
): Promise<WireOf<'groupTeam'> | undefined> {
  const { db, locale, now } = context
  const find = () =>
    db.query<
      TeamRow & {
        prodId: number
        skuId: number
        prodName: string
        partyCode: string
        pic: string
        unit: string
        actPrice: string
        price: string
        unpaid: number
        mine: { orderNumber: string; status: number; closeType: number | null } | null
      }
    >(
      `select ${teamColumns}, g.prod_id as "prodId", g.sku_id as "skuId", p.name->>$1 as "prodName", k.party_code as "partyCode", k.pic, p.unit->>$1 as unit,
        g.price as "actPrice", k.price, (select count(*)::int from orders o where o.group_team_id = t.group_team_id and o.status = 1) as unpaid,
        (select jsonb_build_object('orderNumber', order_number, 'status', o.status, 'closeType', close_type) from orders o
          where o.group_team_id = t.group_team_id and o.user_id = $2::bigint and (${holdsGoods('o')} or o.close_type = 2) limit 1) as mine
      from group_team t join group_activity g using (group_activity_id) join product p using (prod_id) join sku k on k.sku_id = g.sku_id
      where t.group_team_id = coalesce($3::bigint, (select group_team_id from orders where order_number = $4::text and user_id = $2::bigint))`,
      [locale, user ?? null, groupTeamId ?? null, orderNumber ?? null],
    )
  let [row] = await find()
  // If the team's time is over and the sweep has not run yet, the team fails before it is shown.
  if (row?.status === teamStatus.forming && row.endTime <= now) {
    await failTeams({ db, now }, row.groupTeamId)
    ;[row] = await find()
  }
  if (!row) return undefined
  const { mine } = row
  return {
    ...teamWire(row),
    groupActivityId: row.groupActivityId,
    prodId: row.prodId,
    skuId: row.skuId,
    prodName: row.prodName,
    partyCode: row.partyCode,
    pic: row.pic,
    unit: row.unit,
    actPrice: wireYuan(row.actPrice),
    price: wireYuan(row.price),
    unpaidNum: row.unpaid,
    orderNumber: mine?.orderNumber,
    orderStatus: mine?.status,
    refunded: mine ? mine.closeType === 2 : undefined,
  }
}
