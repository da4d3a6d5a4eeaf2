import type { Locale } from '@millwright/domain/locale'

const texts = {
  title: ['卖家工作台', 'The seller’s bench'],
  intro: [
    '在这里扮演商城的另一方：查看发出的短信验证码、确认扫码付款、发货、改价、改库存、上下架、停用类目。这里的一切都是演示。',
    'Play the other side of the mall here: read the codes that were “sent”, confirm scanned payments, ship orders, change prices, stock and what is on the shelf, close categories. All of it is for demonstration.',
  ],
  other: ['English', '中文'],
  codes: ['短信验证码', 'Codes sent by SMS'],
  mobile: ['手机号', 'Mobile'],
  code: ['验证码', 'Code'],
  sent: ['发送时间', 'Sent'],
  validUntil: ['有效期至', 'Valid until'],
  payments: ['待确认的扫码付款', 'Payments waiting to be confirmed'],
  order: ['订单', 'Order'],
  buyer: ['买家', 'Buyer'],
  amount: ['金额', 'Amount'],
  kind: ['方式', 'Kind'],
  wechat: ['微信', 'WeChat'],
  alipay: ['支付宝', 'Alipay'],
  confirmPayment: ['确认已付款', 'Confirm payment'],
  orders: ['订单', 'Orders'],
  status: ['状态', 'Status'],
  action: ['操作', 'Action'],
  expire: ['立即过期', 'Let it expire'],
  company: ['物流公司', 'Carrier'],
  flowNumber: ['物流单号', 'Logistics number'],
  ship: ['发货', 'Ship'],
  goods: ['商品', 'Products'],
  find: ['型号或名称', 'Model or name'],
  search: ['查找', 'Find'],
  model: ['型号', 'Model'],
  product: ['商品', 'Product'],
  price: ['价格', 'Price'],
  stocks: ['库存', 'Stock'],
  priceAndStock: ['价格与库存', 'Price and stock'],
  save: ['保存', 'Save'],
  takeOff: ['下架', 'Take off the shelf'],
  putOn: ['上架', 'Put on the shelf'],
  category: ['类目编号', 'Category number'],
  closeCategory: ['停用类目', 'Close the category'],
  openCategory: ['启用类目', 'Open the category'],
  none: ['暂无', 'Nothing here'],
  inquiries: ['询价', 'Inquiries'],
  remark: ['内容', 'Text'],
  done: ['已完成', 'Done'],
  failed: ['未能完成：状态已改变或内容不正确', 'Not done: the state has changed, or what was typed is not right'],
  status1: ['待付款', 'Unpaid'], status2: ['待发货', 'To ship'], status3: ['已发货', 'Shipped'], status5: ['已完成', 'Completed'], status6: ['已关闭', 'Closed'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type BenchText = keyof typeof texts

export function benchText(locale: Locale, key: BenchText): string {
  return texts[key][locale === 'zh' ? 0 : 1]
}
