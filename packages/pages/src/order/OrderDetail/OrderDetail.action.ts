import { goTo } from '../../loader.ts'
import type { Act } from '../../loader.ts'
import { act as actOnOrder } from '../MyOrders/MyOrders.action.ts'
import { field } from '../../forms.ts'

export const act: Act = async (api, at, form) => {
  const outcome = await actOnOrder(api, at, form)
  if (outcome.done && field(form, 'intent') === 'delete') goTo('/user-center/uc-order', 303)
  return outcome
}
