/** Texts in both languages. */
export type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>

export const commonTexts = {
  action: ['操作', 'Action'],
  amount: ['金额', 'Amount'],
  buyer: ['买家', 'Buyer'],
  mobile: ['手机号', 'Mobile'],
  every: ['全部', 'All'],
  more: ['更多', 'More'],
  none: ['暂无', 'Nothing here'],
  noMatch: ['没有符合条件的记录。', 'No record matches.'],
  showAll: ['查看全部', 'Show all'],
  order: ['订单', 'Order'],
  product: ['商品', 'Product'],
  before: ['上一页', 'Previous page'],
  after: ['下一页', 'Next page'],
  save: ['保存', 'Save'],
  search: ['查找', 'Search'],
  sent: ['发送时间', 'Sent'],
  shop: ['店铺', 'Shop'],
  status: ['状态', 'Status'],
} as const satisfies Texts

export type CommonText = keyof typeof commonTexts
