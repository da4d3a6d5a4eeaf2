import { compareMoney } from '@millwright/domain/money/money'
import type { Invoice } from '@millwright/domain/order/invoice'
import type { WireOf } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'
import type { ReadContext } from '../../core/call/call.ts'
import { windowOf } from '../../core/list/paging.ts'
import type { Paging } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { wireDate, optionalWireDate, wireYuan } from '../../core/wire/wire.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { openMembershipSql } from './membershipsWithoutInvoice.ts'
import { invoiceSubjectsSql } from '../../core/invoice/invoiceOfOrder.ts'

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
  poNumbers: string[] | null
  amount: string
  waitsForPay: boolean
}

/**
 * `$1` is the locale, `$2` the buyer. Requests without an invoice number are omitted once nothing is left to invoice.
 * The orders of each invoice are looked up in turn, newest first.
 */
const rows = (where: string, after = '') => `
  select i.order_invoice_id as "orderInvoiceId", i.shop_id as "shopId", (select s.name->>$1 from shop s where s.shop_id = i.shop_id) as "shopName", i.state, i.asked,
    i.created, i.issued_at as "issuedAt", i.invoice_number as "invoiceNumber", i.former_number as "formerNumber", i.reason, i.document, f."orderNumbers", f."poNumbers", f.amount, f."waitsForPay"
  from (select * from order_invoice i where i.user_id = $2 and ${where} order by i.created desc, i.order_invoice_id desc offset 0) i cross join lateral (
    select jsonb_agg(o.number order by o.number) as "orderNumbers", jsonb_agg(distinct o.po_number) filter (where o.po_number <> '') as "poNumbers", sum(o.amount)::text as amount,
      bool_or(not o.paid) as "waitsForPay", i.invoice_number is null and bool_and(o.lapsed) as lapsed
    from ${invoiceSubjectsSql('i.order_invoice_id')} o offset 0) f
  where f."orderNumbers" is not null and not f.lapsed order by i.created desc, i.order_invoice_id desc ${after}`

type Reading = Pick<ReadContext, 'db' | 'locale'>
type States = Record<'applying' | 'issued' | 'failed', number>

export async function invoicePage(
  { db, locale }: Reading,
  user: number,
  { state, ...paging }: Paging & { state: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const { limit, offset } = windowOf(paging)
  const [found, states] = await Promise.all([
    db.query<InvoiceRow>(rows(state ? 'i.state = $5::int' : 'true', 'limit $3 offset $4'), [
      locale,
      user,
      limit,
      offset,
      ...(state ? [state] : []),
    ]),
    statesOf(db, user),
  ])
  const of = [states.applying + states.issued + states.failed, states.applying, states.issued, states.failed]
  return { rows: found, total: of[state] ?? 0 }
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
  const where = `i.order_invoice_id = coalesce(
    (select io.order_invoice_id from order_invoice_order io where io.order_number = $3),
    (select ip.order_invoice_id from order_invoice_payment ip where ip.pay_number = $3))`
  return (await db.query<InvoiceRow>(rows(where), [locale, user, orderNumber]))[0]
}

export async function invoiceCountOf({ db }: Pick<ReadContext, 'db'>, user: number) {
  const [states, none, memberships] = await Promise.all([
    statesOf(db, user),
    tallyOf(db, 'uninvoiced', user),
    queryOne<{ n: number }>(
      db,
      `select count(*)::int as n from member_payment m where m.user_id = $1 and ${openMembershipSql}`,
      [user],
    ),
  ])
  return { none: totalIn(none) + memberships.n, ...states }
}

/**
 * Returns the number of invoices by state. Invoices with a number have kept totals. Requests without a number are
 * counted on each read.
 */
async function statesOf(db: ReadDb, user: number): Promise<States> {
  const [numbered, fresh] = await Promise.all([
    tallyOf(db, 'invoice', user),
    queryOne<Omit<States, 'issued'>>(
      db,
      `select count(*) filter (where i.state = 1)::int as applying, count(*) filter (where i.state = 3)::int as failed
      from order_invoice i where i.user_id = $1 and i.state in (1, 3) and i.invoice_number is null and exists (
        select 1 from ${invoiceSubjectsSql('i.order_invoice_id')} o where not o.lapsed)`,
      [user],
    ),
  ])
  const of = (state: InvoiceRow['state']) => numbered.get(String(state)) ?? 0
  return { applying: of(1) + fresh.applying, issued: of(2), failed: of(3) + fresh.failed }
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
    poNumbers: row.poNumbers ?? [],
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
