import { readInvoice } from '@millwright/domain/order/invoice'
import type { Invoice } from '@millwright/domain/order/invoice'
import type { InvoiceFormInput } from '@millwright/contract/after-sale/invoiceCalls'
import { arrayText, queryOne } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'

/** Returns the cleaned invoice form, or undefined if it breaks a rule. */
export function readInvoiceInput(form: Partial<InvoiceFormInput>): Invoice | undefined {
  const typed = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value ?? '')]))
  const read = readInvoice(typed)
  return 'invoice' in read ? read.invoice : undefined
}

/**
 * Records that an invoice is requested for these orders. Returns undefined if one of the orders already has an invoice.
 * The caller holds the buyer's lock, so concurrent applications see each other.
 */
export async function saveInvoiceApplication(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  shopId: number,
  orderNumbers: readonly string[],
  asked: Invoice,
): Promise<number | undefined> {
  const numbers = arrayText(orderNumbers)
  const taken = await db.query('select 1 from order_invoice_order where order_number = any($1::text::text[])', [
    numbers,
  ])
  if (taken.length) return undefined
  const made = await queryOne<{ id: number }>(
    db,
    'insert into order_invoice (user_id, shop_id, asked, created) values ($1, $2, $3::text::jsonb, $4) returning order_invoice_id as id',
    [user, shopId, JSON.stringify(asked), now],
  )
  await db.query(
    'insert into order_invoice_order (order_number, order_invoice_id) select n, $2::bigint from unnest($1::text::text[]) as n',
    [numbers, made.id],
  )
  return made.id
}
