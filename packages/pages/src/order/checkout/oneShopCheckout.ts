import type { Client, InputOf } from '@millwright/contract/contract'
import { PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import type { AddressFormData } from '../../account/addressForm.ts'
import { failed, field, refused } from '../../forms.ts'
import { isUnanswered, redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, LoaderContext, Problem } from '../../loader.ts'
import type { InvoiceRefused } from '../../after-sale/invoice/invoiceProblems.ts'
import { addressIntent } from './addressIntent.ts'
import { invoiceParamsOf, readInvoiceChoice } from './orderInvoice.ts'
import { wantedInvoice } from './wantedInvoice.ts'

export type OneShopPlace = {
  addrId?: string | undefined
  address?: 'new' | undefined
  remark?: string | undefined
  poNumber?: string | undefined
  /** The invoice fields, by form field name. */
  invoice?: readonly [string, string][]
}

type OneShopCheckout = {
  /** The maximum length of the message to the shop, in characters. */
  remarkLimit: number
  /** Returns the address of the form in one of its states. */
  hrefOf: (context: LoaderContext, place: OneShopPlace) => string
  /** Creates the order. */
  send: (
    api: Client,
    context: LoaderContext,
    form: FormData,
    order: Pick<InputOf<'submitOrder'>, 'uuid' | 'orderShopParams' | 'invoiceParams' | 'poNumber'>,
  ) => Promise<{ orderNumbers: string }>
}

/** Creates the action of a checkout of one product from one shop: a flash sale, a group buy, a points product. */
export function oneShopCheckout({ remarkLimit, hrefOf, send }: OneShopCheckout): Action {
  return async (api, context, form): Promise<ActionResult<AddressFormData | InvoiceRefused>> => {
    requireBuyer(context)
    const [addrId, remark, poNumber] = [field(form, 'addrId'), field(form, 'remark'), field(form, 'poNumber')]
    const move = (place: OneShopPlace): never =>
      redirect(
        hrefOf(context, {
          addrId,
          remark: remark.slice(0, remarkLimit),
          poNumber: poNumber.slice(0, PO_NUMBER_LIMIT),
          invoice: invoiceParamsOf(readInvoiceChoice(form)),
          ...place,
        }),
        303,
      )
    const about = await addressIntent(api, form, move)
    if (about) return about
    if (field(form, 'intent') !== 'submit') return failed(form, { key: 'badArgument' })
    if (!isId(addrId)) return failed(form, { key: 'addressMissing' })
    // The address changed since the last pricing, so reprice first.
    if (addrId !== field(form, 'pricedFor')) move({})
    if (remark.length > remarkLimit) {
      const problem: Problem = { key: 'messageTooLong', values: { limit: remarkLimit } }
      return failed(form, problem, { remark: problem })
    }
    if (poNumber.length > PO_NUMBER_LIMIT) {
      const problem: Problem = { key: 'poNumberTooLong', values: { limit: PO_NUMBER_LIMIT } }
      return failed(form, problem, { poNumber: problem })
    }
    const invoice = wantedInvoice(form)
    if (invoice && 'refused' in invoice) return invoice.refused
    const shopId = field(form, 'shopId')
    let orderNumbers: string
    try {
      const answer = await send(api, context, form, {
        uuid: field(form, 'uuid'),
        orderShopParams: [{ shopId, remarks: remark }],
        ...(poNumber && { poNumber }),
        ...(invoice && { invoiceParams: [{ shopId, ...invoice.wanted }] }),
      })
      orderNumbers = answer.orderNumbers
    } catch (error) {
      // The mall did not respond. A retry with the same uuid (idempotency key) creates no second order.
      if (isUnanswered(error)) return { ...failed(form, { key: 'submitUnheard' }), unanswered: true }
      return failed(form, refused(error, { A00010: 'addressMissing', A07001: 'regionNotSupported' }).problem)
    }
    // An order without a price is paid by now, and the cashier redirects to the confirmation.
    redirect(path('payment', { orderNumbers }), 303)
  }
}
