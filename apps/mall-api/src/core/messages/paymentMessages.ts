import type { Sentences } from './sentences.ts'

export const paymentMessages = {
  orderPaid: ['订单已支付', 'The order has been paid'],
  orderNotFree: ['订单需要支付，不能免付', 'The order has to be paid for'],
  payTypeOff: ['暂不支持该支付方式', 'This kind of payment is not available'],
} as const satisfies Sentences
