import { shelfRule } from '@millwright/contract/blocks/shelf'
import type { At } from '../call.ts'

const DAY = 86_400_000
/** Of `time`: any, a year, three months, a month, a week. */
const days = [Infinity, 365, 91, 30, 7]

/** An id of more digits than a column holds is nobody's. */
const idOrNobody = (id: string | undefined) => (id === undefined ? null : id.length < 19 ? id : '0')

/** The products that a shelf's rule names, in its order. */
export async function shelfOf({ db, now }: Pick<At, 'db' | 'now'>, rule: string): Promise<number[]> {
  const { categoryId, brandId, shopId, sort, time, size } = shelfRule.read(Object.fromEntries(new URLSearchParams(rule)), '$', () => {})
  const since = Math.max(0, now - days[time]! * DAY)
  const rows = await db.query<{ id: number }>(`
    select p.prod_id as id from product p join search s using (prod_id)
    where p.status = 1 and p.listed_at >= $4::bigint and ($1::bigint is null or s.category_path @> array[$1::bigint])
      and ($2::bigint is null or p.brand_id = $2::bigint) and ($3::bigint is null or p.shop_id = $3::bigint)
    order by case $5::int when 0 then -p.listed_at when 1 then p.listed_at when 2 then p.sold_num when 3 then -p.sold_num when 4 then p.comment_num else -p.comment_num end desc, p.prod_id
    limit $6::int`, [idOrNobody(categoryId), idOrNobody(brandId), idOrNobody(shopId), since, sort, Math.floor(size)])
  return rows.map(({ id }) => id)
}
