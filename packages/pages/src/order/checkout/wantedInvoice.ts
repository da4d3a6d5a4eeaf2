import { readInvoiceForm } from '../../after-sale/invoice/readInvoiceForm.ts'
import { INVOICE, invoiceNew, invoiceNone, readInvoiceChoice } from './orderInvoice.ts'

/** Nothing where no invoice is wanted; else a title of the book, or what was typed. */
export function wantedInvoice(form: FormData) {
  const { choice, typed: own } = readInvoiceChoice(form)
  if (choice === invoiceNone) return undefined
  if (choice !== invoiceNew) return { wanted: { invoiceTitleId: choice } }
  const read = readInvoiceForm(form, INVOICE)
  return 'refused' in read
    ? read
    : { wanted: { ...read.invoice, keepTitle: own.keep === '1' ? (1 as const) : (0 as const) } }
}
