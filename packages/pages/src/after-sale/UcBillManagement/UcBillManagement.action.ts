import { isId } from '@millwright/domain/id'
import { failed, field, refused } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { billsHref } from '../invoice/invoiceQuery.ts'
import { readInvoiceForm } from '../invoice/readInvoiceForm.ts'

const refusals = { A00010: 'invoiceIncomplete' } as const

/** Handles the saved invoice titles: add, change, set the default, delete. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const invoiceTitleId = field(form, 'invoiceTitleId')
  const known = isId(invoiceTitleId)
  try {
    switch (field(form, 'intent')) {
      case 'saveTitle': {
        const read = readInvoiceForm(form)
        if ('refused' in read) return read.refused
        const title = { ...read.invoice, isDefault: field(form, 'isDefault') ? (1 as const) : (0 as const) }
        if (known) await api.changeInvoiceTitle({ ...title, invoiceTitleId })
        else await api.addInvoiceTitle(title)
        break
      }
      case 'defaultTitle':
        if (!known) return failed(form, { key: 'badArgument' })
        await api.defaultInvoiceTitle({ invoiceTitleId })
        return { done: true, toast: { namespace: 'bills', key: 'titleDefault' } }
      case 'removeTitle':
        if (!known) return failed(form, { key: 'badArgument' })
        await api.deleteInvoiceTitle({ invoiceTitleId })
        break
      default:
        return failed(form, { key: 'badArgument' })
    }
  } catch (error) {
    return failed(form, refused(error, refusals).problem)
  }
  redirect(billsHref({ tab: 'titles' }), 303)
}
