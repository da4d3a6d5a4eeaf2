import type { TicketCoupon } from '@millwright/commerce/CouponTicket'
import type { Client } from '@millwright/contract/contract'
import type { Coupon } from '@millwright/contract/promotion/entities'
import type { LoaderContext } from '../loader.ts'
import { orUndefined } from '../loading/orUndefined.ts'
import { couponHref } from './couponHref.ts'

/** The coupons beside products, and the server's time for their countdowns. */
export type ShownCoupons = { now: number; coupons: (TicketCoupon & { useHref: string })[] }

const OF_SHOP = 12

/** Returns the coupons for a product. Undefined if there are none or the call failed. */
export function couponsOfProduct(api: Client, context: LoaderContext, prodId: string) {
  return shown(api, context, api.couponsOfProd({ prodId }))
}

/** Returns the coupons that a shop offers. */
export function couponsOfShop(api: Client, context: LoaderContext, shopId: string) {
  return shown(
    api,
    context,
    api.couponPage({ shopId, size: OF_SHOP }).then(({ records }) => records),
  )
}

/** Returns the public list of coupons, each with the number that the buyer has claimed. */
async function shown(
  api: Client,
  { user, now }: LoaderContext,
  asked: Promise<Coupon[]>,
): Promise<ShownCoupons | undefined> {
  const [coupons, mine] = await Promise.all([orUndefined(asked), user && orUndefined(api.myCouponIds({}))])
  if (!coupons?.length) return undefined
  return {
    now,
    coupons: coupons.map((coupon) => ({
      ...coupon,
      useHref: couponHref(coupon),
      ...(mine && { curUserReceiveCount: mine.filter((id) => id === coupon.couponId).length }),
    })),
  }
}
