import { isId } from '@millwright/domain/id'
import { failed, field, refused } from '../../forms.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

/** Receives a coupon; a visitor logs in first and comes back here. */
export const action: Action = async (api, context, form) => {
  const couponId = field(form, 'couponId')
  if (field(form, 'intent') !== 'receive' || !isId(couponId)) return failed(form, { key: 'badArgument' })
  requireBuyer(context)
  try {
    await api.couponReceive(couponId)
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return { done: true, toast: { namespace: 'promotions', key: 'receivedDone' } }
}
