import { missing, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'
import { receiveCoupon } from '../../promotion/receiveCoupon.ts'
import { readShopAddress } from './shopAddress.ts'

/**
 * Claims one of the shop's coupons, or saves or removes the shop. The mall's call toggles the state. The current state
 * is read first, so that a form sent twice has the same result.
 */
export const action: Action = async (api, context, form) => {
  const address = readShopAddress(context.url.searchParams)
  if (!address) missing({ unnamed: 'shop' })
  const { shopId } = address
  if (field(form, 'intent') === 'receive') return receiveCoupon(api, context, form)
  if (field(form, 'intent') !== 'collect') return failed(form, { key: 'badArgument' })
  requireBuyer(context)
  const keep = field(form, 'keep') === '1'
  try {
    if ((await api.isShopCollection({ shopId })) !== keep) await api.addOrCancelShopCollection(shopId)
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return { done: true, toast: { namespace: 'shop', key: keep ? 'kept' : 'letGo' } }
}
