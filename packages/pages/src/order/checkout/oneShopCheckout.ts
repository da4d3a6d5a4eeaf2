import type { Client, InputOf } from '@millwright/contract/contract'
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
  /** What is wanted of an invoice, by the names of the form. */
  invoice?: readonly [string, string][]
}

type OneShopCheckout = {
  /** Characters of the message to the shop. */
  remarkLimit: number
  /** The address of the form in one of its states. */
  hrefOf: (context: LoaderContext, place: OneShopPlace) => string
  /** Makes the order. */
  send: (
    api: Client,
    context: LoaderContext,
    form: FormData,
    order: Pick<InputOf<'submitOrder'>, 'uuid' | 'orderShopParams' | 'invoiceParams'>,
  ) => Promise<{ orderNumbers: string }>
}

/** The action of a checkout of one product of one shop: a sale, a group, goods for points. */
export function oneShopCheckout({ remarkLimit, hrefOf, send }: OneShopCheckout): Action {
  return async (api, context, form): Promise<ActionResult<AddressFormData | InvoiceRefused>> => {
    requireBuyer(context)
    const [addrId, remark] = [field(form, 'addrId'), field(form, 'remark')]
    const move = (place: OneShopPlace): never =>
      redirect(
        hrefOf(context, {
          addrId,
          remark: remark.slice(0, remarkLimit),
          invoice: invoiceParamsOf(readInvoiceChoice(form)),
          ...place,
        }),
        303,
      )
    const about = await addressIntent(api, form, move)
    if (about) return about
    if (field(form, 'intent') !== 'submit') return failed(form, { key: 'badArgument' })
    if (!isId(addrId)) return failed(form, { key: 'addressMissing' })
    // Another address was ticked since the price was made: price it first.
    if (addrId !== field(form, 'pricedFor')) move({})
    if (remark.length > remarkLimit) {
      const problem: Problem = { key: 'messageTooLong', values: { limit: remarkLimit } }
      return failed(form, problem, { remark: problem })
    }
    const invoice = wantedInvoice(form)
    if (invoice && 'refused' in invoice) return invoice.refused
    const shopId = field(form, 'shopId')
    let orderNumbers: string
    try {
      const answer = await send(api, context, form, {
        uuid: field(form, 'uuid'),
        orderShopParams: [{ shopId, remarks: remark }],
        ...(invoice && { invoiceParams: [{ shopId, ...invoice.wanted }] }),
      })
      orderNumbers = answer.orderNumbers
    } catch (error) {
      // Whether the order was made is unknown: the same uuid asks again, and makes no second one.
      if (isUnanswered(error)) return { ...failed(form, { key: 'submitUnheard' }), unheard: true }
      return failed(form, refused(error, { A00010: 'addressMissing', A07001: 'regionNotSupported' }).problem)
    }
    // One that costs no money is paid by now, and the cashier leads on to say so.
    redirect(path('payment', { orderNumbers }), 303)
  }
}
