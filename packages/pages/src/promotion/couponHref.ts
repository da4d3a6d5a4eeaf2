import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { couponScope } from '@millwright/domain/price/coupon'

/** Where a coupon is spent: the mall, its shop, or the list of what it is good for. */
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
