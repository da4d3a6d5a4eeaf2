import { payTypes } from '@millwright/domain/payment/payKinds'
import * as z from 'zod'

const orderNumber = z.string().describe('the number of the order')
const amount = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .describe('yuan, as decimal text')
const order = z.object({
  orderNumber,
  shopId: z.number(),
  orderType: z.number().describe('0 ordinary, 1 group, 2 flash sale, 3 points'),
  actualTotal: amount,
})
const item = z.object({
  skuId: z.number(),
  partyCode: z.string().describe('the model'),
  quantity: z.number(),
  price: amount,
})

const exampleOrder = { orderNumber: '2611210930000012345678', shopId: 1, orderType: 0, actualTotal: '185.00' }
const exampleItems = [{ skuId: 1001, partyCode: '6205-2RS', quantity: 10, price: '18.50' }]

/** The types of events that the mall sends to webhook endpoints: what each means, its data and an example. */
export const webhookTypes = {
  'order.placed': {
    means: 'A buyer placed an order. It is not paid yet.',
    data: order.extend({ items: z.array(item) }),
    example: { ...exampleOrder, items: exampleItems },
  },
  'order.paid': {
    means: 'An order was paid. A group order then waits for its group.',
    data: order.extend({ payType: z.number().describe('the kind of payment, as in the API') }),
    example: { ...exampleOrder, payType: payTypes.alipay },
  },
  'order.shipped': {
    means: 'A package of an order was handed to the carrier.',
    data: order.extend({ company: z.string().describe('the carrier'), flowNumber: z.string() }),
    example: { ...exampleOrder, company: 'SF Express', flowNumber: 'SF1234567890' },
  },
  'order.received': {
    means: 'The receipt of an order was confirmed, by the buyer or by the end of the waiting time.',
    data: order,
    example: exampleOrder,
  },
  'order.closed': {
    means: 'An unpaid order was closed, by the buyer or by the end of the time to pay.',
    data: order.extend({ reason: z.enum(['timeout', 'cancelled']) }),
    example: { ...exampleOrder, reason: 'timeout' },
  },
  'payment.received': {
    means: 'Money arrived from outside: by a scan or from a bank.',
    data: z.object({
      purpose: z.string().describe('`order`, or what else the money is for'),
      subject: z.string().describe('the numbers of what the money is for, separated by commas'),
      amount,
      payType: z.number(),
    }),
    example: { purpose: 'order', subject: exampleOrder.orderNumber, amount: '185.00', payType: payTypes.alipay },
  },
  'refund.requested': {
    means: 'A buyer applied for a refund.',
    data: z.object({ refundSn: z.string(), orderNumber, amount }),
    example: { refundSn: '8826112109300012345678', orderNumber: exampleOrder.orderNumber, amount: '18.50' },
  },
  'refund.settled': {
    means:
      'Money of an order was returned. Without `refundSn` the whole payment returned, as of a group that did not fill.',
    data: z.object({ refundSn: z.string().optional(), orderNumber, amount, payType: z.number().nullable() }),
    example: {
      refundSn: '8826112109300012345678',
      orderNumber: exampleOrder.orderNumber,
      amount: '18.50',
      payType: payTypes.alipay,
    },
  },
  'stock.changed': {
    means: 'The stock of a SKU changed, by an order, a return or a person.',
    data: z.object({ skuId: z.number(), partyCode: z.string(), stocks: z.number().describe('-1 is unlimited') }),
    example: { skuId: 1001, partyCode: '6205-2RS', stocks: 90 },
  },
} satisfies Record<string, { means: string; data: z.ZodType; example: object }>

export type WebhookType = keyof typeof webhookTypes
export const webhookTypeNames = Object.keys(webhookTypes) as WebhookType[]
export type WebhookData<T extends WebhookType> = z.infer<(typeof webhookTypes)[T]['data']>

export function isWebhookType(name: string): name is WebhookType {
  return Object.hasOwn(webhookTypes, name)
}
