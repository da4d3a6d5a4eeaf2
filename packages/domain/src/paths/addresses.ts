/**
 * Routes by the address of their parent. Each entry is the route's id, which is its last fixed segment, followed by its
 * parameter if it has one. `{user-center}` is replaced by the address of that route without its parameter.
 */
const named = {
  '/': [
    'ShopInformation',
    'account-closed',
    'cart',
    'chat',
    'commoditypool',
    'compare',
    'coupons',
    'datasheet/:prodId?',
    'detail/:prodId?',
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
    'quick-order',
    'register',
    'regulation',
    'regulation-details',
    'regulationList',
    'return-detail',
    'secdetail/:seckillId?',
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
  ],
  '{user-center}/': [
    'application-list',
    'applocation-detailsl',
    'apply-return',
    'uc-account',
    'uc-address',
    'uc-article-numbers',
    'uc-balance',
    'uc-billManagement',
    'uc-collection',
    'uc-comments',
    'uc-coupons',
    'uc-feedback',
    'uc-footprint',
    'uc-freeshop',
    'uc-integral',
    'uc-messages',
    'uc-myInquiry',
    'uc-order',
    'uc-order-list-detail/:listId?',
    'uc-order-lists',
    'uc-password',
    'uc-return',
    'uc-shopaccount',
    'view-details',
    'view-logistics',
  ],
  '/member-center/': ['buy-member', 'integral-det/:prodId?', 'integral-mall', 'member-center', 'member-equity'],
} as const

const written = {
  home: '/',
  'list-html': '/list.html',
  'list-filtered': '{list}/:id',
  'commoditypool-filtered': '{commoditypool}/:id',
  'secdetail-confirm-order': '{secdetail}/confirm-order',
  terms: '/termsPage',
} as const

type Named = (typeof named)[keyof typeof named][number]
type IdOf<Text extends string> = Text extends `${infer Id}/${string}` ? Id : Text
type Written = typeof written

/** The name of an address of the mall. Several routes may show one screen. */
export type RouteId = IdOf<Named> | keyof Written

/** The parameter in a route's pattern in the specification (`prodId?`), or `never` without a parameter. */
export type OpenPart<Id extends RouteId> = OpenIn<
  Id extends keyof Written ? Written[Id] : Extract<Named, `${Id}/${string}`>
>
type OpenIn<Pattern extends string> = Pattern extends `${string}:${infer Part}` ? Part : never

/** A route without a parameter. */
export type PlainRouteId = { [Id in RouteId]: OpenPart<Id> extends never ? Id : never }[RouteId]

/** The pattern of every route by id. `:name` is a parameter, `:name?` an optional parameter. */
export type Addresses = Readonly<Record<RouteId, string>>

/**
 * Returns the shop's own addresses for some routes and the specification's for the rest. A new address of the user
 * centre or the list also moves the routes below it.
 */
export function addressesWith(own: Partial<Addresses>): Addresses {
  const patterns: Partial<Record<string, string>> = {}
  // Parents come before their children in the table.
  const write = (id: string, pattern: string) => {
    patterns[id] =
      own[id as RouteId] ??
      pattern.replace(/^\{(.+)\}/, (_, parent: string) => (patterns[parent] ?? '').replace(/\/:.*/, ''))
  }
  for (const [beneath, texts] of Object.entries(named))
    for (const text of texts) write(text.replace(/\/.*/, ''), beneath + text)
  for (const [id, pattern] of Object.entries(written)) write(id, pattern)
  return patterns as Addresses
}

/** The addresses of the specification, with its own capitals and misspellings. */
export const specificationAddresses: Addresses = addressesWith({})
