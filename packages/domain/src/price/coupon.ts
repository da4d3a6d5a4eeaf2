import { PLATFORM_SHOP_ID } from '../constants.ts'

/** The received share in percent from which a coupon counts as running out. */
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
 * The facts of a coupon for the rules. Times are epoch milliseconds. `couponUserId` is set if the buyer holds the
 * coupon.
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

/**
 * Returns the validity of a coupon: its dates, or, before receipt, the number of valid days and the days from receipt
 * to their start.
 */
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
  // A server may have computed the dates for the holder.
  if (validTimeType !== 2 || until !== undefined) return { from, until }
  if (receiveTime === undefined) return { days, after }
  return { from: receiveTime + after * DAY, until: receiveTime + (after + days) * DAY }
}

/**
 * Returns the state of a coupon at a time of the server's clock. `notYet`: not given out yet, or held and not valid
 * yet. `received`: held and usable, or received as often as allowed. `locked`: used by an unpaid order. `gone`: none
 * left.
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

/** Returns the narrowest scope in which a coupon can be spent. */
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
