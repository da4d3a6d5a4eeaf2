import { readInvoice } from '@millwright/domain/order/invoice'
import type { Invoice, InvoiceProblem } from '@millwright/domain/order/invoice'
import { typed } from '../../forms.ts'
import type { ActionResult } from '../../loader.ts'

/** What a refused form of an invoice carries back beside what was typed. */
export type InvoiceRefused = { problems: readonly InvoiceProblem[] }

type Read = { invoice: Invoice } | { refused: ActionResult<InvoiceRefused> & { done: false } }

/** An invoice out of a posted form, whose names may stand behind a prefix. */
export function readInvoiceForm(form: FormData, prefix = ''): Read {
  const values = Object.fromEntries(
    Object.entries(typed(form)).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
  const read = readInvoice(values)
  if ('invoice' in read) return read
  const problem = { key: 'invoiceIncomplete' } as const
  return { refused: { done: false, problem, form: typed(form), data: { problems: read.problems } } }
}

export function problemsOf(outcome: ActionResult | undefined): readonly InvoiceProblem[] {
  const data = outcome?.data as Partial<InvoiceRefused> | undefined
  return outcome?.done === false && data?.problems ? data.problems : []
}
