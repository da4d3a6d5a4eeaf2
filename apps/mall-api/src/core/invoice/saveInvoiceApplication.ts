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

const subjects = {
  order: { table: 'order_invoice_order', number: 'order_number' },
  membership: { table: 'order_invoice_payment', number: 'pay_number' },
} as const

/**
 * Records that an invoice is requested for these orders or memberships. Returns undefined if one of them already has an
 * invoice. The caller holds the buyer's lock, so concurrent applications see each other.
 */
export async function saveInvoiceApplication(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  shopId: number,
  subjectNumbers: readonly string[],
  asked: Invoice,
  subject: keyof typeof subjects = 'order',
): Promise<number | undefined> {
  const { table, number } = subjects[subject]
  const numbers = arrayText(subjectNumbers)
  const taken = await db.query(`select 1 from ${table} where ${number} = any($1::text::text[])`, [numbers])
  if (taken.length) return undefined
  const made = await queryOne<{ id: number }>(
    db,
    'insert into order_invoice (user_id, shop_id, asked, created) values ($1, $2, $3::text::jsonb, $4) returning order_invoice_id as id',
    [user, shopId, JSON.stringify(asked), now],
  )
  await db.query(
    `insert into ${table} (${number}, order_invoice_id) select n, $2::bigint from unnest($1::text::text[]) as n`,
    [numbers, made.id],
  )
  return made.id
}
