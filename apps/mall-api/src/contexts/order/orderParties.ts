import type { Locale } from '@millwright/domain/locale'
import type { Invoice } from '@millwright/domain/order/invoice'
import type { ReadContext } from '../../core/call/call.ts'
import { queryOne } from '../../db/db.ts'

type Both = Record<Locale, string>
type Row = {
  title: Invoice | null
  company: string | null
  shopName: Both
  phone: string | null
  licence: { firmName: Both; creditCode: string; residence: Both } | null
}

/** The headers of invoices to companies. */
const COMPANY = 2

/**
 * Returns the companies that buy and sell, for the papers of an order. The buyer's company is that of the order's
 * invoice, else of the buyer's first saved title of a company, else the profile's. A private buyer has none.
 */
export async function orderParties({ db, locale }: Pick<ReadContext, 'db' | 'locale'>, orderNumber: string) {
  const { title, company, shopName, phone, licence } = await queryOne<Row>(
    db,
    `select coalesce(
        (select i.asked from order_invoice_order io join order_invoice i using (order_invoice_id)
          where io.order_number = o.order_number and (i.asked->'headerType')::int = ${COMPANY}),
        (select t.title from invoice_title t where t.user_id = o.user_id and (t.title->'headerType')::int = ${COMPANY}
          order by t.common desc, t.created desc, t.invoice_title_id desc limit 1)) as title,
      b.company, s.name as "shopName", s.phone, s.company as licence
    from orders o join buyer b using (user_id) join shop s using (shop_id) where o.order_number = $1`,
    [orderNumber],
  )
  return {
    buyerParty: title
      ? {
          name: title.headerName,
          creditCode: title.invoiceTaxNumber,
          address: title.registerAddress,
          phone: title.registerPhone,
        }
      : company
        ? { name: company }
        : undefined,
    sellerParty: {
      name: (licence?.firmName ?? shopName)[locale],
      creditCode: licence?.creditCode,
      address: licence?.residence[locale],
      phone: phone ?? undefined,
    },
  }
}
