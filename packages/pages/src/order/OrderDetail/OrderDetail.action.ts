import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { action as actOnOrder } from '../MyOrders/MyOrders.action.ts'
import { field } from '../../forms.ts'

export const action: Action = async (api, context, form) => {
  const outcome = await actOnOrder(api, context, form)
  if (outcome.done && field(form, 'intent') === 'delete') redirect(path('uc-order'), 303)
  return outcome
}
