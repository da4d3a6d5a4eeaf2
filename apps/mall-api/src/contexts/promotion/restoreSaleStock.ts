import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** Returns the pieces of just-closed orders to their flash sales. */
export async function restoreSaleStock(db: Db, closed: readonly string[]): Promise<void> {
  const back = await db.query<{ seckillId: number; n: number }>(
    `select seckill_id as "seckillId", sum(product_nums)::int as n from orders
    where order_number = any($1::text::text[]) and seckill_id is not null group by seckill_id order by seckill_id`,
    [arrayText(closed)],
  )
  for (const { seckillId, n } of back)
    await db.query('update seckill set stocks = stocks + $2::int where seckill_id = $1', [seckillId, n])
}
