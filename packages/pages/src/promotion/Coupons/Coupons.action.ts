import { failed, field } from '../../forms.ts'
import type { Action } from '../../loader.ts'
import { receiveCoupon } from '../receiveCoupon.ts'

/** Claims a coupon. */
export const action: Action = async (api, context, form) =>
  field(form, 'intent') === 'receive' ? receiveCoupon(api, context, form) : failed(form, { key: 'badArgument' })
