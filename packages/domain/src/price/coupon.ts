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
): { from?: number; until?: number } | { days: number; after: number; from?: never; until?: never } {
  const {
    validTimeType,
    startTime: from,
    endTime: until,
    receiveTime,
    afterReceiveDays: after = 0,
    validDays: days = 0,
  } = coupon
  // The server may have computed the dates of a received coupon.
  if (validTimeType !== 2 || until !== undefined) return { from, until }
  if (receiveTime === undefined) return { days, after }
  return { from: receiveTime + after * DAY, until: receiveTime + (after + days) * DAY }
}

/**
 * Returns the state of a coupon at a time of the server's clock. `notYet`: not released yet, or held and not valid yet.
 * `received`: held and usable, or received as often as allowed. `locked`: used by an unpaid order. `gone`: no coupon is
 * left to receive.
 */
export function couponState(coupon: CouponFacts, now: number): CouponState {
  if (coupon.couponUserId !== undefined) return heldCouponState(coupon, now)
  const { stocks, receiveRatio = 0, releaseTime = now, limitNum = 0, curUserReceiveCount = 0 } = coupon
  if (termOf(coupon, now).over) return 'expired'
  if (releaseTime > now) return 'notYet'
  if (limitNum > 0 && curUserReceiveCount >= limitNum) return 'received'
  if (stocks === 0 || receiveRatio >= 100 || coupon.canReceive === false)
    return curUserReceiveCount > 0 ? 'received' : 'gone'
  return receiveRatio >= RUNNING_OUT ? 'runningOut' : 'available'
}

/** Returns the state of a coupon that the buyer holds. */
export function heldCouponState(
  coupon: CouponFacts,
  now: number,
): Extract<CouponState, 'used' | 'expired' | 'locked' | 'notYet' | 'received'> {
  const { from, over } = termOf(coupon, now)
  if (coupon.status === 2) return 'used'
  if (coupon.status === 0 || over) return 'expired'
  if (coupon.orderNumber !== undefined) return 'locked'
  return from > now ? 'notYet' : 'received'
}

function termOf(coupon: CouponFacts, now: number): { from: number; over: boolean } {
  const { from = -Infinity, until = Infinity } = couponValidity(coupon)
  return { from, over: coupon.overdueStatus === 0 || until <= now }
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
