import type { Sentences } from './sentences.ts'

export const creditMessages = {
  creditApply: ['您还没有账期，请先申请', 'You have no credit account yet; please apply for one'],
  creditStopped: ['账期已停用，请联系客服', 'Your credit account is on hold; please contact customer service'],
  creditOverdue: [
    '对账单 {billNumber} 已逾期，付清后才能继续使用账期',
    'Statement {billNumber} is overdue; pay it to use credit again',
  ],
  creditTooLittle: [
    '账期可用额度 {left} 元，不足以支付本次订单',
    'Your credit account has ¥{left} left, which is not enough for this payment',
  ],
  creditIncomplete: [
    '申请信息不完整或有误，请核对',
    'Details of the application are missing or wrong; please check them',
  ],
  creditUnderReview: ['已有一份申请在审核中', 'An application is already under review'],
  creditRunning: [
    '账期已开通，无需重复申请；需要调整请联系客服',
    'You already have a credit account; contact customer service to change it',
  ],
  applicationGone: ['申请不存在', 'There is no such application'],
  billGone: ['对账单不存在', 'There is no such statement'],
  billPaid: ['对账单已付清', 'The statement has been paid'],
  transferNotHere: ['该订单不支持对公转账', 'These orders cannot be paid by bank transfer'],
  transferOff: ['商城暂未开通对公转账', 'This mall takes no bank transfers at the moment'],
  transferTooMany: [
    '最多同时保留 {limit} 笔待转账订单',
    'At most {limit} orders can wait for bank transfers at a time',
  ],
  transferReceived: ['汇款已到账', 'The transfer has been received'],
  transferNone: ['请先选择对公转账', 'Choose bank transfer first'],
} as const satisfies Sentences
