import type { Sentences } from '../sentences.ts'

/** Sign-in screen and dialog. */
export const zh = {
  title: '登录',
  lead: '登录后即可查看协议价、下单与跟踪物流',
  benefitPrice: '协议价与阶梯价自动生效',
  benefitOrders: '订单、物流、发票一处查看',
  benefitCart: '购物车多端同步，支持批量下单',
  loginFirst: '请先登录，登录后继续刚才的操作。',
}

export const en: Sentences<typeof zh> = {
  title: 'Log in',
  lead: 'Log in for your agreement prices, orders and deliveries',
  benefitPrice: 'Agreement and tier prices applied automatically',
  benefitOrders: 'Orders, deliveries and invoices in one place',
  benefitCart: 'One cart on every device, and bulk ordering',
  loginFirst: 'Please log in first. You will then continue where you left off.',
}
