import { invoiceFields, invoiceTypes } from '@millwright/domain/order/invoice'
import { isId } from '@millwright/domain/id'

/** Names of the order's form that are about its invoice begin so. */
export const INVOICE = 'invoice.'

/** `none`, a title of the book by its id, or `new` for what is typed. */
export type InvoiceChoice = string
export const invoiceNone = 'none'
export const invoiceNew = 'new'

const names = ['invoiceType', 'headerType', ...invoiceFields({ invoiceType: invoiceTypes.special })]

/** What a form or a query says of the invoice: the choice, and what was typed by the names of its fields. */
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

/** The same as a query carries it, while addresses change; nothing where no invoice is wanted. */
export function invoiceParamsOf({ choice, typed }: ReturnType<typeof readInvoiceChoice>): [string, string][] {
  if (choice === invoiceNone) return []
  const own = choice === invoiceNew ? Object.entries(typed) : []
  return [['choice', choice] as const, ...own].map(([name, value]) => [INVOICE + name, value])
}
