import type { Sentences } from '../sentences.ts'

/** Received money without a purpose, to be refunded. */
export const zh = {
  title: '有款项应退给您',
  titleReturned: '多付的款项已退回',
  owed: '{{date}}到账的 {{amount}}（{{kind}}）未用于付款，将按原路退回。',
  returned: '{{date}}到账的 {{amount}}（{{kind}}）未用于付款，已于{{returned}}按原路退回。',
  weixin: '微信支付',
  alipay: '支付宝',
  transfer: '对公转账',
}

export const en: Sentences<typeof zh> = {
  title: 'We owe you money back',
  titleReturned: 'Your extra payment was returned',
  owed: '{{amount}}, received on {{date}} by {{kind}}, was not needed. We will return it the way it came.',
  returned:
    '{{amount}}, received on {{date}} by {{kind}}, was not needed. We returned it the way it came on {{returned}}.',
  weixin: 'WeChat Pay',
  alipay: 'Alipay',
  transfer: 'bank transfer',
}
