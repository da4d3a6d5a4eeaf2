import { isId } from '@millwright/domain/id'
import { failed, field, refused } from '../../forms.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

/** Removes a used or expired coupon from the list. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const couponUserId = field(form, 'couponUserId')
  if (field(form, 'intent') !== 'remove' || !isId(couponUserId)) return failed(form, { key: 'badArgument' })
  try {
    await api.deleteMyCoupon({ couponUserId })
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return { done: true, toast: { namespace: 'promotions', key: 'removedDone' } }
}
