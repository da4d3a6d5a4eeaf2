import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { failed, field, refused } from '../forms.ts'
import { requireBuyer } from '../loader.ts'
import type { ActionResult, LoaderContext } from '../loader.ts'

/** Receives the coupon that a form names; a visitor logs in first and comes back to where the form stands. */
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
