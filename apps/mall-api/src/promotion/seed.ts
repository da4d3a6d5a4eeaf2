import type { Db } from '../db/db.ts'

const DAY = 86_400_000
const CHINA = 8 * 3_600_000
const SALES = 8
const GROUPS = 8
/** Behind all that are renewed: sales that ended yesterday, which merchants' pages still name. */
const ENDED_SALES = 900

/**
 * Flash sales run until the next midnight of China and group deals until the end of the week; then others begin. Some
 * that have ended stay.
 */
export async function renewDeals(db: Db, now: number): Promise<void> {
  await renewSales(db, now)
  await renewGroups(db, now)
}

async function renewSales(db: Db, now: number): Promise<void> {
  if ((await db.query('select 1 from seckill where end_time > $1::bigint limit 1', [now])).length) return
  const midnight = Math.floor((now + CHINA) / DAY) * DAY - CHINA
  await db.query(
    `${bestOfBranches}
    insert into seckill (seckill_id, prod_id, sku_id, price, stocks, start_time, end_time)
    select n, prod_id, sku_id, round(price * 0.8, 2), greatest(20, least(200, stocks / 10)), $1::bigint, $2::bigint from goods where n <= ${SALES}
    on conflict (seckill_id) do update set start_time = excluded.start_time, end_time = excluded.end_time where seckill.end_time <= $3::bigint`,
    [midnight, midnight + DAY, now],
  )
  await db.query(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, start_time, end_time)
    select seckill_id + ${ENDED_SALES}, prod_id, sku_id, price, stocks, start_time - ${DAY}, end_time - ${DAY} from seckill where seckill_id <= 2 on conflict do nothing`)
}

async function renewGroups(db: Db, now: number): Promise<void> {
  if ((await db.query('select 1 from group_activity where end_time > $1::bigint limit 1', [now])).length) return
  // The first of January 1970 was a Thursday.
  const monday = Math.floor((now + CHINA + 3 * DAY) / (7 * DAY)) * 7 * DAY - 3 * DAY - CHINA
  await db.query(
    `${bestOfBranches}
    insert into group_activity (group_activity_id, prod_id, sku_id, price, people, joined, start_time, end_time)
    select n - ${SALES}, prod_id, sku_id, round(price * 0.85, 2), 3 + (n % 3) * 2, (n * 7) % 40, $1::bigint, $2::bigint from goods where n > ${SALES} and n <= ${SALES + GROUPS}
    on conflict (group_activity_id) do update set start_time = excluded.start_time, end_time = excluded.end_time where group_activity.end_time <= $3::bigint`,
    [monday, monday + 7 * DAY, now],
  )
}

/**
 * The best sellers of each second-level class, most sold first: `goods` numbers them from 1, with the cheapest size
 * that is there.
 */
const bestOfBranches = `
  with best as (
    select distinct on (s.category_path[2]) s.prod_id, s.sold_num from search s where s.status = 1 and s.in_stock
      order by s.category_path[2], s.sold_num desc, s.prod_id
  ), goods as (
    select row_number() over (order by best.sold_num desc, prod_id) as n, prod_id, k.sku_id, k.price, k.stocks from best
    join lateral (select * from sku where sku.prod_id = best.prod_id and stocks <> 0 order by price, seq limit 1) k using (prod_id)
  )`
