import type { Client } from '@millwright/contract/contract'
import { POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { failed, field, refused, typed } from '../../forms.ts'
import { isUnanswered, redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, LoaderContext, Problem } from '../../loader.ts'
import { chosenRegions, pastedForm, regionsOf } from '../../account/addressForm.ts'
import type { AddressFormData } from '../../account/addressForm.ts'
import { saveAddress } from '../../order/SubmitOrder/saveAddress.ts'
import { integralHref, readIntegral } from './integralSource.ts'
import type { IntegralPlace } from './integralSource.ts'

export const action: Action = async (api, context, form): Promise<ActionResult<AddressFormData>> => {
  requireBuyer(context)
  switch (field(form, 'intent')) {
    case 'region':
      return { done: true, form: typed(form), data: await regionsOf(api, chosenRegions(form)) }
    case 'readAddress':
      return pastedForm(api, form)
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

function move(context: LoaderContext, form: FormData, place: IntegralPlace): never {
  const kept = { addrId: field(form, 'addrId'), remark: field(form, 'remark').slice(0, POINTS_MESSAGE_LIMIT) }
  redirect(integralHref(readIntegral(context), { ...kept, ...place }), 303)
}

async function submit(api: Client, context: LoaderContext, form: FormData): Promise<ActionResult<never>> {
  const [addrId, remark] = [field(form, 'addrId'), field(form, 'remark')]
  if (!isId(addrId)) return failed(form, { key: 'addressMissing' })
  // Another address was ticked since the price was made: price it first.
  if (addrId !== field(form, 'pricedFor')) move(context, form, {})
  if (remark.length > POINTS_MESSAGE_LIMIT) {
    const problem: Problem = { key: 'messageTooLong', values: { limit: POINTS_MESSAGE_LIMIT } }
    return failed(form, problem, { remark: problem })
  }
  let orderNumbers: string
  try {
    const answer = await api.submitOrder({
      uuid: field(form, 'uuid'),
      orderShopParams: [{ shopId: field(form, 'shopId'), remarks: remark }],
    })
    orderNumbers = answer.orderNumbers
  } catch (error) {
    // Whether the order was made is unknown: the same uuid asks again, and makes no second one.
    if (isUnanswered(error)) return { ...failed(form, { key: 'submitUnheard' }), unheard: true }
    return failed(form, refused(error, { A00010: 'addressMissing', A07001: 'outOfRange' }).problem)
  }
  // One that costs no money is paid by now, and the cashier leads on to say so.
  redirect(`/payment?orderNumbers=${encodeURIComponent(orderNumbers)}`, 303)
}
