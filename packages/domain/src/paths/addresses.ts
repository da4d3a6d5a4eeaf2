/** Routes whose address is their id. */
const atTop = [
  'ShopInformation',
  'account-closed',
  'cart',
  'chat',
  'commoditypool',
  'compare',
  'coupons',
  'discount-detail',
  'distributor',
  'feedback',
  'feedback-particulars',
  'feedbacktow',
  'financial-payment',
  'flash-sale',
  'forget-password',
  'group-buy',
  'group-order',
  'group-team',
  'index2',
  'inquiry',
  'intellectualProperty',
  'invoice-detail',
  'leaving',
  'list',
  'list-2',
  'login',
  'newIndex',
  'notice-detail',
  'notice-list',
  'order-detail',
  'order-page',
  'order-sheet',
  'order-unknown',
  'payment',
  'payment-option',
  'payment-success',
  'payment-transfer',
  'payments',
  'register',
  'regulation',
  'regulation-details',
  'regulationList',
  'return-detail',
  'select-decorate',
  'shop-prod-list',
  'shopIndex',
  'shopList',
  'special-discount',
  'subcommission',
  'submit-integral-order',
  'submit-order',
  'submit-successfully',
  'supermarket',
  'uc-inquiryDetail',
  'user-center',
  'weixin-pay',
  'write-comments',
] as const

/** Routes whose address is that of the user centre with their id behind it. */
const inUserCenter = [
  'application-list',
  'applocation-detailsl',
  'apply-return',
  'uc-account',
  'uc-address',
  'uc-balance',
  'uc-billManagement',
  'uc-collection',
  'uc-comments',
  'uc-coupons',
  'uc-feedback',
  'uc-footprint',
  'uc-freeshop',
  'uc-integral',
  'uc-myInquiry',
  'uc-order',
  'uc-password',
  'uc-return',
  'uc-shopaccount',
  'view-details',
  'view-logistics',
] as const

/** All other routes. `{list}` is the address of another route, without what is open at its end. */
const written = {
  home: '/',
  'list-html': '/list.html',
  'list-filtered': '{list}/:id',
  'commoditypool-filtered': '{commoditypool}/:id',
  detail: '/detail/:prodId?',
  datasheet: '/datasheet/:prodId?',
  secdetail: '/secdetail/:seckillId?',
  'secdetail-confirm-order': '{secdetail}/confirm-order',
  'member-center': '/member-center/member-center',
  'member-equity': '/member-center/member-equity',
  'buy-member': '/member-center/buy-member',
  'integral-mall': '/member-center/integral-mall',
  'integral-det': '/member-center/integral-det/:prodId?',
  terms: '/termsPage',
} as const

/** The name of an address of the mall; several routes may show one screen. */
export type RouteId = (typeof atTop)[number] | (typeof inUserCenter)[number] | keyof typeof written

/** What the specification's pattern of a route leaves open: `never` where it leaves nothing open. */
export type OpenPart<Id extends RouteId> = Id extends keyof typeof written
  ? (typeof written)[Id] extends `${string}:${infer Part}`
    ? Part
    : never
  : never

/** A route whose address leaves nothing open. */
export type PlainRouteId = { [Id in RouteId]: OpenPart<Id> extends never ? Id : never }[RouteId]

/** The pattern of every route, by its id: `:name` is a part to fill in, `:name?` one that may be missing. */
export type Addresses = Readonly<Record<RouteId, string>>

/**
 * The addresses of a shop that has its own for some routes, and the specification's for all others. Whoever names a
 * new address for the user centre or for the list moves what stands beneath as well.
 */
export function addressesWith(own: Partial<Addresses>): Addresses {
  const patterns: Partial<Record<RouteId, string>> = {}
  const write = (id: RouteId, pattern: string) =>
    (patterns[id] =
      own[id] ??
      pattern.replace(/^\{(.+)\}/, (_, parent: RouteId) =>
        (patterns[parent] ?? own[parent] ?? '').replace(/\/:.*/, ''),
      ))
  for (const id of atTop) write(id, `/${id}`)
  for (const id of inUserCenter) write(id, `{user-center}/${id}`)
  for (const [id, pattern] of Object.entries(written)) write(id as keyof typeof written, pattern)
  return patterns as Addresses
}

/** The addresses of the specification; its capitals and misspellings are its own. */
export const specification: Addresses = addressesWith({})
