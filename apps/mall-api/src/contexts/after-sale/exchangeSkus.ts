import type { RefundRow } from '../../core/order/refundRows.ts'
import type { ReadDb } from '../../db/db.ts'

/** The maximum number of sizes that an exchange offers. */
const MOST = 500

/** Returns the other sizes of an order line's product that are on sale, in the product's order. */
export function exchangeSkus(db: ReadDb, orderItemId: number): Promise<NonNullable<RefundRow['exchangeSku']>[]> {
  return db.query(
    `select k.sku_id as "skuId", k.party_code as "partyCode", k.properties, k.price
    from order_item i join product p using (prod_id) join sku k using (prod_id)
    where i.order_item_id = $1::bigint and k.sku_id <> i.sku_id and p.status = 1 order by k.seq limit ${MOST}`,
    [orderItemId],
  )
}
