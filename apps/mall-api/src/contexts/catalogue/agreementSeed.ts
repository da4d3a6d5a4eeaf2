import type { Db } from '../../db/db.ts'

const DAY = 86_400_000
/** Days until sample agreements end, and days since an agreement ended. */
const SOON = 5
const LATER = 200
const ENDED = 12

/**
 * Imports sample agreements of a price group for the first size of every third product, some with a minimum of 20 or
 * 100 pieces. The agreement of the best seller ends soon. That of the second-best seller has ended.
 */
export async function importAgreements(db: Db, group: number, now: number): Promise<void> {
  await db.query(
    `
    insert into agreement_price (price_group_id, sku_id, price, min_qty, effective_time, expire_time)
    select $1::bigint, sku_id, round(price * 0.92, 2),
      case n % 4 when 1 then greatest(min_order_qty, 20) when 2 then greatest(min_order_qty, 100) else 1 end, $2::bigint - ${400 * DAY}::bigint,
      case when n = 1 then $2::bigint + ${SOON * DAY}::bigint when n = 2 then $2::bigint - ${ENDED * DAY}::bigint
        when n % 3 = 0 then $2::bigint + ${LATER * DAY}::bigint end
    from (
      select sku_id, price, min_order_qty, row_number() over (order by sold_num desc, prod_id) as n from sku join product using (prod_id)
      where seq = 0 and prod_id % 3 = 0 and round(price * 0.92, 2) < price
    ) sold
    -- An older sample knew neither minimum nor end.
    on conflict (price_group_id, sku_id) do update set min_qty = excluded.min_qty, effective_time = excluded.effective_time, expire_time = excluded.expire_time
      where agreement_price.effective_time = 0 and agreement_price.expire_time is null`,
    [group, now],
  )
}
