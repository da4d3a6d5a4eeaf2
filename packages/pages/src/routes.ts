import type { Area } from '@millwright/i18n/areas'

export type Layout = 'default' | 'decorate' | 'home' | 'empty' | 'policy'
export type ScreenName =
  | 'Home' | 'List' | 'Compare' | 'Detail' | 'Datasheet' | 'Login' | 'Cart' | 'SubmitOrder' | 'Payment' | 'WeixinPay' | 'PaymentSuccess' | 'MyOrders' | 'OrderDetail' | 'OrderUnknown' | 'Leaving' | 'SelectDecorate' | 'ShopIndex' | 'ShopInformation' | 'Register' | 'ForgetPassword' | 'UcPassword' | 'Terms' | 'Chat' | 'NotFound'

export type Route = {
  /** Unique; two paths may show one screen. */
  id: string
  /** With `:name` for a part, `:name?` for one that may be missing; without the leading slash; capitals and misspellings are the specification's (R2). */
  path: string
  screen: ScreenName
  /** The texts that the screen needs beside the shell's own. */
  areas: readonly Area[]
  layout: Layout
  /** Visitors log in first. */
  buyerOnly?: boolean
  /** R6.05. */
  pageId?: number
}

/** The texts of what stands around every screen. */
export const shellAreas = ['common', 'commerce', 'errors', 'account'] as const satisfies readonly Area[]

/** Every screen of the mall and where it lives: the one route table. */
export const routes: readonly Route[] = [
  { id: 'home', path: '', screen: 'Home', areas: ['decoration'], layout: 'default', pageId: 1 },
  { id: 'index2', path: 'index2', screen: 'Home', areas: ['decoration'], layout: 'default', pageId: 1 },
  { id: 'newIndex', path: 'newIndex', screen: 'Home', areas: ['decoration'], layout: 'decorate', pageId: 1 },
  { id: 'select-decorate', path: 'select-decorate', screen: 'SelectDecorate', areas: ['decoration', 'shop'], layout: 'decorate' },
  { id: 'shopIndex', path: 'shopIndex', screen: 'ShopIndex', areas: ['decoration', 'list', 'shop'], layout: 'decorate' },
  { id: 'ShopInformation', path: 'ShopInformation', screen: 'ShopInformation', areas: ['shop'], layout: 'default' },
  { id: 'shop-prod-list', path: 'shop-prod-list', screen: 'ShopIndex', areas: ['decoration', 'list', 'shop'], layout: 'decorate' },
  { id: 'list', path: 'list', screen: 'List', areas: ['list'], layout: 'default', pageId: 6 },
  { id: 'list-filtered', path: 'list/:id', screen: 'List', areas: ['list'], layout: 'default', pageId: 6 },
  { id: 'list-2', path: 'list-2', screen: 'List', areas: ['list'], layout: 'default', pageId: 6 },
  { id: 'list-html', path: 'list.html', screen: 'List', areas: ['list'], layout: 'default', pageId: 6 },
  { id: 'compare', path: 'compare', screen: 'Compare', areas: ['compare'], layout: 'default' },
  { id: 'detail', path: 'detail/:prodId?', screen: 'Detail', areas: ['detail'], layout: 'default', pageId: 2 },
  { id: 'datasheet', path: 'datasheet/:prodId', screen: 'Datasheet', areas: ['detail'], layout: 'empty' },
  { id: 'login', path: 'login', screen: 'Login', areas: [], layout: 'default' },
  { id: 'cart', path: 'cart', screen: 'Cart', areas: ['cart'], layout: 'default', buyerOnly: true, pageId: 8 },
  { id: 'submit-order', path: 'submit-order', screen: 'SubmitOrder', areas: ['cart', 'order'], layout: 'default', buyerOnly: true },
  { id: 'order-page', path: 'order-page', screen: 'SubmitOrder', areas: ['cart', 'order'], layout: 'default', buyerOnly: true },
  { id: 'payment', path: 'payment', screen: 'Payment', areas: ['pay', 'order'], layout: 'empty', buyerOnly: true, pageId: 10 },
  { id: 'weixin-pay', path: 'weixin-pay', screen: 'WeixinPay', areas: ['pay', 'order'], layout: 'empty', buyerOnly: true },
  { id: 'payment-success', path: 'payment-success', screen: 'PaymentSuccess', areas: ['pay', 'order'], layout: 'default', buyerOnly: true },
  { id: 'uc-order', path: 'user-center/uc-order', screen: 'MyOrders', areas: ['order'], layout: 'default', buyerOnly: true, pageId: 13 },
  { id: 'order-detail', path: 'order-detail', screen: 'OrderDetail', areas: ['order'], layout: 'default', buyerOnly: true, pageId: 9 },
  { id: 'order-unknown', path: 'order-unknown', screen: 'OrderUnknown', areas: ['edge', 'order'], layout: 'default', buyerOnly: true },
  { id: 'leaving', path: 'leaving', screen: 'Leaving', areas: ['edge'], layout: 'default' },
  { id: 'register', path: 'register', screen: 'Register', areas: ['session'], layout: 'default' },
  { id: 'forget-password', path: 'forget-password', screen: 'ForgetPassword', areas: ['session'], layout: 'default' },
  { id: 'uc-password', path: 'user-center/uc-password', screen: 'UcPassword', areas: ['session', 'order'], layout: 'default', buyerOnly: true },
  { id: 'terms', path: 'termsPage', screen: 'Terms', areas: ['session'], layout: 'policy' },
  { id: 'chat', path: 'chat', screen: 'Chat', areas: ['chat', 'order'], layout: 'empty', buyerOnly: true },
  { id: 'not-found', path: '*', screen: 'NotFound', areas: [], layout: 'default' },
]

/** Paths that lead elsewhere until their own screen exists. */
export const redirects: readonly { id: string; path: string; to: string }[] = [{ id: 'user-center', path: 'user-center', to: '/user-center/uc-order' }]
