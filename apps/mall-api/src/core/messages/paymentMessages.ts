import type { Sentences } from './sentences.ts'

export const paymentMessages = {
  orderPaid: ['订单已支付', 'The order has been paid'],
  orderNotFree: ['订单需要支付，不能免付', 'The order has to be paid for'],
  payServiceDown: [
    '支付服务暂时无法连接，请稍后重试或换一种支付方式',
    'The payment service does not answer. Try again later, or pay by another method.',
  ],
  payTitleOrder: ['订单 {subject}', 'Order {subject}'],
  payTitleBill: ['账单 {subject}', 'Statement {subject}'],
  payTitleTopUp: ['余额充值 {subject}', 'Top-up {subject}'],
  payTitleLevel: ['会员等级 {subject}', 'Membership {subject}'],
  payTypeOff: ['暂不支持该支付方式', 'This kind of payment is not available'],
} as const satisfies Sentences
