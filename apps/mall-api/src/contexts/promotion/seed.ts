import type { Db } from '../../db/db.ts'

const DAY = 86_400_000
const CHINA = 8 * 3_600_000
const SALES = 8
const GROUPS = 8
/**
 * The offset of the ids of sales that ended yesterday and that merchants' pages still name. It is above all renewed
 * ids.
 */
const ENDED_SALES = 900
const FIRST_SESSION = 101

/** The hours in China at which sessions start. A session lasts until the next one, and at most four hours. */
const SESSIONS: readonly number[] = [8, 10, 14, 20]
const FIRST = { hour: 8, session: 0 }
const HOUR = 3_600_000

/**
 * Renews the deals: flash sales for today and tomorrow's first session, group deals for this week. Some ended deals
 * stay.
 */
export async function renewDeals(db: Db, now: number): Promise<void> {
  await renewSales(db, now)
  await renewGroups(db, now)
}

/**
 * Renews the sales daily: eight all-day sales that merchants' pages name, and the sales of the sessions. A sale with an
 * unpaid order is left alone.
 */
async function renewSales(db: Db, now: number): Promise<void> {
  const midnight = Math.floor((now + CHINA) / DAY) * DAY - CHINA
  const [today] = await db.query(
    'select 1 from seckill where start_time = $1::bigint and seckill_id <= $2::bigint limit 1',
    [midnight, SALES],
  )
  if (today) return
  const plan = sessionsOf(midnight)
  await db.query(
    `${bestOfBranches}, planned as (
      select * from jsonb_to_recordset($1::text::jsonb) as p (id bigint, n int, "from" bigint, until bigint, share numeric)
    )
    insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
    select id, prod_id, sku_id, round(price * 0.8, 2), pieces - round(pieces * share)::int, pieces, lot * 5, planned.from, until
    from (select goods.*, lot * greatest(1, least(greatest(20, stocks / 10 / lot), 200, case when stocks > 0 then stocks / lot else 200 end)) as pieces from goods) goods join planned on planned.n = goods.n
    on conflict (seckill_id) do update set start_time = excluded.start_time, end_time = excluded.end_time, stocks = excluded.stocks, origin = excluded.origin,
      limit_each = excluded.limit_each where seckill.end_time <= $2::bigint and not exists (select 1 from orders o where o.seckill_id = seckill.seckill_id and o.status = 1)`,
    [JSON.stringify(plan), now],
  )
  await db.query(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time)
    select seckill_id + ${ENDED_SALES}, prod_id, sku_id, price, 0, origin, start_time - ${DAY}, end_time - ${DAY} from seckill where seckill_id <= 2 on conflict do nothing`)
}

type PlannedSale = { id: number; n: number; from: number; until: number; share: number }

/**
 * Returns the planned sales with the rank of their product and the share sold at the start. Today's and tomorrow's
 * sessions have separate ids, so both can exist at once.
 */
function sessionsOf(midnight: number): PlannedSale[] {
  const allDay = Array.from({ length: SALES }, (_, turn) => ({
    id: turn + 1,
    n: turn + 1,
    from: midnight,
    until: midnight + DAY,
    share: [0.4, 0.73, 0.12, 0.9][turn % 4]!,
  }))
  const planned = [
    ...SESSIONS.map((hour, session) => ({ hour, session, day: midnight })),
    { ...FIRST, day: midnight + DAY },
  ]
  const sessions = planned.flatMap(({ hour, session, day }) =>
    Array.from({ length: 5 }, (_, turn) => ({
      id: FIRST_SESSION + ((day / DAY) & 1) * 50 + session * 10 + turn,
      n: SALES + GROUPS + 1 + session * 5 + turn,
      from: day + hour * HOUR,
      until: day + Math.min(SESSIONS[session + 1] ?? 24, hour + 4) * HOUR,
      share: day > midnight ? 0 : [0.35, 0.88, 0.1, 1, 0.62][turn]!,
    })),
  )
  return [...allDay, ...sessions]
}

async function renewGroups(db: Db, now: number): Promise<void> {
  if ((await db.query('select 1 from group_activity where end_time > $1::bigint limit 1', [now])).length) return
  // 1 January 1970 was a Thursday.
  const monday = Math.floor((now + CHINA + 3 * DAY) / (7 * DAY)) * 7 * DAY - 3 * DAY - CHINA
  await db.query(
    `${bestOfBranches}
    insert into group_activity (group_activity_id, prod_id, sku_id, price, leader_price, people, joined, limit_each, start_time, end_time)
    select n - ${SALES}, prod_id, sku_id, round(price * 0.85, 2), case when n % 2 = 0 then round(price * 0.8, 2) end, 2 + n % 3, (n * 7) % 40, lot * 20, $1::bigint, $2::bigint from goods where n > ${SALES} and n <= ${SALES + GROUPS}
    on conflict (group_activity_id) do update set start_time = excluded.start_time, end_time = excluded.end_time where group_activity.end_time <= $3::bigint`,
    [monday, monday + 7 * DAY, now],
  )
}

/** Deals begin with products from this price in yuan on. A deal on a nut saves nobody money. */
const WORTH_A_DEAL = 20

/**
 * SQL: the bestseller of each second-level category, with its cheapest well-stocked SKU. `goods` numbers the
 * bestsellers from 1 by sales, those that cost little after the others.
 */
const bestOfBranches = `
  with best as (
    select distinct on (s.category_path[2]) s.prod_id, s.sold_num, s.price < ${WORTH_A_DEAL} as light from search s where s.status = 1 and s.in_stock
      order by s.category_path[2], s.price < ${WORTH_A_DEAL}, s.sold_num desc, s.prod_id
  ), goods as (
    select row_number() over (order by best.light, best.sold_num desc, prod_id) as n, prod_id, k.sku_id, k.price, k.stocks, greatest(k.min_order_qty, k.pack_qty) as lot from best
    join lateral (select * from sku where sku.prod_id = best.prod_id and stocks <> 0 order by stocks between 0 and 400, price, seq limit 1) k using (prod_id)
  )`
