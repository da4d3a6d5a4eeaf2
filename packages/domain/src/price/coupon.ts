import { PLATFORM_SHOP_ID } from '../constants.ts'

/** Of those to be received: from this share of them on, in percent, a ticket says that they are running out. */
const RUNNING_OUT = 80
const DAY = 86_400_000

export const couponStates = [
  'notYet',
  'available',
  'runningOut',
  'gone',
  'received',
  'locked',
  'used',
  'expired',
] as const
export type CouponState = (typeof couponStates)[number]

/**
 * What the rules need of a coupon; moments are epoch milliseconds. `couponUserId` is there where the buyer holds it.
 */
export type CouponFacts = {
  couponUserId?: string | undefined
  status?: number | undefined
  orderNumber?: string | undefined
  validTimeType: number
  startTime?: number | undefined
  endTime?: number | undefined
  receiveTime?: number | undefined
  afterReceiveDays?: number | undefined
  validDays?: number | undefined
  overdueStatus?: number | undefined
  canReceive?: boolean | undefined
  stocks?: number | undefined
  receiveRatio?: number | undefined
  limitNum?: number | undefined
  curUserReceiveCount?: number | undefined
  releaseTime?: number | undefined
}

/** When a coupon holds: between dates, or, not received yet, for so many days beginning so many days after receipt. */
export function couponValidity(
  coupon: CouponFacts,
): { from?: number; until?: number } | { days: number; after: number } {
  const {
    validTimeType,
    startTime: from,
    endTime: until,
    receiveTime,
    afterReceiveDays: after = 0,
    validDays: days = 0,
  } = coupon
  // A server may have worked the dates out for the holder.
  if (validTimeType !== 2 || until !== undefined) return { from, until }
  if (receiveTime === undefined) return { days, after }
  return { from: receiveTime + after * DAY, until: receiveTime + (after + days) * DAY }
}

/**
 * How a coupon stands at a moment of the server's clock. `notYet`: it is not given out yet, or held and not
 * valid yet. `received`: held and usable, or as often received as one may. `locked`: an unpaid order keeps it. `gone`:
 * none left.
 */
export function couponState(coupon: CouponFacts, now: number): CouponState {
  const validity = couponValidity(coupon)
  const { from, until } = 'days' in validity ? {} : validity
  const over = coupon.overdueStatus === 0 || (until !== undefined && until <= now)
  if (coupon.couponUserId !== undefined) {
    if (coupon.status === 2) return 'used'
    if (coupon.status === 0 || over) return 'expired'
    if (coupon.orderNumber !== undefined) return 'locked'
    return from !== undefined && from > now ? 'notYet' : 'received'
  }
  const { stocks, receiveRatio = 0, releaseTime = now, limitNum = 0, curUserReceiveCount = 0 } = coupon
  if (over) return 'expired'
  if (releaseTime > now) return 'notYet'
  if (limitNum > 0 && curUserReceiveCount >= limitNum) return 'received'
  if (stocks === 0 || receiveRatio >= 100 || coupon.canReceive === false)
    return curUserReceiveCount > 0 ? 'received' : 'gone'
  return receiveRatio >= RUNNING_OUT ? 'runningOut' : 'available'
}

export type CouponScope = 'mall' | 'shop' | 'category' | 'products' | 'otherProducts'

/** What a coupon may be spent on; the narrowest word that is true. */
export function couponScope({
  shopId,
  suitableProdType,
  categoryName,
}: {
  shopId: string
  suitableProdType: number
  categoryName?: string
}): CouponScope {
  if (suitableProdType === 1) return 'products'
  if (suitableProdType === 2) return 'otherProducts'
  if (categoryName !== undefined) return 'category'
  return shopId === PLATFORM_SHOP_ID ? 'mall' : 'shop'
}
