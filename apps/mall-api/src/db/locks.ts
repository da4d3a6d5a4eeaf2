import { arrayText } from './db.ts'
import type { Db } from './db.ts'

/**
 * The order in which all transactions lock rows, which rules out deadlocks:
 *
 * buyer, order_list, shop_owner, shop_application, shop, submission, confirm, basket, inquiry, quote, payment, transfer, orders,
 * group_team, orders of a team, refund, commission, distributor, commission_withdrawal, owed_money, service_refund, feedback,
 * complaint, upload, group_activity, seckill, score_prod, product, sku, search, coupon, coupon_user, member_payment,
 * member, ledger_account, points_lot, credit_account, webhook_delivery, webhook_endpoint
 *
 * and within a table by key. To lock several rows, lock them here first, or with a statement that has its own `order
 * by` (an `update ... from` locks rows in the order of its plan). Only the triggers of product and sku write `search`
 * (migration 0013). `no key` does not block inserts that merely refer to the row.
 */

/** Locks a buyer, so that changes of the buyer's cart, addresses and submissions run one after another. */
export async function lockBuyer(db: Db, user: number): Promise<void> {
  await db.query('select 1 from buyer where user_id = $1 for no key update', [user])
}

export async function lockProducts(db: Db, prodIds: readonly number[]): Promise<void> {
  await db.query('select 1 from product where prod_id = any($1::text::bigint[]) order by prod_id for no key update', [
    arrayText(prodIds),
  ])
}

/** Locks SKUs, then reads their stock and whether the product is listed. */
export async function lockSkus(
  db: Db,
  skuIds: readonly number[],
): Promise<Map<number, { stocks: number; onShelf: boolean }>> {
  const rows = await db.query<{ skuId: number; stocks: number; onShelf: boolean }>(
    `
    select k.sku_id as "skuId", k.stocks, p.status = 1 as "onShelf" from sku k join product p using (prod_id)
    where k.sku_id = any($1::text::bigint[]) order by k.sku_id for no key update of k`,
    [arrayText(skuIds)],
  )
  return new Map(rows.map((row) => [row.skuId, row]))
}
