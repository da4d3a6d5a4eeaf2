import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { couponScope } from '@millwright/domain/price/coupon'

/** Returns the address to spend a coupon: the mall, its shop, or the list of its products. */
export function couponHref(coupon: {
  couponId: string
  shopId: string
  suitableProdType: number
  categoryName?: string
}): string {
  const scope = couponScope(coupon)
  if (scope === 'mall') return path('list')
  if (scope === 'shop' && coupon.shopId !== PLATFORM_SHOP_ID) return path('shopIndex', { sid: coupon.shopId })
  return path('coupons', { couponId: coupon.couponId })
}
