import * as z from 'zod'
import { CART_LINE_LIMIT, MESSAGE_LIMIT, PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { invoiceParams } from '../after-sale/invoiceCalls.ts'
import { call, nothing } from '../call.ts'
import {
  boughtProd,
  deliveryPackage,
  myOrder,
  orderConfirm,
  orderCount,
  orderDetail,
  orderSpend,
  rebuyLine,
} from './entities.ts'
import { flag, idIn, idsIn, keyword, list, maybe, money, page, paging } from '../values.ts'

const number = () => z.coerce.number<number | string>()
const status = number().int().min(0).max(99).default(0)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const search = z.object({
  status,
  /** Product name, or part of the buyer's own order number. */
  orderName: z.string().max(200).optional(),
  /** The mall's order number or the buyer's own. */
  orderNumber: z.string().max(64).optional(),
  /** 0 all, 1 seven days, 2 three months, 3 older. */
  orderTimeStatus: number().int().min(0).max(3).default(0),
  /** Extension: ordered from and to these days in China, inclusive, `2026-11-21`. */
  beginDate: day.optional(),
  endDate: day.optional(),
  shopId: idIn.optional(),
  /** 0 ordinary, 1 group, 2 flash sale, 3 points. */
  orderType: number().int().min(0).max(99).optional(),
  /** 0 goods that are shipped. The mall sells nothing else. */
  orderMold: number().int().min(0).max(99).optional(),
})
const orderNumber = z.object({ orderNumber: z.string().max(64) })

/** Checkout, submit, my orders and logistics (api.md E, G, H). */
export const order = {
  confirmOrder: call({
    method: 'POST',
    path: '/p/order/confirm',
    auth: 'user',
    summary: 'Prices an order; the price is held for 30 minutes',
    input: z.object({
      /** The server refuses more than `CART_LINE_LIMIT` lines with a message of its own. */
      basketIds: z
        .array(idIn)
        .max(2 * CART_LINE_LIMIT)
        .optional(),
      orderItem: z
        .object({
          prodId: idIn,
          skuId: idIn,
          prodCount: z.number().int(),
          shopId: idIn,
          distributionCardNo: z.string().max(32).optional(),
        })
        .optional(),
      /** 0: the default address. */
      addrId: idIn.default(0),
      /** `couponUserId`s, used if `userChangeCoupon` is 1. Otherwise the best set is chosen. */
      couponIds: z.array(idIn).max(100).default([]),
      userChangeCoupon: z.number().default(0),
      /** 1: spend points, `userUseScore` of them (a multiple of 10) or as many as the order accepts. */
      isScorePay: z.number().default(0),
      userUseScore: z.number().int().min(0).max(1_000_000_000).optional(),
      dvyTypes: z.array(z.object({ shopId: idIn, dvyType: z.number() })).default([]),
    }),
    answer: orderConfirm,
    codes: ['A01000', 'A02000', 'A03001', 'A03003', 'A03010', 'A07001'],
  }),
  submitOrder: call({
    method: 'POST',
    path: '/p/order/submit',
    auth: 'user',
    summary: 'Submits the confirmed order; the same uuid returns the same orders',
    input: z.object({
      orderShopParams: z.array(z.object({ shopId: idIn, remarks: z.string().max(MESSAGE_LIMIT).default('') })),
      uuid: z.string().min(8).max(64),
      /** Extension: the buyer's own order number, stored with each order. */
      poNumber: z.string().max(PO_NUMBER_LIMIT).optional(),
      invoiceParams: invoiceParams.optional(),
      /** Extension: the total that the buyer saw. Any other total is refused as changed. */
      actualTotal: money.optional(),
    }),
    answer: z.object({ orderNumbers: z.string(), duplicateError: maybe(flag) }),
    codes: ['A00010', 'A01000', 'A02000', 'A03002', 'A03010', 'A07001'],
  }),

  myOrder: call({
    method: 'GET',
    path: '/p/myOrder/myOrder',
    auth: 'user',
    summary: 'Lists the orders by status (0: all)',
    input: paging.extend({ status, prodName: keyword(200).optional() }),
    answer: page(myOrder),
    codes: [],
  }),
  myOrderSearch: call({
    method: 'GET',
    path: '/p/myOrder/myOrderSearch',
    auth: 'user',
    summary: 'Searches the orders by product, number and time',
    input: paging.extend(search.shape),
    answer: page(myOrder),
    codes: [],
  }),
  exportOrders: call({
    method: 'GET',
    path: '/p/myOrder/export',
    auth: 'user',
    ours: true,
    summary: 'Exports the found orders as a workbook (xlsx), one row per order line, at most 10,000',
    input: search,
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: [],
  }),
  orderDetail: call({
    method: 'GET',
    path: '/p/myOrder/orderDetail',
    auth: 'user',
    summary: 'Returns one order',
    input: orderNumber,
    answer: orderDetail,
    codes: ['A03000'],
  }),
  orderCount: call({
    method: 'GET',
    path: '/p/myOrder/orderCount',
    auth: 'user',
    summary: 'Returns the number of orders by status',
    input: nothing,
    answer: orderCount,
    codes: [],
  }),
  orderSpend: call({
    method: 'GET',
    path: '/p/myOrder/spend',
    auth: 'user',
    ours: true,
    summary: 'Sums the paid orders of a period, without what was refunded; all without days',
    input: search.pick({ beginDate: true, endDate: true }),
    answer: orderSpend,
    codes: [],
  }),
  cancelOrder: call({
    method: 'PUT',
    path: '/p/myOrder/cancel/{orderNumber}',
    auth: 'user',
    summary: 'Cancels an unpaid order and releases its stock',
    input: orderNumber,
    answer: z.unknown(),
    codes: ['A03000', 'A03007'],
  }),
  receiptOrder: call({
    method: 'PUT',
    path: '/p/myOrder/receipt/{orderNumber}',
    auth: 'user',
    summary: 'Confirms the receipt of an order',
    input: orderNumber,
    answer: z.unknown(),
    codes: ['A03000', 'A03008'],
  }),
  deleteOrder: call({
    method: 'DELETE',
    path: '/p/myOrder/{orderNumber}',
    auth: 'user',
    summary: 'Removes a completed or closed order from the list',
    input: orderNumber,
    answer: z.unknown(),
    codes: ['A03000', 'A03011'],
  }),
  rebuyOrder: call({
    method: 'POST',
    path: '/p/myOrder/rebuy/{orderNumber}',
    auth: 'user',
    ours: true,
    summary:
      'Adds the items of an order, or one of them, to the cart; returns the reason for each one that was not added',
    input: orderNumber.extend({ orderItemId: idIn.optional() }),
    answer: z.object({ basketIds: list(idIn), missing: list(z.string()), lines: list(rebuyLine) }),
    codes: ['A03000'],
  }),
  boughtProds: call({
    method: 'GET',
    path: '/p/myOrder/bought',
    auth: 'user',
    ours: true,
    summary: 'Returns the buyer’s latest paid order line of each product; omits products that the buyer has not bought',
    input: z.object({ prodIds: idsIn(4000) }),
    answer: list(boughtProd),
    codes: [],
  }),
  deliveryOfOrder: call({
    method: 'GET',
    path: '/p/myDelivery/orderInfo/{orderNumber}',
    auth: 'user',
    summary: 'Returns the packages of an order with their tracking',
    input: orderNumber,
    answer: list(deliveryPackage),
    codes: ['A03000'],
  }),
}
