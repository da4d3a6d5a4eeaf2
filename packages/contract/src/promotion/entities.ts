import { couponProblems } from '@millwright/domain/price/orderCoupons'
import { stepKinds } from '@millwright/domain/price/together'
import * as z from 'zod'
import { count, flag, id, list, maybe, moment, money, text, yes } from '../values.ts'

/**
 * What makes a price lower: coupons, promotions, flash sales, groups (api.md 1.3 K, Q, R, S). Moments are epoch
 * milliseconds inside.
 */

/** `9.6` on the wire means that 96 % are paid (api.md 1.5); inside it is those percent. */
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
  /** 1 by dates, 2 from receipt on. */
  validTimeType: count,
  startTime: maybe(moment),
  endTime: maybe(moment),
  afterReceiveDays: maybe(count),
  validDays: maybe(count),
  /** What is left to receive. */
  stocks: maybe(count),
  /** 0 all products, 1 the listed ones, 2 all but the listed ones. */
  suitableProdType: count,
  limitNum: maybe(count),
  overdueStatus: maybe(flag),
  /** Ours: in place of a list of products, one category. */
  categoryName: text,
  canReceive: maybe(yes),
  curUserReceiveCount: maybe(count),
  /** Percent of all that are received already. */
  receiveRatio: maybe(z.number()),
  /** Ours: from when on it can be received. */
  releaseTime: maybe(moment),
  /** Of one that the buyer holds: 0 expired, 1 unused, 2 used. */
  couponUserId: maybe(id),
  status: maybe(count),
  receiveTime: maybe(moment),
  /** Ours: the unpaid order that keeps it for itself. */
  orderNumber: text,
})
export type Coupon = z.output<typeof coupon>

/** Ours: one change of a price, in the order in which they are made (`domain/price/linePrice`). */
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

/** Ours: what is there for a line and changes nothing, and why. */
export const priceNot = z.object({
  kind: z.enum(stepKinds),
  why: z.enum(['lowerPrice', 'below', 'otherDiscount', 'notTogether']),
  id: maybe(id),
  name: text,
  missingAmount: maybe(money),
  missingPieces: maybe(count),
})
export type WirePriceNot = z.output<typeof priceNot>

/** At the checkout: whether it can be used and is, what it takes off or would, and why it cannot. */
export const orderCoupon = coupon.extend({
  canUse: yes,
  choose: yes,
  saves: maybe(money),
  why: maybe(z.enum(couponProblems)),
  missing: maybe(money),
})
export type OrderCoupon = z.output<typeof orderCoupon>

export const discountItem = z.object({
  discountItemId: maybe(id),
  needAmount: money,
  /** Yuan off, or by rules 2 and 3 the tenths that are paid (`9.6`). */
  discount: money,
  /** Ours: what is given on top. */
  gifts: list(z.object({ prodId: id, prodName: z.string(), prodCount: count })),
})
export type DiscountItem = z.output<typeof discountItem>

export const discount = z.object({
  discountId: id,
  discountName: z.string(),
  /** 0 amount − money, 1 pieces − money, 2 amount × rate, 3 pieces × rate. */
  discountRule: count,
  /** 0 the highest step once, 1 as often as its need is met. */
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
  /** What is left, and what there was at first. */
  seckillTotalStocks: maybe(count),
  seckillOriginStocks: maybe(count),
  /** Pieces a buyer may have; none or below 1: as many as there are. */
  maxNum: maybe(count),
  /** Ours: pieces that this buyer has already. */
  boughtNum: maybe(count),
})
export type Seckill = z.output<typeof seckill>

/** 1 not started, 2 running, 3 ended. */
const activityStatus = count

/** One session of the day: the sales that begin together. */
export const seckillTime = z.object({
  seckillTimeId: id,
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  status: activityStatus,
})
export type SeckillTime = z.output<typeof seckillTime>

/** A product's flash sale; `seckillPrice` is yuan a piece. */
export const seckillActivity = z.object({
  seckillId: id,
  activityStatus,
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  /** Pieces a buyer may have; none or below 1: as many as there are. */
  maxNum: maybe(count),
  /** Minutes that an unpaid order holds its pieces. */
  maxCancelTime: maybe(count),
  /** Ours: pieces that wait for their payment and may come back. */
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

/** A product's group deal; prices are yuan a piece. */
export const groupActivity = z.object({
  groupActivityId: id,
  activityStatus,
  startTime: moment.pipe(z.number()),
  endTime: moment.pipe(z.number()),
  /** People that a team needs. */
  groupNumber: count,
  /** Pieces an order may have; none or below 1: as many as there are. */
  maxNum: maybe(count),
  /** Ours: minutes that a team waits for its people, and buyers that have paid so far. */
  groupValidTime: maybe(count),
  joinNum: maybe(count),
  groupSkuList: list(
    z.object({
      groupSkuId: id,
      skuId: id,
      properties: text.transform((value) => value ?? ''),
      actPrice: money,
      /** What who opens a team pays, where it is less. */
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
  /** People that are needed, and those who have joined. */
  groupNumber: count,
  joinNum: count,
  endTime: moment.pipe(z.number()),
  users: list(groupUser),
})
export type GroupTeam = z.output<typeof groupTeam>

/** A team as its page shows it. */
export const groupTeamDetail = groupTeam.extend({
  groupActivityId: id,
  prodId: id,
  skuId: id,
  prodName: z.string(),
  partyCode: text,
  pic: text.transform((pic) => pic ?? ''),
  unit: text,
  actPrice: money,
  /** What it costs alone. */
  price: money,
  /** Seats that unpaid orders hold. */
  unpaidNum: maybe(count),
  /** The asking buyer's own order in it, and where that stands. */
  orderNumber: text,
  orderStatus: maybe(count),
  /** The team's order was paid back. */
  refunded: maybe(yes),
})
export type GroupTeamDetail = z.output<typeof groupTeamDetail>
