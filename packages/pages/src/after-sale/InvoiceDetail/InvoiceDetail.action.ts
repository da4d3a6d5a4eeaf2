import { isId } from '@millwright/domain/id'
import { failed, field, refused } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { invoiceHref } from '../invoice/invoiceQuery.ts'
import { readInvoiceForm } from '../invoice/readInvoiceForm.ts'
import { orderNumbersOf } from './InvoiceDetail.load.ts'

const refusals = { A00010: 'invoiceIncomplete', A03000: 'orderUnknown' } as const

/** Requests an invoice for the orders in the address, or changes the invoice that it names. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const intent = field(form, 'intent')
  if (intent !== 'invoice' && intent !== 'change') return failed(form, { key: 'badArgument' })
  const read = readInvoiceForm(form)
  if ('refused' in read) return read.refused
  const { invoice } = read
  let invoiceId = context.url.searchParams.get('invoiceId') ?? ''
  try {
    if (intent === 'change') {
      if (!isId(invoiceId)) return failed(form, { key: 'badArgument' })
      await api.changeInvoice({ ...invoice, orderInvoiceId: invoiceId })
    } else {
      const orderNumber = orderNumbersOf(context.url).join(',')
      if (!orderNumber) return failed(form, { key: 'badArgument' })
      invoiceId = await api.applyInvoice({ ...invoice, orderNumber })
    }
  } catch (error) {
    return failed(form, refused(error, refusals).problem)
  }
  // Saving the title is optional: if the list is full or the call fails, the request stands.
  if (field(form, 'keepTitle')) await orUndefined(api.addInvoiceTitle(invoice))
  redirect(invoiceHref(invoiceId), 303)
}
