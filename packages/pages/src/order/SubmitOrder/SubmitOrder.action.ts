import type { Client } from '@millwright/contract/contract'
import { MESSAGE_LIMIT, PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { readMoney } from '@millwright/domain/money/money'
import { isId } from '@millwright/domain/id'
import { requireBuyer, redirect, isUnanswered } from '../../loader.ts'
import type { Action, LoaderContext, ActionResult, Problem } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { paySubjectHref } from '../../payment/PaymentDue/paySubject.ts'
import { failed, field, refused } from '../../forms.ts'
import type { AddressFormData } from '../../account/addressForm.ts'
import type { InvoiceRefused } from '../../after-sale/invoice/invoiceProblems.ts'
import { addressIntent } from '../checkout/addressIntent.ts'
import { invoiceParamsOf, readInvoiceChoice } from '../checkout/orderInvoice.ts'
import { wantedInvoice } from '../checkout/wantedInvoice.ts'
import { CLAIM, MAX_POINTS, orderHref, readCoupons, readPoints, readRemarks, readSource } from './orderSource.ts'
import type { OrderPlace } from './orderSource.ts'

export const action: Action = async (api, context, form): Promise<ActionResult<AddressFormData | InvoiceRefused>> => {
  requireBuyer(context)
  const about = await addressIntent(api, form, (place) => move(context, form, place))
  if (about) return about
  const intent = field(form, 'intent')
  if (intent.startsWith(CLAIM)) return claim(api, context, form, intent.slice(CLAIM.length))
  switch (intent) {
    case 'coupons':
      return move(context, form, { coupons: readCoupons(form) })
    case 'bestCoupons':
      return move(context, form, { coupons: undefined })
    case 'points':
      return movePoints(context, form)
    case 'pointsMost':
      return move(context, form, { points: MAX_POINTS })
    case 'pointsNone':
      return move(context, form, { points: undefined })
    case 'submit':
      return submit(api, context, form)
    default:
      return failed(form, { key: 'badArgument' })
  }
}

/** Claims a coupon and prices the order with the best set of coupons. */
async function claim(
  api: Client,
  context: LoaderContext,
  form: FormData,
  couponId: string,
): Promise<ActionResult<never>> {
  if (!isId(couponId)) return failed(form, { key: 'badArgument' })
  try {
    await api.couponReceive(couponId)
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return move(context, form, { coupons: undefined })
}

function move(
  context: LoaderContext,
  form: FormData,
  place: Pick<OrderPlace, 'address' | 'addrId' | 'coupons' | 'points'>,
): never {
  const ticked = readCoupons(form)
  const kept = {
    addrId: field(form, 'addrId'),
    poNumber: field(form, 'poNumber'),
    // Includes coupons ticked since the last pricing.
    coupons: ticked === field(form, 'pricedCoupons') ? field(form, 'coupons') : ticked,
    points: wantedPoints(form),
    remarks: readRemarks(form),
    invoice: invoiceParamsOf(readInvoiceChoice(form)),
  }
  redirect(orderHref(readSource(context), { ...kept, ...place }), 303)
}

/**
 * Returns the wanted points, including points typed since the last pricing. Ignores an invalid number: the field's own
 * button reports it.
 */
function wantedPoints(form: FormData): string {
  const text = field(form, 'points')
  const wanted = readPoints(text)
  const isTyped = form.has('points') && wanted !== readPoints(field(form, 'usedPoints')) && (!text || wanted)
  return isTyped ? wanted : readPoints(field(form, 'pricedPoints'))
}

/** Applies the typed points. An invalid number shows at its field. */
function movePoints(context: LoaderContext, form: FormData): ActionResult<never> {
  const points = field(form, 'points')
  if (points && !readPoints(points)) {
    const problem: Problem = { key: 'pointsWhole' }
    return failed(form, problem, { points: problem })
  }
  return move(context, form, { points: readPoints(points) })
}

const refusals = {
  A00010: 'addressMissing',
  A01000: 'productGone',
  A02000: 'linesOrdered',
  A03010: 'insufficientInventory',
  A07001: 'outOfRange',
} as const

async function submit(api: Client, context: LoaderContext, form: FormData): Promise<ActionResult<InvoiceRefused>> {
  const [addrId, pricedFor] = [field(form, 'addrId'), field(form, 'pricedFor')]
  if (!isId(addrId)) return failed(form, { key: 'addressMissing' })
  // Without scripts a new selection does not reprice. If the address changed since the last pricing, reprice first.
  if (addrId !== pricedFor) move(context, form, {})
  // If the coupons changed since the last pricing, reprice first.
  const coupons = readCoupons(form)
  if (coupons !== field(form, 'pricedCoupons')) move(context, form, { coupons })
  // If the points changed since the last pricing, reprice first.
  if (form.has('points') && readPoints(field(form, 'points')) !== readPoints(field(form, 'usedPoints'))) {
    return movePoints(context, form)
  }
  const poNumber = field(form, 'poNumber')
  if (poNumber.length > PO_NUMBER_LIMIT) {
    const problem: Problem = { key: 'poNumberTooLong', values: { limit: PO_NUMBER_LIMIT } }
    return failed(form, problem, { poNumber: problem })
  }
  const remarks = Object.entries(readRemarks(form))
  const tooLong = remarks.filter(([, remark]) => remark.length > MESSAGE_LIMIT)
  if (tooLong.length) {
    const problem: Problem = { key: 'messageTooLong', values: { limit: MESSAGE_LIMIT } }
    return failed(form, problem, Object.fromEntries(tooLong.map(([shopId]) => [`remark.${shopId}`, problem])))
  }
  const invoice = wantedInvoice(form)
  if (invoice && 'refused' in invoice) return invoice.refused
  let orderNumbers: string
  try {
    const answer = await api.submitOrder({
      uuid: field(form, 'uuid'),
      orderShopParams: remarks.map(([shopId, text]) => ({ shopId, remarks: text })),
      ...(poNumber && { poNumber }),
      actualTotal: readMoney(field(form, 'shown')),
      ...(invoice && { invoiceParams: shopsOf(form).map((shopId) => ({ shopId, ...invoice.wanted })) }),
    })
    orderNumbers = answer.orderNumbers // a double submit returns the same orders, so the buyer goes on to pay them
  } catch (error) {
    // The mall did not respond. A retry with the same uuid (idempotency key) creates no second order.
    if (isUnanswered(error)) return { ...failed(form, { key: 'submitUnheard' }), unanswered: true }
    const { problem: named, code, data } = refused(error, refusals)
    // The order expired or changed, or a coupon is gone. The mall names the reason.
    const problem: Problem =
      code === 'A03002' && 'key' in named && named.key === 'error' ? { key: 'orderExpired' } : named
    const skuId = code === 'A03010' && (typeof data === 'number' || typeof data === 'string') ? String(data) : ''
    return failed(form, problem, isId(skuId) ? { [`sku.${skuId}`]: problem } : undefined)
  }
  if (!orderNumbers) return failed(form, { key: 'submittedAtOnce' })
  // If coupons or points cover the whole amount, the order is paid at once. If the mall refuses this payment, the
  // cashier shows the reason.
  const due = Number(field(form, 'shown') || 1)
  const free = due === 0 && (await orUndefined(api.normalPay({ orderNumbers })))
  const subject = { of: 'orderNumbers', numbers: orderNumbers.split(',') } as const
  redirect(paySubjectHref(free ? 'submit-successfully' : 'payment', subject), 303)
}

/** Returns the shops of the order. Each has a remark field, possibly empty. */
function shopsOf(form: FormData): string[] {
  return Object.keys(readRemarks(form))
}
