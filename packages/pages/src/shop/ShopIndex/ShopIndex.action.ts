import { missing, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'
import { receiveCoupon } from '../../promotion/receiveCoupon.ts'
import { readShopAddress } from './shopAddress.ts'

/**
 * Receives one of its coupons; keeps the shop among the buyer's own, or lets it go. The mall's call turns round what is there, so what is there is
 * asked first: sent twice, it still ends at what was wanted.
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
