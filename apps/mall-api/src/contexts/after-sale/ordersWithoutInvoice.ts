import { arrayText } from '../../db/db.ts'
import type { ReadContext } from '../../core/call/call.ts'
import { invoiceableSql } from '../../core/invoice/invoiceOfOrder.ts'

/** The maximum number of orders shown per shop, newest first. */
const MOST = 50
const NAMES = 3

type Order = {
  orderNumber: string
  created: number
  productNums: number
  poNumber: string
  amount: string
  prodNameList: string[]
}
type Shop = { shopId: number; shopName: string; orders: Order[] }

/**
 * Returns paid orders without an invoice, grouped by shop. The shop with the newest order comes first. Pages count
 * shops. A skip scan of the index of these orders finds the shops.
 */
export async function ordersWithoutInvoice(
  { db, locale }: Pick<ReadContext, 'db' | 'locale'>,
  user: number,
  { orderNumbers, current, size }: { orderNumbers?: readonly string[]; current: number; size: number },
): Promise<{ shops: Shop[]; total: number }> {
  const chosen = orderNumbers ? 'and o.order_number = any($5::text::text[])' : ''
  const open = `o.user_id = $2 and not o.invoiced and ${invoiceableSql} ${chosen}`
  const newestOfShop = 'order by o.shop_id, o.created desc, o.order_number desc limit 1'
  const rows = await db.query<Omit<Shop, 'orders'> & Order & { total: number }>(
    `
    with recursive newest as (
      (select o.shop_id, o.created from orders o where ${open} ${newestOfShop})
      union all
      select next.shop_id, next.created from newest cross join lateral (
        select o.shop_id, o.created from orders o where ${open} and o.shop_id > newest.shop_id ${newestOfShop}) next),
    ranked as (select *, row_number() over (order by created desc, shop_id) as rank, count(*) over ()::int as total from newest)
    select r.shop_id as "shopId", s.name->>$1 as "shopName", o.order_number as "orderNumber", o.created, o.product_nums as "productNums", o.po_number as "poNumber",
      (o.actual_total - o.refunded)::text as amount, r.total,
      (select coalesce(jsonb_agg(n.name order by n.seq), '[]'::jsonb) from (
        select prod_name->>$1 as name, seq from order_item i where i.order_number = o.order_number order by seq limit ${NAMES}) n) as "prodNameList"
    from ranked r join shop s using (shop_id) cross join lateral (
      select * from orders o where ${open} and o.shop_id = r.shop_id order by o.created desc, o.order_number desc limit ${MOST}) o
    where r.rank > $3::int and r.rank <= $4::int order by r.rank, o.created desc, o.order_number desc`,
    [locale, user, (current - 1) * size, current * size, ...(orderNumbers ? [arrayText(orderNumbers)] : [])],
  )
  const shops = [...Map.groupBy(rows, ({ shopId }) => shopId).values()].map((own) => ({
    shopId: own[0]!.shopId,
    shopName: own[0]!.shopName,
    orders: own.map(({ orderNumber, created, productNums, poNumber, amount, prodNameList }) => ({
      orderNumber,
      created,
      productNums,
      poNumber,
      amount,
      prodNameList,
    })),
  }))
  return { shops, total: rows[0]?.total ?? 0 }
}
