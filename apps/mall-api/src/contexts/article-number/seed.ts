import type { Db } from '../../db/db.ts'
import { articleKey } from './articleNumbersOf.ts'

/** Numbers as companies write them: of a material master, of a store, of a machine. */
const numbers = [
  '10-4711',
  '10-4712',
  '10-4713',
  'MAT 880 2201',
  'MAT 880 2202',
  'LAGER-0117',
  'LAGER-0118',
  'W3/007',
  'W3/008',
  '物料 300125',
  '物料 300126',
  '0047-1100-A',
] as const
const DAY = 86_400_000

/** Gives the account `buyer` a dozen article numbers, for products of several kinds. */
export async function importArticleNumbers(db: Db, now: number): Promise<void> {
  const rows = numbers.map((number, at) => ({ number, key: articleKey(number), at }))
  await db.query(
    `insert into article_number (user_id, number, key, sku_id, created)
    select u.user_id, r.number, r.key, k.sku_id, $2::bigint - r.at * $3::bigint
    from jsonb_to_recordset($1::text::jsonb) as r (number text, key text, at int)
    join (select sku_id, row_number() over (order by nth, prod_id) - 1 as at from (
        select k.sku_id, p.prod_id, row_number() over (partition by p.category_id order by p.prod_id) as nth
        from product p join sku k using (prod_id) where p.status = 1 and k.seq = 0) one) k on k.at = r.at
    join buyer u on u.account = 'buyer' on conflict do nothing`,
    [JSON.stringify(rows), now, DAY],
  )
}
