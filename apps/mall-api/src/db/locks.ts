import { arrayText } from './db.ts'
import type { Db } from './db.ts'

/**
 * The one order in which transactions lock rows, so that they wait for each other and never in a circle:
 *
 * buyer, shop_owner, shop_application, shop, submission, confirm, basket, inquiry, quote, payment, transfer, orders,
 * group_team, orders of a team, refund, commission, distributor, commission_withdrawal, owed_money, feedback, complaint, upload,
 * group_activity, seckill, score_prod, product, sku, search, coupon, coupon_user, member_payment, member,
 * ledger_account, points_lot,
 * credit_account
 *
 * and within a table by its key. Who takes several rows takes them here first, or by a statement that says `order by`
 * itself (an `update ... from` locks in whatever order its plan finds them). `search` is written by the triggers of
 * product and sku alone (migration 0013). `no key`: whoever only refers to a row does not wait for it.
 */

/** A buyer's cart, addresses and submits change one after the other. */
export async function lockBuyer(db: Db, user: number): Promise<void> {
  await db.query('select 1 from buyer where user_id = $1 for no key update', [user])
}

export async function lockProducts(db: Db, prodIds: readonly number[]): Promise<void> {
  await db.query('select 1 from product where prod_id = any($1::text::bigint[]) order by prod_id for no key update', [
    arrayText(prodIds),
  ])
}

/** Locked, and then read as they are: with the product's shelf. */
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
