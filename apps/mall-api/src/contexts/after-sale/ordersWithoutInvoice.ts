import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
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
 * shops.
 */
export async function ordersWithoutInvoice(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  user: number,
  { orderNumbers, current, size }: { orderNumbers?: readonly string[]; current: number; size: number },
): Promise<{ shops: Shop[]; total: number }> {
  const rows = await db.query<Omit<Shop, 'orders'> & Order & { total: number }>(
    `
    with mine as (
      select o.*, max(o.created) over (partition by o.shop_id) as newest, row_number() over (partition by o.shop_id order by o.created desc, o.order_number desc) as place
      from orders o where o.user_id = $2 and ${invoiceableSql} and ($3::text is null or o.order_number = any($3::text::text[]))
        and not exists (select 1 from order_invoice_order io where io.order_number = o.order_number)),
    ranked as (select *, dense_rank() over (order by newest desc, shop_id) as rank from mine)
    select r.shop_id as "shopId", s.name->>$1 as "shopName", r.order_number as "orderNumber", r.created, r.product_nums as "productNums", r.po_number as "poNumber",
      (r.actual_total - r.refunded)::text as amount, (select max(rank)::int from ranked) as total,
      (select coalesce(jsonb_agg(n.name order by n.seq), '[]'::jsonb) from (
        select prod_name->>$1 as name, seq from order_item i where i.order_number = r.order_number order by seq limit ${NAMES}) n) as "prodNameList"
    from ranked r join shop s using (shop_id) where r.place <= ${MOST} and r.rank > $4::int and r.rank <= $5::int order by r.rank, r.place`,
    [locale, user, orderNumbers ? arrayText(orderNumbers) : null, (current - 1) * size, current * size],
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
