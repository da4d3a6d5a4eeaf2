import type { TicketCoupon } from '@millwright/commerce/CouponTicket'
import type { Client } from '@millwright/contract/contract'
import type { Coupon } from '@millwright/contract/promotion/entities'
import type { LoaderContext } from '../loader.ts'
import { quietly } from '../loading/quietly.ts'
import { couponHref } from './couponHref.ts'

/** Coupons beside goods, and the server's clock that they go by. */
export type ShownCoupons = { now: number; coupons: (TicketCoupon & { useHref: string })[] }

const OF_SHOP = 12

/** What a product can be bought with; `undefined` where that is nothing, or is not said. */
export function couponsOfProduct(api: Client, context: LoaderContext, prodId: string) {
  return shown(api, context, api.couponsOfProd({ prodId }))
}

/** What a shop gives out. */
export function couponsOfShop(api: Client, context: LoaderContext, shopId: string) {
  return shown(
    api,
    context,
    api.couponPage({ shopId, size: OF_SHOP }).then(({ records }) => records),
  )
}

/** The list is everybody's; how many of each the buyer has is asked beside it. */
async function shown(
  api: Client,
  { user, now }: LoaderContext,
  asked: Promise<Coupon[]>,
): Promise<ShownCoupons | undefined> {
  const [coupons, mine] = await Promise.all([quietly(asked), user && quietly(api.myCouponIds({}))])
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
