import { invoiceFields, invoiceTypes } from '@millwright/domain/order/invoice'
import { isId } from '@millwright/domain/id'

/** The prefix of invoice fields in the order form. */
export const INVOICE = 'invoice.'

/** `none`, the id of a saved title, or `new` for the typed fields. */
export type InvoiceChoice = string
export const invoiceNone = 'none'
export const invoiceNew = 'new'

const names = ['invoiceType', 'headerType', ...invoiceFields({ invoiceType: invoiceTypes.special })]

/** Reads the invoice choice and the typed fields from a form or a query. */
export function readInvoiceChoice(entries: Iterable<[string, unknown]>): {
  choice: InvoiceChoice
  typed: Record<string, string>
} {
  const typed: Record<string, string> = {}
  let choice = invoiceNone
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || !name.startsWith(INVOICE)) continue
    const field = name.slice(INVOICE.length)
    if (field === 'choice') choice = value === invoiceNew || isId(value) ? value : invoiceNone
    else if ((names.includes(field) || field === 'keep') && value) typed[field] = value.slice(0, 200)
  }
  return { choice, typed }
}

/** Returns the invoice choice as query parameters, kept while addresses change. */
export function invoiceParamsOf({ choice, typed }: ReturnType<typeof readInvoiceChoice>): [string, string][] {
  const own = choice === invoiceNew ? Object.entries(typed) : []
  return [['choice', choice] as const, ...own].map(([name, value]) => [INVOICE + name, value])
}
