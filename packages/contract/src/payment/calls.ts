import * as z from 'zod'
import { call } from '../call.ts'
import { payOption } from './payOption.ts'
import { owedMoney } from './owedMoney.ts'
import { paySubject } from './transferCalls.ts'
import { count, list, maybe, money, text, booleanValue } from '../values.ts'

/** `"a,b"` */
const orderNumbers = z.object({ orderNumbers: z.string().min(1).max(2000) })

/** Payment of orders (api.md F). */
export const payment = {
  orderPayInfo: call({
    method: 'GET',
    path: '/p/order/getOrderPayInfoByOrderNumber',
    auth: 'user',
    summary: 'Returns the data of the payment screen for orders',
    input: orderNumbers,
    answer: z.object({
      prodNameList: list(z.string()),
      receiver: text,
      userAddr: text,
      mobile: text,
      status: count,
      /** Epoch milliseconds, or a date in the API's format. */
      endTime: z.union([z.number(), z.string()]),
      totalFee: money,
      totalScore: maybe(count),
      /** Extension: the paid orders, including orders refunded since. */
      paidNumbers: maybe(z.array(z.string())),
      /** Extension: money received for the orders but not used to pay them. The mall returns it to the buyer. */
      owed: maybe(z.array(owedMoney)),
    }),
    codes: ['A03000'],
  }),
  payOptions: call({
    method: 'GET',
    path: '/p/order/payOptions',
    auth: 'user',
    ours: true,
    summary: 'Lists the payment methods with their terms, and the reason if the buyer cannot use one here',
    input: paySubject,
    answer: list(payOption),
    codes: ['A03000'],
  }),
  pay: call({
    method: 'POST',
    path: '/p/order/pay',
    auth: 'user',
    summary: 'Starts a payment; returns a form, a code to scan, or true',
    input: orderNumbers.extend({
      payType: z.number(),
      returnUrl: z.string().max(2000).optional(),
      systemType: z.number().default(1),
      /** The pay password for payment by balance, encoded like every password. */
      payPassword: z.string().min(1).max(512).optional(),
    }),
    answer: z.union([z.boolean(), z.string(), z.object({ code_url: text, form: text, url: text })]),
    codes: ['A03000', 'A03002', 'A03007'],
  }),
  normalPay: call({
    method: 'POST',
    path: '/p/order/normalPay',
    auth: 'user',
    summary: 'Completes orders of ¥0.00 without a payment',
    input: orderNumbers,
    answer: booleanValue,
    codes: ['A03000', 'A03002', 'A03007', 'A03013'],
  }),
  isPay: call({
    method: 'GET',
    path: '/p/order/isPay',
    auth: 'user',
    ours: true,
    summary: 'Returns whether the orders are paid',
    input: orderNumbers,
    answer: booleanValue,
    codes: ['A03000'],
  }),
}
