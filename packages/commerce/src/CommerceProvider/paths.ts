import type { ListFilter } from '@millwright/domain/list/listFilter'

/** Where the widgets' links and forms lead. */
export type CommercePaths = {
  /** A product, at one of its SKUs where one is spoken of. */
  product: (product: { prodId: string; skuId?: string | undefined }) => string
  /** A list of products, narrowed as the filter says; what it leaves out is as in `emptyFilter`. */
  list: (filter: Partial<ListFilter>) => string
  shop: (shop: { shopId: string }) => string
  order: (order: { orderNumber: string }) => string
  /** Where an order is paid. */
  payment: (order: { orderNumber: string }) => string
  promotion: (promotion: { discountId: string }) => string
  /** A product in a flash sale. */
  seckill: (sale: { seckillId: string; prodId: string }) => string
  /** A product that a group buys together. */
  groupDeal: (deal: { groupActivityId: string; prodId: string }) => string
  flashSales: string
  groupDeals: string
  notice: (notice: { id: string; shopId: string }) => string
  /** Products side by side, each named as `prodId` or `prodId-skuId`. */
  compare: (compared: { ids: readonly string[] }) => string
  /** The cart, to which its forms are posted. */
  cart: string
  /** Where an order is made of lines of the cart: a GET form with `items`. */
  checkout: string
  /** The search among goods, a GET form with `pn`; among shops, with `shopName`. */
  search: string
  shops: string
  login: string
  /** `back` is where one goes afterwards. */
  register: (way: { back?: string | undefined }) => string
  forgotPassword: string
  terms: (which: { of: 'service' | 'privacy' }) => string
  /** Where a review is posted. */
  comments: string
  /** Where a message is posted before scripts. */
  chat: string
}
