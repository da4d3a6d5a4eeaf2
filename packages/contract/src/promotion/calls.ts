import * as z from 'zod'
import { DEAL_MESSAGE_LIMIT, PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { invoiceParams } from '../after-sale/invoiceCalls.ts'
import { call, nothing } from '../call.ts'
import { prodCard } from '../catalogue/entities.ts'
import { orderConfirm } from '../order/entities.ts'
import { count, flag, id, idIn, idsIn, keyword, list, maybe, page, paging, text } from '../values.ts'
import { coupon, discount, groupTeam, groupTeamDetail, seckillTime } from './entities.ts'

const number = () => z.coerce.number<number | string>()
const path = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/)
const submitDeal = z.object({
  orderShopParams: z.array(z.object({ shopId: idIn, remarks: z.string().max(DEAL_MESSAGE_LIMIT).default('') })).max(50),
  uuid: z.string().min(8).max(64),
  /** Extension: the buyer's own order number, stored with the order. */
  poNumber: z.string().max(PO_NUMBER_LIMIT).optional(),
  invoiceParams: invoiceParams.optional(),
})
const submitted = z.object({ orderNumbers: z.string(), duplicateError: maybe(flag) })

/** Temporary price reductions and coupons (api.md K, R, S). */
export const promotion = {
  couponPage: call({
    method: 'GET',
    path: '/coupon/page',
    auth: 'none',
    ours: true,
    summary: 'Lists the available coupons, with the buyer’s share of each',
    input: paging.extend({
      shopId: idIn.optional(),
      couponType: z.coerce.number<number | string>().int().min(1).max(3).optional(),
      /** Extension: limits the result to one coupon. */
      couponId: idIn.optional(),
    }),
    answer: page(coupon),
    codes: [],
  }),
  couponPageOfBuyer: call({
    method: 'GET',
    path: '/p/coupon/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the available coupons for a signed-in buyer',
    input: paging.extend({
      shopId: idIn.optional(),
      couponType: z.coerce.number<number | string>().int().min(1).max(3).optional(),
      couponId: idIn.optional(),
    }),
    answer: page(coupon),
    codes: [],
  }),
  couponsOfProd: call({
    method: 'GET',
    path: '/coupon/listByProdId',
    auth: 'none',
    ours: true,
    summary: 'Lists the coupons for a product, of its shop and the platform, available ones first',
    input: z.object({
      prodId: idIn,
      /** Limits the result to this shop, or to the platform if 0. */
      shopId: idIn.optional(),
    }),
    answer: list(coupon),
    codes: ['A01000'],
  }),
  myCouponIds: call({
    method: 'GET',
    path: '/p/myCoupon/listCouponIds',
    auth: 'user',
    summary: 'Lists the ids of the received coupons, one per coupon received',
    input: nothing,
    answer: list(id),
    codes: [],
  }),
  couponProds: call({
    method: 'GET',
    path: '/coupon/prodListByCouponId',
    auth: 'none',
    summary: 'Lists the products of a coupon',
    input: paging.extend({ couponId: idIn }),
    answer: page(prodCard),
    codes: ['A01000'],
  }),
  couponReceive: call({
    method: 'POST',
    path: '/p/myCoupon/receive',
    auth: 'user',
    summary: 'Receives a coupon',
    input: idIn,
    answer: z.unknown(),
    codes: [],
  }),
  myCouponPage: call({
    method: 'GET',
    path: '/p/myCoupon/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the buyer’s coupons: 0 expired, 1 unused, 2 used',
    input: paging.extend({ status: z.coerce.number<number | string>().int().min(0).max(2).default(1) }),
    answer: page(coupon),
    codes: [],
  }),
  myCouponCounts: call({
    method: 'GET',
    path: '/p/myCoupon/counts',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of coupons by state',
    input: nothing,
    answer: z.object({ unUseCount: count, useCount: count, expiredCount: count }),
    codes: [],
  }),
  deleteMyCoupon: call({
    method: 'DELETE',
    path: '/p/myCoupon/{couponUserId}',
    auth: 'user',
    ours: true,
    summary: 'Removes a used or expired coupon from the list',
    input: z.object({ couponUserId: idIn }),
    answer: z.unknown(),
    codes: [],
  }),
  discountPage: call({
    method: 'GET',
    path: '/discount/page',
    auth: 'none',
    ours: true,
    summary: 'Lists the running and upcoming threshold discounts',
    input: paging.extend({ shopId: idIn.optional() }),
    answer: page(discount),
    codes: [],
  }),
  discountInfo: call({
    method: 'GET',
    path: '/discount/info',
    auth: 'none',
    ours: true,
    summary: 'Returns a threshold discount with its steps',
    input: z.object({ discountId: idIn }),
    answer: discount,
    codes: ['A01000'],
  }),
  discountProdPage: call({
    method: 'GET',
    path: '/discount/prodPage',
    auth: 'none',
    ours: true,
    summary: 'Lists the products of a threshold discount',
    input: paging.extend({ discountId: idIn }),
    answer: page(prodCard),
    codes: ['A01000'],
  }),
  seckillTimes: call({
    method: 'GET',
    path: '/seckill/times',
    auth: 'none',
    ours: true,
    summary: "Sessions of the day and the next ones, by the server's clock",
    input: nothing,
    answer: list(seckillTime),
    codes: [],
  }),
  seckillPath: call({
    method: 'GET',
    path: '/p/seckill/orderPath',
    auth: 'user',
    ours: true,
    summary: 'Returns the order path of a flash sale, valid for this buyer and sale for some minutes',
    input: z.object({ prodId: idIn, seckillId: idIn.optional() }),
    answer: z.string(),
    codes: ['A01000'],
  }),
  seckillConfirm: call({
    method: 'POST',
    path: '/p/seckill/{path}/confirm',
    auth: 'user',
    ours: true,
    summary: 'Prices an order in a flash sale',
    input: z.object({
      path,
      seckillSkuId: idIn,
      prodCount: z.number().int().min(1).max(999_999),
      addrId: idIn.default(0),
    }),
    answer: orderConfirm,
    codes: ['A01000', 'A03002', 'A03010', 'A07001'],
  }),
  seckillSubmit: call({
    method: 'POST',
    path: '/p/seckill/{path}/submit',
    auth: 'user',
    ours: true,
    summary: 'Places an order in a flash sale and holds its stock for some minutes',
    input: submitDeal.extend({ path }),
    answer: submitted,
    codes: ['A00010', 'A01000', 'A03002', 'A03010', 'A07001'],
  }),
  seckillPage: call({
    method: 'GET',
    path: '/seckill/pageProd',
    auth: 'none',
    ours: true,
    summary: 'Lists the products in flash sales',
    input: paging.extend({
      seckillIds: idsIn(2000).optional(),
      /** Extension: limits the result to one session. */
      seckillTimeId: idIn.optional(),
      /** Extension: 1 includes ended sales. */
      withEnded: number().int().min(0).max(1).default(0),
    }),
    answer: page(
      prodCard.extend({
        seckillId: id,
        seckillPrice: maybe(prodCard.shape.price),
        /** Pieces left, pieces at the start, and pieces in unpaid orders. */
        seckillTotalStocks: maybe(count),
        seckillOriginStocks: maybe(count),
        unpaidNum: maybe(count),
        /** The limit per buyer in pieces. 0: no limit. */
        maxNum: maybe(count),
        startTime: text,
        endTime: text,
      }),
    ),
    codes: [],
  }),
  groupProdPage: call({
    method: 'GET',
    path: '/groupProd/page',
    auth: 'none',
    ours: true,
    summary: 'Lists the products of group deals',
    input: paging.extend({
      groupActivityIds: idsIn(2000).optional(),
      prodName: keyword(200).optional(),
      /** Includes all descendants. */
      categoryId: idIn.optional(),
    }),
    answer: page(
      prodCard.extend({
        groupActivityId: id,
        actPrice: maybe(prodCard.shape.price),
        /** The number of buyers that a group needs, and the number of buyers who have paid. */
        groupNumber: maybe(count),
        joinNum: maybe(count),
        startTime: text,
        endTime: text,
      }),
    ),
    codes: [],
  }),
  joinGroupList: call({
    method: 'GET',
    path: '/group/joinGroupList',
    auth: 'none',
    ours: true,
    summary: 'Lists the open teams of a group deal, the fullest first',
    input: z.object({ groupActivityId: idIn, showSize: number().int().min(1).max(50).default(10) }),
    answer: list(groupTeam),
    codes: [],
  }),
  groupTeam: call({
    method: 'GET',
    path: '/group/team',
    auth: 'none',
    ours: true,
    summary: 'Returns a shared team',
    input: z.object({ groupTeamId: idIn }),
    answer: groupTeamDetail,
    codes: ['A03000'],
  }),
  myGroupTeam: call({
    method: 'GET',
    path: '/p/group/team',
    auth: 'user',
    ours: true,
    summary: 'Returns a team with the buyer’s order in it, by its id or by the order',
    input: z.object({ groupTeamId: idIn.optional(), orderNumber: z.string().max(64).optional() }),
    answer: groupTeamDetail,
    codes: ['A03000'],
  }),
  groupConfirm: call({
    method: 'POST',
    path: '/p/group/order/confirm',
    auth: 'user',
    ours: true,
    summary: 'Prices an order in a team (0: a new team)',
    input: z.object({
      groupSkuId: idIn,
      groupTeamId: idIn.default(0),
      prodCount: z.number().int().min(1).max(999_999),
      addrId: idIn.default(0),
    }),
    answer: orderConfirm,
    codes: ['A01000', 'A03010', 'A07001'],
  }),
  groupSubmit: call({
    method: 'POST',
    path: '/p/group/order/submit',
    auth: 'user',
    ours: true,
    summary: 'Places an order in a team and holds the seat until the payment or the deadline',
    input: submitDeal,
    answer: submitted,
    codes: ['A00010', 'A01000', 'A03002', 'A03010', 'A07001'],
  }),
}
