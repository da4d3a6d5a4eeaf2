import { leadingFirst } from '../../core/stock/stockSql.ts'
import type { Db } from '../../db/db.ts'

const HOUR = 3_600_000
const SEEN = 46
const KEPT = 14

/** Gives the sample buyer favourites and browsing history once, some favourites with a price that has changed since. */
export async function importFavourites(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (select 1 from browse where browse.user_id = buyer.user_id)
      and not exists (select 1 from collection where collection.user_id = buyer.user_id)`,
  )
  if (!buyer) return
  // The order spreads over the whole catalogue and is the same at every start.
  const some = `select prod_id, row_number() over (order by prod_id * 7919 % 10007, prod_id) as n from product where status = 1`
  await db.query(
    `
    insert into browse (user_id, prod_id, seen)
    select $1, prod_id, $2::bigint - (n * 2.3 * ${HOUR})::bigint - (n / 9) * ${20 * HOUR}::bigint from (${some}) p where n <= ${SEEN}`,
    [buyer.user, now],
  )
  await db.query(
    `
    insert into collection (user_id, prod_id, created, price)
    select $1, prod_id, $2::bigint - n * ${31 * HOUR}::bigint, round(price * case n % 4 when 1 then 1.08 when 2 then 0.95 else 1 end, 2) from (${some}) p
      join lateral (select price from sku where sku.prod_id = p.prod_id order by ${leadingFirst()} limit 1) k on true
      where n % 3 = 0 and n <= ${KEPT * 3}`,
    [buyer.user, now],
  )
  // One delisted product, if the catalogue has any.
  await db.query(
    `
    insert into collection (user_id, prod_id, created, price)
    select $1, prod_id, $2::bigint - ${400 * HOUR}::bigint, (select min(price) from sku where sku.prod_id = product.prod_id)
      from product where status <> 1 and exists (select 1 from sku where sku.prod_id = product.prod_id) order by prod_id limit 1
    on conflict do nothing`,
    [buyer.user, now],
  )
  await db.query(
    'insert into shop_collection (user_id, shop_id, created) select $1, shop_id, $2::bigint - shop_id * $3::bigint from shop where status = 1 order by shop_id limit 4 on conflict do nothing',
    [buyer.user, now, HOUR],
  )
  for (const { area, receiver, mobile, addr } of places)
    await db.query(
      `
      insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
      select $1, $2, $3, p.area_id, c.area_id, d.area_id, $4, false, $5::bigint from area d join area c on c.area_id = d.parent_id
        join area p on p.area_id = c.parent_id where d.area_id = $6::bigint`,
      [buyer.user, receiver, mobile, addr, now, area],
    )
}

/** Addresses in addition to the two that every sample buyer has. */
const places = [
  { area: 430121, receiver: '刘维修', mobile: '13700000004', addr: '经济技术开发区漓湘路 98 号备件库' },
  {
    area: 650106,
    receiver: '艾山江·吐尔逊',
    mobile: '13600000005',
    addr: '工业大道 12 号天山南路维修站（送货前请先联系，工作日 9:00 至 18:00 收货）',
  },
]
