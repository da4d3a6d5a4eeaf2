import type { ListFilter } from '@millwright/domain/list/listFilter'

/** The URLs of links and forms. */
export type CommercePaths = {
  /** A product, optionally at one of its SKUs. */
  product: (product: { prodId: string; skuId?: string | undefined }) => string
  /** A product list. Omitted fields of the filter are as in `emptyFilter`. */
  list: (filter: Partial<ListFilter>) => string
  shop: (shop: { shopId: string }) => string
  order: (order: { orderNumber: string }) => string
  payment: (order: { orderNumber: string }) => string
  promotion: (promotion: { discountId: string }) => string
  /** A product in a flash sale. */
  seckill: (sale: { seckillId: string; prodId: string }) => string
  /** A product with a group-buying deal. */
  groupDeal: (deal: { groupActivityId: string; prodId: string }) => string
  flashSales: string
  groupDeals: string
  notice: (notice: { id: string; shopId: string }) => string
  /** The comparison page. Each id is `prodId` or `prodId-skuId`. */
  compare: (compared: { ids: readonly string[] }) => string
  /** The cart page. The forms of the cart are posted to the same URL. */
  cart: string
  /** The checkout page of cart lines, for a GET form with `items`. */
  checkout: string
  /** The search page, for a GET form with `pn` for products, `shopName` for shops. */
  search: string
  shops: string
  login: string
  /** The registration page. `back` is the URL to return to. */
  register: (way: { back?: string | undefined }) => string
  forgotPassword: string
  terms: (which: { of: 'service' | 'privacy' }) => string
  /** The URL that reviews are posted to. */
  comments: string
  /** The URL that messages are posted to before scripts load. */
  chat: string
}
