import { readInvoice } from '@millwright/domain/order/invoice'
import type { Invoice } from '@millwright/domain/order/invoice'
import { typedFields } from '../../forms.ts'
import type { ActionResult } from '../../loader.ts'
import type { InvoiceRefused } from './invoiceProblems.ts'

type Read = { invoice: Invoice } | { refused: ActionResult<InvoiceRefused> & { done: false } }

/** Reads an invoice from a posted form. The field names may have a prefix. */
export function readInvoiceForm(form: FormData, prefix = ''): Read {
  const values = Object.fromEntries(
    Object.entries(typedFields(form)).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
  const read = readInvoice(values)
  if ('invoice' in read) return read
  const problem = { key: 'invoiceIncomplete' } as const
  return { refused: { done: false, problem, form: typedFields(form), data: { problems: read.problems } } }
}
