import { readInvoiceForm } from '../../after-sale/invoice/readInvoiceForm.ts'
import { INVOICE, invoiceNew, invoiceNone, readInvoiceChoice } from './orderInvoice.ts'

/** Returns the wanted invoice: a saved title or the typed fields. Undefined if none is wanted. */
export function wantedInvoice(form: FormData) {
  const { choice, typed: own } = readInvoiceChoice(form)
  if (choice === invoiceNone) return undefined
  if (choice !== invoiceNew) return { wanted: { invoiceTitleId: choice } }
  const read = readInvoiceForm(form, INVOICE)
  return 'refused' in read
    ? read
    : { wanted: { ...read.invoice, keepTitle: own.keep === '1' ? (1 as const) : (0 as const) } }
}
