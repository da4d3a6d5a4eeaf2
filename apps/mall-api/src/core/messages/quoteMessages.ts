import type { Sentences } from './sentences.ts'

export const quoteMessages = {
  inquiryEmpty: ['请填写询价内容', 'Write what you want quoted'],
  inquiryGone: ['询价单不存在', 'There is no such inquiry'],
  inquiryEnded: ['该询价已结束，请刷新后查看', 'This inquiry has ended; refresh to see how it stands'],
  inquiryDate: ['报价截止日期须在今天之后一年以内', 'Quotes can be wanted by a day within the next year'],
  messageEmpty: ['请填写留言或添加附件', 'Write something or add a file'],
  quoteGone: ['报价不存在', 'There is no such quote'],
  quoteExpired: ['报价已过有效期，请联系店铺延期', 'The quote has expired; ask the shop to extend it'],
  quoteChanged: [
    '报价已变更或过期，请刷新后按最新价格确认',
    'The quote has changed or expired; refresh and look at the price again',
  ],
  quoteSubstitute: [
    '所选报价中有其他品牌或型号的商品，请先在该行勾选接受',
    'A selected quote offers another brand or model: accept it on its line first',
  ],
  quoteUsedUp: ['该报价的数量已全部下单', 'All pieces of this quote have been ordered'],
  quoteMost: [
    '报价数量最多 {bound} 件，更多数量请按普通价格另行加购',
    'The quote is for {bound} pieces at most; add further ones from the product at the ordinary price',
  ],
} as const satisfies Sentences
