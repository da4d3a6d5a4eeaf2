import { MOST_BOUGHT_DAYS, MOST_BOUGHT_LIMIT } from '@millwright/domain/quick-order/limits'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import type { ReadDb } from '../../db/db.ts'

const DAY = 86_400_000

/**
 * Returns the parts that a buyer bought in the most paid orders of the last 365 days and that are still sold, each in
 * the quantity of its latest order.
 */
export async function mostBoughtOf(
  db: ReadDb,
  user: number,
  now: number,
): Promise<{ skuId: number; quantity: number; orders: number }[]> {
  return db.query(
    `select i.sku_id as "skuId", (array_agg(i.quantity order by i.order_number desc, i.seq))[1] as quantity, count(distinct i.order_number)::int as orders
    from order_item i join orders o using (order_number) join sku k on k.sku_id = i.sku_id join product p on p.prod_id = k.prod_id
    where i.bought_by = $1 and o.paid_at >= $2::bigint and o.status <> ${orderStatuses.closed} and not o.hidden and p.status = 1
    group by i.sku_id order by orders desc, sum(i.quantity) desc, i.sku_id limit ${MOST_BOUGHT_LIMIT}`,
    [user, now - MOST_BOUGHT_DAYS * DAY],
  )
}
