import type { PartialHandlers } from '../../core/call/call.ts'

type Names = 'stockWatches' | 'watchStock' | 'unwatchStock'

/** The notices that a buyer can wait for at a time. */
const MOST = 200

/** Handlers of the notices that sold-out SKUs are back in stock. Buyers see only their own. */
export const stockWatchHandlers: PartialHandlers<Names> = {
  stockWatches: async ({ prodId }, { db, user }) => {
    const found = await db.query<{ skuId: string }>(
      `select sku_id::text as "skuId" from stock_watch join sku using (sku_id)
      where user_id = $1 and prod_id = $2::bigint order by sku_id`,
      [user, prodId],
    )
    return found.map(({ skuId }) => skuId)
  },
  watchStock: async ({ skuId }, { db, user, now, fail }) => {
    const known = await db.query(
      `insert into stock_watch (user_id, sku_id, created)
        select $1, sku_id, $3::bigint from sku join product using (prod_id) where sku_id = $2::bigint and product.status = 1
      on conflict (user_id, sku_id) do update set created = excluded.created returning 1`,
      [user, skuId, now],
    )
    if (!known.length) return fail('A01000', 'productGone')
    await db.query(
      `delete from stock_watch where user_id = $1 and sku_id in (
        select sku_id from stock_watch where user_id = $1 order by created desc, sku_id desc offset ${MOST})`,
      [user],
    )
    return null
  },
  unwatchStock: async ({ skuId }, { db, user }) => {
    await db.query('delete from stock_watch where user_id = $1 and sku_id = $2::bigint', [user, skuId])
    return null
  },
}
