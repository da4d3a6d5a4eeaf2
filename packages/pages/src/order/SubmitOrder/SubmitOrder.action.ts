import type { Client } from '@millwright/contract/contract'
import { MESSAGE_LIMIT, PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { requireBuyer, redirect, isUnanswered } from '../../loader.ts'
import type { Action, LoaderContext, ActionResult, Problem } from '../../loader.ts'
import { failed, field, refused, typed } from '../../forms.ts'
import { orderHref, readRemarks, readSource } from './orderSource.ts'
import { regions, saveAddress } from './saveAddress.ts'
import type { Regions } from './saveAddress.ts'

export const action: Action = async (api, context, form): Promise<ActionResult<Regions>> => {
  requireBuyer(context)
  switch (field(form, 'intent')) {
    case 'region':
      return { done: true, form: typed(form), data: await regions(api, form) }
    case 'address': {
      const saved = await saveAddress(api, form)
      return 'done' in saved ? saved : move(context, form, saved)
    }
    case 'newAddress':
      return move(context, form, { address: 'new' })
    case 'deliver':
      return move(context, form, {})
    case 'submit':
      return submit(api, context, form)
    default:
      return failed(form, { key: 'badArgument' })
  }
}

function move(context: LoaderContext, form: FormData, place: { address?: 'new'; addrId?: string }): never {
  const kept = { addrId: field(form, 'addrId'), poNumber: field(form, 'poNumber'), remarks: readRemarks(form) }
  redirect(orderHref(readSource(context), { ...kept, ...place }), 303)
}

const refusals = {
  A00010: 'addressMissing',
  A01000: 'productGone',
  A02000: 'linesOrdered',
  A03002: 'orderExpired',
  A03010: 'insufficientInventory',
  A07001: 'outOfRange',
} as const

async function submit(api: Client, context: LoaderContext, form: FormData): Promise<ActionResult<never>> {
  const [addrId, pricedFor] = [field(form, 'addrId'), field(form, 'pricedFor')]
  if (!isId(addrId)) return failed(form, { key: 'addressMissing' })
  // Another address was ticked since the price was made (without scripts nothing follows a tick): price it first.
  if (addrId !== pricedFor) move(context, form, {})
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
  let orderNumbers: string
  try {
    const answer = await api.submitOrder({
      uuid: field(form, 'uuid'),
      orderShopParams: remarks.map(([shopId, text]) => ({ shopId, remarks: text })),
      ...(poNumber && { poNumber }),
    })
    orderNumbers = answer.orderNumbers // of a double submit too: the same orders, so the buyer goes on to pay them
  } catch (error) {
    // Whether the orders were made is unknown: the same uuid asks again, and makes no second ones.
    if (isUnanswered(error)) return { ...failed(form, { key: 'submitUnheard' }), unheard: true }
    const { problem, code, data } = refused(error, refusals)
    const skuId = code === 'A03010' && (typeof data === 'number' || typeof data === 'string') ? String(data) : ''
    return failed(form, problem, isId(skuId) ? { [`sku.${skuId}`]: problem } : undefined)
  }
  if (!orderNumbers) return failed(form, { key: 'submittedAtOnce' })
  redirect(`/payment?orderNumbers=${encodeURIComponent(orderNumbers)}`, 303)
}
