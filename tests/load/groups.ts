import '../../apps/mall-api/src/app/compose.ts'
import { payTypes } from '../../packages/domain/src/payment/payKinds.ts'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { queryOne } from '../../apps/mall-api/src/db/db.ts'
import { closeTypes, closeUnpaid } from '../../apps/mall-api/src/contexts/order/orders.ts'
import { markPaid } from '../../apps/mall-api/src/contexts/payment/payments.ts'
import { failTeams } from '../../apps/mall-api/src/contexts/promotion/teams.ts'
import type { Measurement } from '../measure.ts'
import { DealMall, engines, percentile } from './deals/dealMall.ts'
import type { Shopper } from './deals/dealMall.ts'
import { inParallel } from './shop/builtShop.ts'

const GROUP = 31
const PEOPLE = 3
const STOCK = 1_000_000
const DAY = 86_400_000

/**
 * Runs `--count` joins to teams of three. More buyers want to join than there are seats. No team may exceed its
 * size, nobody may have two open orders, and every expired team must be refunded to the cent.
 */
export const run: Measurement = async ({ count }) => {
  const rows: Record<string, string | number>[] = []
  let bad = 0
  for (const engine of engines) {
    const { ok, row } = await joins(new DealMall(engine), count)
    rows.push({ on: engine, ...row })
    if (!ok) bad++
  }
  return {
    rows,
    ok: !bad,
    summary: bad ? 'a team was too large, or not paid back' : 'no team too large, all paid back',
  }
}

async function openGroup(db: Db): Promise<void> {
  const now = Date.now()
  await db.query(
    `insert into group_activity (group_activity_id, prod_id, sku_id, price, people, start_time, end_time) values (${GROUP}, 101, 1001, 15, ${PEOPLE}, $1, $2)`,
    [now - DAY, now + DAY],
  )
  await db.query(`update sku set stocks = ${STOCK} where sku_id = 1001`)
}

async function joins(mall: DealMall, count: number) {
  const teams = Math.max(2, Math.ceil(count / 4))
  try {
    const shoppers = await mall.fill(teams + count, openGroup)
    await mall.up()
    const took: number[] = []
    let refused = 0
    const order = async (turn: number, { token }: Shopper, groupTeamId: number): Promise<string | undefined> => {
      const priced = await mall.call(turn, 'POST', '/p/group/order/confirm', token, {
        groupSkuId: GROUP,
        groupTeamId,
        prodCount: 1,
      })
      const { uuid } = (priced.data ?? {}) as { uuid?: string }
      const from = performance.now()
      const reply =
        uuid === undefined
          ? priced
          : await mall.call(turn, 'POST', '/p/group/order/submit', token, { uuid, orderShopParams: [] })
      took.push(performance.now() - from)
      if (reply.code === 'A00005') throw new Error('the mall failed')
      if (reply.code !== '00000') refused++
      return reply.code === '00000' ? (reply.data as { orderNumbers: string }).orderNumbers : undefined
    }
    const opening: string[] = []
    await inParallel(teams, 16, async (index) => {
      opening.push((await order(index, shoppers[index]!, 0))!)
    })
    await mall.down()
    const open = await mall.direct(async (db) => {
      for (const number of opening) await db.tx((tx) => markPaid(tx, [number], payTypes.weixin, Date.now()))
      return db.query<{ id: number }>('select group_team_id as id from group_team where status = 1 order by 1')
    })
    await mall.up()
    const joined: string[] = []
    await inParallel(count, 100, async (index) => {
      // Four buyers want the two seats of each team, except that every third team stays incomplete.
      const team = open[index % open.length]!
      if (team.id % 3 === 0 && index >= open.length) return
      const number = await order(index, shoppers[teams + index]!, team.id)
      if (number !== undefined) joined.push(number)
    })
    await mall.down()
    const state = await mall.direct(async (db) => {
      await inParallel(joined.length, 8, async (index) => {
        await db.tx((tx) => markPaid(tx, [joined[index]!], payTypes.weixin, Date.now()))
      })
      const late = Date.now() + DAY + 60_000
      const failed = await failTeams({ db, now: late })
      await closeUnpaid({ db, now: late }, { closeType: closeTypes.timeout })
      return { failed, ...(await stateOf(db)) }
    })
    const ok =
      state.largest === PEOPLE &&
      state.waiting === 0 &&
      state.owed === 0 &&
      state.stocks + state.kept === STOCK &&
      state.failed > 0
    return {
      ok,
      row: {
        joins: count,
        teams,
        'largest team': state.largest,
        full: state.full,
        failed: state.failed,
        'not paid back': state.owed,
        refused,
        'p99 ms': percentile(took, 0.99).toFixed(0),
      },
    }
  } finally {
    await mall.away()
  }
}

function stateOf(db: Db) {
  return queryOne<{ largest: number; full: number; waiting: number; owed: number; stocks: number; kept: number }>(
    db,
    `select (select max(n)::int from (select count(*) as n from orders where group_team_id is not null and paid_at is not null group by group_team_id) each_one) as largest,
      (select count(*)::int from group_team where status = 2) as full,
      (select count(*)::int from orders where status in (1, 7)) as waiting,
      (select count(*)::int from orders join group_team t using (group_team_id) where t.status = 3 and paid_at is not null
        and not exists (select 1 from repayment r where r.order_number = orders.order_number and r.amount = orders.actual_total)) as owed,
      (select stocks from sku where sku_id = 1001) as stocks,
      (select coalesce(sum(product_nums), 0)::int from orders where status <> 6) as kept`,
  )
}
