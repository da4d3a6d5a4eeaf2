import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { idIn, list, page, paging } from '../values.ts'
import {
  balanceInfo,
  balanceLog,
  balanceOffer,
  memberPaying,
  memberPayOffer,
  memberPayment,
  started,
} from './balanceEntities.ts'

const search = z.object({
  /** The type of the entries. Absent: all types. */
  type: z.coerce.number<number | string>().int().min(1).max(6).optional(),
  /** A month by China's calendar: `2026-11`. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
})

const ownAmount = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,6}(\.\d{1,2})?$/.test(text), 'not an amount of two decimals')

/** The buyer's balance (api.md P). */
export const balance = {
  balanceInfo: call({
    method: 'GET',
    path: '/p/userBalance/info',
    auth: 'user',
    ours: true,
    summary: 'Returns the buyer’s balance',
    input: nothing,
    answer: balanceInfo,
    codes: [],
  }),
  balanceLog: call({
    method: 'GET',
    path: '/p/userBalance/logPage',
    auth: 'user',
    ours: true,
    summary: 'Lists the entries of the balance, newest first',
    input: paging.extend(search.shape),
    answer: page(balanceLog),
    codes: [],
  }),
  exportBalance: call({
    method: 'GET',
    path: '/p/userBalance/export',
    auth: 'user',
    ours: true,
    raw: 'blob',
    summary: 'Exports the entries of the balance as a workbook (xlsx) of at most 10,000 rows',
    input: search,
    answer: z.instanceof(Blob),
    codes: [],
  }),
  balanceOffers: call({
    method: 'GET',
    path: '/userBalance/list',
    auth: 'none',
    ours: true,
    summary: 'Lists the top-up offers',
    input: nothing,
    answer: list(balanceOffer),
    codes: [],
  }),
  payBalance: call({
    method: 'POST',
    path: '/p/userBalance/pay',
    auth: 'user',
    ours: true,
    summary: 'Starts a top-up by an offer or an amount of 0.01 to 100,000.00; returns a code to scan',
    input: memberPaying.extend({
      id: idIn.optional(),
      customRechargeAmount: ownAmount.optional(),
    }),
    answer: started,
    codes: [],
  }),
  memberPayOffer: call({
    method: 'GET',
    path: '/p/member/payOffer',
    auth: 'user',
    ours: true,
    summary:
      'Returns the price, the effect and the payment methods of a top-up or a level; the input names one of the three',
    input: z.object({
      levelId: idIn.optional(),
      balanceId: idIn.optional(),
      amount: ownAmount.optional(),
    }),
    answer: memberPayOffer,
    codes: [],
  }),
  memberPayInfo: call({
    method: 'GET',
    path: '/p/member/payInfo',
    auth: 'user',
    ours: true,
    summary: 'Returns the purpose and the state of a payment for a top-up or a level',
    input: z.object({ payNumber: z.string().min(1).max(64) }),
    answer: memberPayment,
    codes: ['A03000'],
  }),
}
