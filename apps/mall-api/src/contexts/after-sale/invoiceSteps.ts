import type { Invoice } from '@millwright/domain/order/invoice'
import { nextInvoiceState } from '@millwright/domain/order/invoiceState'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { invoiceSubjectsSql } from '../../core/invoice/invoiceOfOrder.ts'
import { invoiceLines, invoiceNumberAt } from './invoiceDocument.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'

type Acting = Pick<CallContext, 'db' | 'now'>

/**
 * Changes a requested invoice, or requests a replacement of an issued invoice. Returns false if the state allows
 * neither.
 */
export async function changeOrReissueInvoice(
  { db, now }: Acting,
  user: number,
  id: number,
  asked: Invoice,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const [held] = await tx.query<{ state: number }>(
      'select state from order_invoice where order_invoice_id = $1::bigint and user_id = $2 for update',
      [id, user],
    )
    const state = held && (nextInvoiceState(held.state, 'change') ?? nextInvoiceState(held.state, 'reissue'))
    if (!state) return false
    await tx.query(
      `update order_invoice set state = $3, asked = $4::text::jsonb, reason = null, created = $5::bigint,
        former_number = case when state = 2 then invoice_number else former_number end
      where order_invoice_id = $1::bigint and user_id = $2`,
      [id, user, state, JSON.stringify(asked), now],
    )
    return true
  })
}

/**
 * Issues an invoice, and fixes its number, date and lines. Returns false if the invoice is not requested, an order is
 * unpaid, or the whole payment was refunded.
 */
export async function issueInvoice({ db, now }: Acting, id: number): Promise<boolean> {
  return db.tx(async (tx) => {
    const held = await applying(tx, id)
    if (!held || held.unpaid) return false
    const { lines, net, tax, total } = await invoiceLines(tx, held.orderNumbers)
    if (Number(total) <= 0) return false
    const number = invoiceNumberAt(now)
    const document: InvoiceDocument = {
      number,
      formerNumber: held.formerNumber ?? undefined,
      issuedAt: now,
      buyer: held.asked,
      seller: {
        name: held.company?.firmName ?? held.shopName,
        creditCode: held.company?.creditCode ?? '',
        address: held.company?.residence ?? { zh: '', en: '' },
      },
      orderNumbers: held.orderNumbers,
      poNumbers: held.poNumbers,
      lines,
      net,
      tax,
      total,
    }
    await tx.query(
      `update order_invoice set state = $2, invoice_number = $3, issued_at = $4::bigint, document = $5::text::jsonb, reason = null
      where order_invoice_id = $1::bigint`,
      [id, nextInvoiceState(1, 'issue')!, number, now, JSON.stringify(document)],
    )
    return true
  })
}

/** Refuses an invoice with the seller's reason. Returns false without a reason or an open request. */
export async function failInvoice({ db }: Pick<CallContext, 'db'>, id: number, reason: string): Promise<boolean> {
  const why = reason.trim().slice(0, 200)
  if (!why) return false
  return db.tx(async (tx) => {
    const held = await applying(tx, id)
    if (!held) return false
    await tx.query('update order_invoice set state = $2, reason = $3 where order_invoice_id = $1::bigint', [
      id,
      nextInvoiceState(1, 'fail')!,
      why,
    ])
    return true
  })
}

type Both = InvoiceDocument['seller']['name']
type Held = {
  asked: Invoice
  formerNumber: string | null
  shopName: Both
  company: { firmName: Both; creditCode: string; residence: Both } | null
  orderNumbers: string[]
  poNumbers: string[]
  unpaid: boolean
}

async function applying(db: Db, id: number): Promise<Held | undefined> {
  const [held] = await db.query<Omit<Held, 'orderNumbers' | 'poNumbers' | 'unpaid'>>(
    `select i.asked, i.former_number as "formerNumber", s.name as "shopName", s.company from order_invoice i join shop s using (shop_id)
    where i.order_invoice_id = $1::bigint and i.state = 1 for update of i`,
    [id],
  )
  if (!held) return undefined
  const orders = await db.query<{ orderNumber: string; poNumber: string; paid: boolean }>(
    `select o.number as "orderNumber", o.po_number as "poNumber", o.paid from ${invoiceSubjectsSql('$1::bigint')} o order by o.number`,
    [id],
  )
  if (!orders.length) return undefined
  return {
    ...held,
    orderNumbers: orders.map(({ orderNumber }) => orderNumber),
    poNumbers: [...new Set(orders.map(({ poNumber }) => poNumber))].filter(Boolean),
    unpaid: orders.some(({ paid }) => !paid),
  }
}
