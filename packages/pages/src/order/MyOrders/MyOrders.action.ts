import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import { requireBuyer, redirect } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import { paySubjectHref } from '../../payment/PaymentDue/paySubject.ts'
import { failed, field, refused } from '../../forms.ts'
import type { Rebought } from '../RebuyNotice/rebuyOf.ts'

const isOrderNumber = (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

const refusals = {
  A03000: 'orderUnknown',
  A03007: 'alreadyPaid',
  A03008: 'notShipped',
  A03011: 'orderNotFinished',
} as const

/** Handles the actions on the buyer's orders, for the list and the order detail page. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  if (field(form, 'intent') === 'payTogether') {
    const chosen = form.getAll('orderNumber').filter((one): one is string => isOrderNumber(one))
    if (!chosen.length) return failed(form, { key: 'noOrdersChosen' })
    redirect(paySubjectHref('payment', { of: 'orderNumbers', numbers: chosen }), 303)
  }
  const orderNumber = field(form, 'orderNumber')
  if (!isOrderNumber(orderNumber)) return failed(form, { key: 'badArgument' })
  try {
    return (await carryOut(api, form, orderNumber)) ?? failed(form, { key: 'badArgument' })
  } catch (error) {
    return failed(form, refused(error, refusals).problem)
  }
}

async function carryOut(api: Client, form: FormData, orderNumber: string): Promise<ActionResult | undefined> {
  const item = field(form, 'orderItemId')
  switch (field(form, 'intent')) {
    case 'cancel':
      await api.cancelOrder({ orderNumber })
      return { done: true, toast: { namespace: 'order', key: 'canceledDone' } }
    case 'receive':
      await api.receiptOrder({ orderNumber })
      return { done: true, toast: { namespace: 'order', key: 'receivedDone' } }
    case 'delete':
      await api.deleteOrder({ orderNumber })
      return { done: true, toast: { namespace: 'order', key: 'deletedDone' } }
    case 'rebuy': {
      const { basketIds, missing, lines } = await api.rebuyOrder({
        orderNumber,
        ...(isId(item) && { orderItemId: item }),
      })
      if (!missing.length) redirect(path('cart'), 303)
      // Only the reference mall gives the reasons.
      if (!lines.length && basketIds.length) redirect(path('cart', { problem: 'productGone' }), 303)
      if (!lines.length) return { done: false, problem: { key: 'productGone' } }
      const failed = lines.filter(({ quantity }) => !quantity).length
      const data: Rebought = { rebuy: lines }
      return {
        done: false,
        problem: { key: 'someNotAdded', values: { added: lines.length - failed, failed } },
        data,
      }
    }
  }
}
