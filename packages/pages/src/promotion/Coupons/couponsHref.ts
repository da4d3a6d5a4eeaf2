import { path } from '@millwright/domain/paths/path'

export type CouponsQuery = {
  /** The coupon type of the API. */
  type?: '1' | '2'
  /** The shop id. `0` is the mall. */
  sid?: string
  /** Shows only this coupon, with its products. */
  couponId?: string
  page?: number
}

/** Returns the address of the coupon centre with the given filters and page. */
export function couponsHref({ type, sid, couponId, page = 1 }: CouponsQuery): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (sid) query.set('sid', sid)
  if (couponId) query.set('couponId', couponId)
  if (page > 1) query.set('page', String(page))
  return path('coupons', query)
}
