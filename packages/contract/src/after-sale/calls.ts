import * as z from 'zod'
import { REFUND_PHOTO_LIMIT, REFUND_WORDS_LIMIT } from '@millwright/domain/constants'
import { call, nothing } from '../call.ts'
import { refund, refundDetail, refundOffer } from './entities.ts'
import { count, id, idIn, list, page, paging } from '../values.ts'

const number = () => z.coerce.number<number | string>()
const refundSn = z.object({ refundSn: z.string().min(1).max(64) })
/** `a,b`: at most five paths of uploaded pictures. */
const photos = z
  .string()
  .max(2000)
  .refine((text) => text.split(',').filter(Boolean).length <= REFUND_PHOTO_LIMIT, 'too many')
const mobile = z.string().regex(/^(1\d{10})?$/)
const express = refundSn.extend({
  expressId: idIn,
  expressName: z.string().max(40).default(''),
  expressNo: z.string().regex(/^[A-Za-z0-9-]{5,40}$/),
  mobile: mobile.default(''),
  senderRemarks: z.string().max(REFUND_WORDS_LIMIT).default(''),
})

/** Refunds, returns and exchanges, and the carriers (api.md H, L). */
export const afterSale = {
  applyRefund: call({
    method: 'POST',
    path: '/p/orderRefund/apply',
    auth: 'user',
    summary: 'Applies for a refund, a return or an exchange; the same uuid applies once',
    input: z.object({
      orderNumber: z.string().max(64),
      /** 1 whole order, 2 single item. */
      refundType: number().int().min(1).max(2),
      /** 0 for the whole order. */
      orderItemId: idIn.default(0),
      applyType: number().int().min(1).max(3),
      goodsNum: number().int(),
      refundAmount: z.union([z.number(), z.string().max(20)]).default(0),
      buyerReason: z.string().max(100),
      buyerDesc: z.string().max(REFUND_WORDS_LIMIT).default(''),
      buyerMobile: mobile.default(''),
      /** 1 if the goods have arrived. */
      isReceiver: number().int().min(0).max(1).default(0),
      photoFiles: photos.default(''),
      /** Extension: the wanted size of an exchange. 0: the same size again. */
      exchangeSkuId: idIn.default(0),
      /** Extension: the idempotency key of this application. */
      uuid: z.string().min(8).max(64).optional(),
    }),
    answer: z.string(),
    codes: ['A03000', 'A03024', 'A03034'],
  }),
  refundOffer: call({
    method: 'GET',
    path: '/p/orderRefund/offer',
    auth: 'user',
    ours: true,
    summary:
      'Returns the possible refunds of an order line, or of the whole order (0), with the reasons to choose from',
    input: z.object({ orderNumber: z.string().max(64).optional(), orderItemId: idIn.default(0) }),
    answer: refundOffer,
    codes: ['A03000'],
  }),
  refundList: call({
    method: 'GET',
    path: '/p/orderRefund/list',
    auth: 'user',
    summary: 'Lists the refunds: 0 all, 1 open, 2 completed',
    input: paging.extend({ sts: number().int().min(0).max(2).default(0) }),
    answer: page(refund),
    codes: [],
  }),
  refundCount: call({
    method: 'GET',
    path: '/p/orderRefund/count',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of refunds, and of those that wait for the buyer',
    input: nothing,
    answer: z.object({ running: count, done: count, waiting: count }),
    codes: [],
  }),
  refundInfo: call({
    method: 'GET',
    path: '/p/orderRefund/info',
    auth: 'user',
    summary: 'Returns one refund',
    input: refundSn,
    answer: refundDetail,
    codes: ['A03000'],
  }),
  cancelRefund: call({
    method: 'PUT',
    path: '/p/orderRefund/cancel',
    auth: 'user',
    summary: 'Withdraws a refund',
    input: refundSn,
    answer: z.unknown(),
    codes: ['A03000', 'A03034'],
  }),
  submitRefundExpress: call({
    method: 'POST',
    path: '/p/orderRefund/submitExpress',
    auth: 'user',
    summary: 'Submits the carrier and tracking number of a return',
    input: express,
    answer: z.unknown(),
    codes: ['A03000', 'A03034'],
  }),
  amendRefundExpress: call({
    method: 'PUT',
    path: '/p/orderRefund/submitExpress',
    auth: 'user',
    summary: 'Corrects the tracking number of a return under way',
    input: express,
    answer: z.unknown(),
    codes: ['A03000', 'A03034'],
  }),
  confirmExchange: call({
    method: 'PUT',
    path: '/p/orderRefund/confirmExchange',
    auth: 'user',
    summary: 'Confirms the receipt of an exchange',
    input: refundSn,
    answer: z.unknown(),
    codes: ['A03000', 'A03034'],
  }),
  answerMoneyOffer: call({
    method: 'PUT',
    path: '/p/orderRefund/answerMoneyOffer',
    auth: 'user',
    ours: true,
    summary: 'Takes the money offered instead of a replacement (1), or keeps waiting for the replacement (0)',
    input: refundSn.extend({ accept: number().int().min(0).max(1) }),
    answer: z.unknown(),
    codes: ['A03000', 'A03034'],
  }),
  appealRefund: call({
    method: 'PUT',
    path: '/p/orderRefund/appeal',
    auth: 'user',
    ours: true,
    summary: 'Appeals to the platform after a refusal',
    input: refundSn,
    answer: z.unknown(),
    codes: ['A03000', 'A03024', 'A03034'],
  }),
  deliveryCompanies: call({
    method: 'GET',
    path: '/p/delivery/list',
    auth: 'user',
    summary: 'Lists the carriers',
    input: nothing,
    answer: list(z.object({ dvyId: id, dvyName: z.string() })),
    codes: [],
  }),
}
