import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { failed, field, refused } from '../forms.ts'
import { requireBuyer } from '../loader.ts'
import type { ActionResult, LoaderContext } from '../loader.ts'

/** Claims the coupon of a form. Visitors sign in first and return to the form. */
export async function receiveCoupon(api: Client, context: LoaderContext, form: FormData): Promise<ActionResult> {
  const couponId = field(form, 'couponId')
  if (!isId(couponId)) return failed(form, { key: 'badArgument' })
  requireBuyer(context)
  try {
    await api.couponReceive(couponId)
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return { done: true, toast: { namespace: 'deals', key: 'receivedDone' } }
}
