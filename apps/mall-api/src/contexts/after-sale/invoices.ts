import { compareMoney } from '@millwright/domain/money/money'
import type { Invoice } from '@millwright/domain/order/invoice'
import type { WireOf } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { Param } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, optionalWireDate, wireYuan } from '../../core/wire/wire.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { invoiceableSql, notInvoiceableSql } from '../../core/invoice/invoiceOfOrder.ts'

export type InvoiceRow = {
  orderInvoiceId: number
  shopId: number
  shopName: string
  state: 1 | 2 | 3
  asked: Invoice
  created: number
  issuedAt: number | null
  invoiceNumber: string | null
  formerNumber: string | null
  reason: string | null
  document: InvoiceDocument | null
  orderNumbers: string[]
  amount: string
  waitsForPay: boolean
}

/** `$1` is the locale, `$2` the buyer. Requests that were never issued are omitted once nothing is left to invoice. */
const rows = (where: string, after = '') => `
  select i.order_invoice_id as "orderInvoiceId", i.shop_id as "shopId", s.name->>$1 as "shopName", i.state, i.asked, i.created, i.issued_at as "issuedAt",
    i.invoice_number as "invoiceNumber", i.former_number as "formerNumber", i.reason, i.document, f."orderNumbers", f.amount, f."waitsForPay", count(*) over ()::int as found
  from order_invoice i join shop s using (shop_id) cross join lateral (
    select jsonb_agg(o.order_number order by o.order_number) as "orderNumbers", sum(o.actual_total - o.refunded)::text as amount,
      bool_or(o.paid_at is null) as "waitsForPay", i.invoice_number is null and bool_and(${notInvoiceableSql}) as lapsed
    from order_invoice_order io join orders o using (order_number) where io.order_invoice_id = i.order_invoice_id) f
  where i.user_id = $2 and f."orderNumbers" is not null and not f.lapsed and ${where} order by i.created desc, i.order_invoice_id desc ${after}`

type Reading = Pick<CallContext, 'db' | 'locale'>

export async function invoicePage(
  { db, locale }: Reading,
  user: number,
  { state, current, size }: { state: number; current: number; size: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const params: Param[] = [locale, user, state, size, (current - 1) * size]
  const found = await db.query<InvoiceRow & { found: number }>(
    rows('($3::int = 0 or i.state = $3::int)', 'limit $4 offset $5'),
    params,
  )
  return { rows: found, total: found[0]?.found ?? 0 }
}

/** Returns an invoice of the buyer. Another buyer's invoice counts as missing. */
export async function invoiceById({ db, locale }: Reading, user: number, id: number): Promise<InvoiceRow | undefined> {
  return (await db.query<InvoiceRow>(rows('i.order_invoice_id = $3::bigint'), [locale, user, id]))[0]
}

export async function invoiceOfOrder(
  { db, locale }: Reading,
  user: number,
  orderNumber: string,
): Promise<InvoiceRow | undefined> {
  const where = `exists (select 1 from order_invoice_order io where io.order_invoice_id = i.order_invoice_id and io.order_number = $3)`
  return (await db.query<InvoiceRow>(rows(where), [locale, user, orderNumber]))[0]
}

export async function invoiceCountOf({ db }: Pick<CallContext, 'db'>, user: number) {
  const [states, { none }] = await Promise.all([
    queryOne<Record<'applying' | 'issued' | 'failed', number>>(
      db,
      `select count(*) filter (where i.state = 1)::int as applying, count(*) filter (where i.state = 2)::int as issued,
        count(*) filter (where i.state = 3)::int as failed
      from order_invoice i where i.user_id = $1 and exists (select 1 from order_invoice_order io join orders o using (order_number)
        where io.order_invoice_id = i.order_invoice_id and (i.invoice_number is not null or not ${notInvoiceableSql}))`,
      [user],
    ),
    queryOne<{ none: number }>(
      db,
      `select count(*)::int as none from orders o where o.user_id = $1 and ${invoiceableSql}
        and not exists (select 1 from order_invoice_order io where io.order_number = o.order_number)`,
      [user],
    ),
  ])
  return { none, ...states }
}

export function invoiceWire(row: InvoiceRow): WireOf<'orderInvoiceInfo'> {
  const stands = row.state === 2 ? row.document?.total : undefined
  return {
    ...row.asked,
    orderInvoiceId: row.orderInvoiceId,
    invoiceState: row.state,
    shopId: row.shopId,
    shopName: row.shopName,
    orderNumbers: row.orderNumbers,
    amount: wireYuan(stands ?? row.amount),
    amountNow: stands !== undefined && compareMoney(stands, row.amount) !== 0 ? wireYuan(row.amount) : undefined,
    applyTime: wireDate(row.created),
    issueTime: optionalWireDate(row.issuedAt),
    invoiceNumber: row.invoiceNumber,
    formerNumber: row.formerNumber,
    reason: row.reason,
    waitsForPay: row.waitsForPay,
  }
}
