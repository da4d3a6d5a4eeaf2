import type { Sentences } from './sentences.ts'

export const mailMessages = {
  mailShipped: ['订单 {orderNumber} 已发货', 'Order {orderNumber} has been shipped'],
  mailShippedText: [
    '您的订单 {orderNumber} 有一个包裹已发出。运单号：{flowNumber}。可在“我的订单”中查看物流进度。',
    'A parcel of your order {orderNumber} is on its way. Tracking number: {flowNumber}. Follow it under “My orders”.',
  ],
  mailQuoted: ['询价 {inquiryNumber} 已有报价', 'Inquiry {inquiryNumber} has been quoted'],
  mailQuotedText: [
    '店铺已答复您的询价 {inquiryNumber}。报价有效期至 {until}。可在“我的询价”中查看并接受。',
    'A shop has answered your inquiry {inquiryNumber}. The quote is valid until {until}. See and accept it under “My inquiries”.',
  ],
  mailBilled: ['{month} 账单已出', 'Your statement of {month}'],
  mailBilledText: [
    '账单 {billNumber} 金额 ¥{amount}，请于 {due} 前付款。可在“账期账单”中查看并付款。',
    'Statement {billNumber} comes to ¥{amount} and is due by {due}. See and pay it under “Statements”.',
  ],
} as const satisfies Sentences
