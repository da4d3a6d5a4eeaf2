import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

const names: readonly (readonly [zh: string, en: string])[] = [
  ['陈工', 'Chen'],
  ['刘采购', 'Liu'],
  ['周主任', 'Zhou'],
  ['吴仓管', 'Wu'],
  ['郑工', 'Zheng'],
  ['孙采购', 'Sun'],
  ['马设备', 'Ma'],
  ['何工', 'He'],
]

/** Creates sample buyers with addresses once and returns their ids. Nobody can sign in as them. */
export async function createSampleBuyers(db: Db, size: number, now: number): Promise<number[]> {
  const nicks = JSON.stringify(names.map(([zh, en]) => ({ zh, en })))
  await db.query(
    `insert into buyer (account, mobile, nick_name, created)
    select 'crowd' || n, '166' || lpad(n::text, 8, '0'), $2::text::jsonb->(n % ${names.length}), $3::bigint from generate_series(1, $1::int) n on conflict do nothing`,
    [size, nicks, now],
  )
  const people = await db.query<{ user: number }>(
    `select user_id as user from buyer where account like 'crowd%' order by user_id limit $1`,
    [size],
  )
  const users = people.map(({ user }) => user)
  await db.query(
    `insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
    select user_id, b.nick_name->>'zh', b.mobile, a.province_id, a.city_id, a.area_id, a.addr, true, $2::bigint
    from buyer b, (select province_id, city_id, area_id, addr from address order by addr_id limit 1) a
    where user_id = any($1::text::bigint[]) and not exists (select 1 from address mine where mine.user_id = b.user_id)`,
    [arrayText(users), now],
  )
  return users
}
