import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { couponScope } from '@millwright/domain/price/coupon'

/** Returns the address at which a coupon can be spent: all products, the coupon's shop, or the coupon's products. */
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
