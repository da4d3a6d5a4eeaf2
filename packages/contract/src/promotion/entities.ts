import { couponProblems } from '@millwright/domain/price/orderCoupons'
import { stepKinds } from '@millwright/domain/price/stepKinds'
import * as z from 'zod'
import { count, flag, id, list, maybe, moment, money, text, booleanValue } from '../values.ts'

/**
 * Price reductions: coupons, promotions, flash sales, groups (api.md 1.3 K, Q, R, S). Parsed times are epoch
 * milliseconds.
 */

/** The price that the buyer pays, in percent. The API has tenths: `9.6` means 96 % (api.md 1.5). */
const percentPaid = z.coerce.number<number | string>().transform((tenths) => Math.round(tenths * 1000) / 100)

export const coupon = z.object({
  couponId: id,
  shopId: id,
  shopName: text,
  couponName: z.string(),
  subTitle: text,
  /** 1 cash, 2 discount, 3 exchange. */
  couponType: count,
  cashCondition: money,
  reduceAmount: maybe(money),
  /** The share of the price that is paid, in percent. */
  couponDiscount: maybe(percentPaid),
  /** 1 valid from `startTime` to `endTime`, 2 valid for `validDays`, from `afterReceiveDays` after receipt on. */
  validTimeType: count,
  startTime: maybe(moment),
  endTime: maybe(moment),
  afterReceiveDays: maybe(count),
  validDays: maybe(count),
  /** Coupons left to receive. */
  stocks: maybe(count),
  /** 0 all products, 1 the listed products, 2 all products except the listed products. */
  suitableProdType: count,
  limitNum: maybe(count),
  overdueStatus: maybe(flag),
  /** Extension: a category, in place of a list of products. */
  categoryName: text,
  canReceive: maybe(booleanValue),
  curUserReceiveCount: maybe(count),
  /** The percentage of the coupons that buyers have received. */
  receiveRatio: maybe(z.number()),
  /** Extension: the time from which buyers can receive the coupon. */
  releaseTime: maybe(moment),
  /** A held coupon's status: 0 expired, 1 unused, 2 used. */
  couponUserId: maybe(id),
  status: maybe(count),
  receiveTime: maybe(moment),
  /** Extension: the unpaid order that holds the coupon. */
  orderNumber: text,
})
export type Coupon = z.output<typeof coupon>

/** Extension: a step of a price, in order of application (`domain/price/linePrice`). */
export const priceStep = z.object({
  kind: z.enum(stepKinds),
  before: money,
  after: money,
  unit: maybe(money),
  minQty: maybe(count),
  percent: maybe(z.number()),
  id: maybe(id),
  name: text,
})
export type WirePriceStep = z.output<typeof priceStep>

/** Extension: a reduction that does not apply to a line, and the reason. */
export const priceNotApplied = z.object({
  kind: z.enum(stepKinds),
  why: z.enum(['lowerPrice', 'below', 'otherDiscount', 'notTogether']),
  id: maybe(id),
  name: text,
  missingAmount: maybe(money),
  missingPieces: maybe(count),
})
export type WirePriceNotApplied = z.output<typeof priceNotApplied>

/**
 * A coupon at checkout: whether the buyer can use it, whether it is used, the amount that it saves or would save, and
 * the reason why it cannot be used.
 */
export const orderCoupon = coupon.extend({
  canUse: booleanValue,
  choose: booleanValue,
  saves: maybe(money),
  why: maybe(z.enum(couponProblems)),
  missing: maybe(money),
})
export type OrderCoupon = z.output<typeof orderCoupon>

export const discountItem = z.object({
  discountItemId: maybe(id),
  needAmount: money,
  /** The amount off in yuan; for `discountRule` 2 and 3 the price to pay in tenths (`9.6` is 96 %). */
  discount: money,
  /** Extension: gifts. */
  gifts: list(z.object({ prodId: id, prodName: z.string(), prodCount: count })),
})
export type DiscountItem = z.output<typeof discountItem>

export const discount = z.object({
  discountId: id,
  discountName: z.string(),
  /**
   * The threshold and the reduction: 0 an amount and yuan off, 1 a number of pieces and yuan off, 2 an amount and a
   * percentage, 3 a number of pieces and a percentage.
   */
  discountRule: count,
  /** How often the highest reached step applies: 0 once, 1 each time its threshold is reached. */
  discountType: maybe(count),
  startTime: maybe(moment),
  endTime: maybe(moment),
  shopId: maybe(id),
  shopName: text,
  suitableProdType: maybe(count),
  maxReduceAmount: maybe(money),
  pcActivitiesPic: text,
  pcBackgroundPic: text,
  discountItems: list(discountItem),
})
export type Discount = z.output<typeof discount>

export const seckill = z.object({
  seckillId: id,
  seckillPrice: maybe(money),
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  /** Pieces left, and pieces at the start. */
  seckillTotalStocks: maybe(count),
  seckillOriginStocks: maybe(count),
  /** The limit per buyer in pieces. Absent or below 1: no limit. */
  maxNum: maybe(count),
  /** Extension: pieces that this buyer already has. */
  boughtNum: maybe(count),
})
export type Seckill = z.output<typeof seckill>

/** 1 not started, 2 running, 3 ended. */
const activityStatus = count

/** A session of the day: sales that start together. */
export const seckillTime = z.object({
  seckillTimeId: id,
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  status: activityStatus,
})
export type SeckillTime = z.output<typeof seckillTime>

/** A product's flash sale. `seckillPrice` is yuan per piece. */
export const seckillActivity = z.object({
  seckillId: id,
  activityStatus,
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  /** The limit per buyer in pieces. Absent or below 1: no limit. */
  maxNum: maybe(count),
  /** Minutes for which an unpaid order holds its pieces. */
  maxCancelTime: maybe(count),
  /** Extension: pieces in unpaid orders, which may return. */
  unpaidNum: maybe(count),
  seckillSkuList: list(
    z.object({
      seckillSkuId: id,
      skuId: id,
      properties: text.transform((value) => value ?? ''),
      seckillPrice: money,
      seckillStocks: count,
      seckillOriginStocks: maybe(count),
    }),
  ),
})
export type SeckillActivity = z.output<typeof seckillActivity>

/** A product's group deal. Prices are yuan per piece. */
export const groupActivity = z.object({
  groupActivityId: id,
  activityStatus,
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  /** The number of buyers that a team needs. */
  groupNumber: count,
  /** The limit per order in pieces. Absent or below 1: no limit. */
  maxNum: maybe(count),
  /** Extension: the minutes that a team waits for members, and the number of buyers who have paid. */
  groupValidTime: maybe(count),
  joinNum: maybe(count),
  groupSkuList: list(
    z.object({
      groupSkuId: id,
      skuId: id,
      properties: text.transform((value) => value ?? ''),
      actPrice: money,
      /** The price for the buyer who opens a team, if lower than the group price. */
      leaderPrice: maybe(money),
      sellNum: maybe(count),
      stocks: maybe(count),
    }),
  ),
})
export type GroupActivity = z.output<typeof groupActivity>

export const groupUser = z.object({
  nickName: text.transform((name) => name ?? ''),
  pic: text,
  identityType: z.enum(['leader', 'member', 'robot']).catch('member'),
})
export type GroupUser = z.output<typeof groupUser>

export const groupTeam = z.object({
  groupTeamId: id,
  /** 0 waiting for its first payment, 1 in progress, 2 success, 3 failed. */
  status: maybe(count),
  /** The number of buyers that the team needs, and the number that have joined. */
  groupNumber: count,
  joinNum: count,
  endTime: moment.pipe(z.number()),
  users: list(groupUser),
})
export type GroupTeam = z.output<typeof groupTeam>

/** A team as shown on its page. */
export const groupTeamDetail = groupTeam.extend({
  groupActivityId: id,
  prodId: id,
  skuId: id,
  prodName: z.string(),
  partyCode: text,
  pic: text.transform((pic) => pic ?? ''),
  unit: text,
  actPrice: money,
  /** The price without a group. */
  price: money,
  /** Seats held by unpaid orders. */
  unpaidNum: maybe(count),
  /** The requesting buyer's own order in the team, and its status. */
  orderNumber: text,
  orderStatus: maybe(count),
  /** Whether the team's order was repaid. */
  refunded: maybe(booleanValue),
})
export type GroupTeamDetail = z.output<typeof groupTeamDetail>
