import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import type { KeyOf } from '@millwright/i18n/namespaces'

type Key = KeyOf<'missing'>
/** A text about the missing record, from the `missing` or `errors` namespace. */
type MissingText = { namespace: 'missing'; key: Key } | { namespace: 'errors'; key: KeyOf<'errors'> }
type Place = { route: PlainRouteId | undefined; label: Key }
type Why = 'whyOwn' | 'whyPublic' | 'whyListPage' | 'whyDraft'

export type ThingWords = {
  /** The text if the address names no record. */
  unnamed: Key
  /** The text if the record does not exist. */
  unknown: MissingText
  /** The possible reason. */
  why: Why
  /** The link to records of this kind. Without a route, it leads to the first page of the same list. */
  place: Place
}

function thing(
  why: Why,
  route: PlainRouteId | undefined,
  label: Key,
  unnamed: Key,
  unknown: Key | { errors: KeyOf<'errors'> },
) {
  const said: MissingText =
    typeof unknown === 'string' ? { namespace: 'missing', key: unknown } : { namespace: 'errors', key: unknown.errors }
  return { unnamed, unknown: said, why, place: { route, label } } satisfies ThingWords
}

const orders = ['whyOwn', 'uc-order', 'toOrders'] as const

/** The kinds of records that an address can name, and where to find them. */
export const things = {
  order: thing(...orders, 'orderUnnamed', { errors: 'orderUnknown' }),
  due: thing(...orders, 'dueUnnamed', 'dueUnknown'),
  topUp: thing('whyOwn', 'uc-balance', 'toBalance', 'topUpUnnamed', 'topUpUnknown'),
  return: thing('whyOwn', 'uc-return', 'toReturns', 'returnUnnamed', { errors: 'refundUnknown' }),
  invoice: thing('whyOwn', 'uc-billManagement', 'toInvoices', 'invoiceUnnamed', 'invoiceUnknown'),
  statement: thing('whyOwn', 'financial-payment', 'toStatements', 'statementUnnamed', 'statementUnknown'),
  creditApplication: thing(
    'whyOwn',
    'financial-payment',
    'toCredit',
    'creditApplicationUnnamed',
    'creditApplicationUnknown',
  ),
  inquiry: thing('whyOwn', 'uc-myInquiry', 'toInquiries', 'inquiryUnnamed', { errors: 'inquiryGone' }),
  orderList: thing('whyOwn', 'uc-order-lists', 'toOrderLists', 'orderListUnnamed', 'orderListUnknown'),
  comment: thing('whyOwn', 'uc-comments', 'toComments', 'commentUnnamed', 'commentUnknown'),
  feedback: thing('whyOwn', 'uc-feedback', 'toFeedback', 'feedbackUnnamed', 'feedbackUnknown'),
  record: thing('whyOwn', 'user-center', 'toUserCenter', 'recordUnnamed', 'recordUnknown'),
  address: thing('whyOwn', 'uc-address', 'toAddresses', 'addressUnnamed', 'addressUnknown'),
  product: thing('whyPublic', 'list', 'toProducts', 'productUnnamed', { errors: 'productGone' }),
  category: thing('whyPublic', 'list', 'toProducts', 'productUnnamed', 'categoryUnknown'),
  sale: thing('whyPublic', 'flash-sale', 'toSales', 'saleUnnamed', 'saleUnknown'),
  group: thing('whyPublic', 'group-buy', 'toGroups', 'groupUnnamed', 'groupUnknown'),
  discount: thing('whyPublic', 'special-discount', 'toDiscounts', 'discountUnnamed', 'discountUnknown'),
  coupon: thing('whyPublic', 'coupons', 'toCoupons', 'couponUnnamed', 'couponUnknown'),
  reward: thing('whyPublic', 'integral-mall', 'toPointsMall', 'rewardUnnamed', 'rewardUnknown'),
  shop: thing('whyPublic', 'shopList', 'toShops', 'shopUnnamed', 'shopUnknown'),
  draft: thing('whyDraft', 'home', 'toMall', 'recordUnnamed', 'draftUnknown'),
  rule: thing('whyPublic', 'regulation', 'toRules', 'ruleUnnamed', 'ruleUnknown'),
  notice: thing('whyPublic', 'notice-list', 'toNotices', 'noticeUnnamed', { errors: 'announcementMissing' }),
  listPage: thing('whyListPage', undefined, 'toFirstPage', 'listPageUnnamed', 'listPageUnknown'),
} as const satisfies Record<string, ThingWords>

/** The rights that a buyer may lack, and where to apply for them. */
export const rights = {
  accountPeriod: {
    title: 'accountPeriodTitle',
    why: 'accountPeriodWhy',
    place: { route: 'financial-payment', label: 'toCreditApply' },
  },
  distributor: {
    title: 'distributorTitle',
    why: 'distributorWhy',
    place: { route: 'distributor', label: 'toDistributor' },
  },
  ownShop: {
    title: 'ownShopTitle',
    why: 'ownShopWhy',
    place: { route: 'uc-freeshop', label: 'toShopApply' },
  },
} as const satisfies Record<string, { title: Key; why: Key; place: Place }>

/**
 * The reason why a page is missing: the address names no record, the record does not exist or belongs to another
 * account, or the buyer lacks the right.
 */
export type Missing =
  | { unnamed: keyof typeof things }
  | { unknown: keyof typeof things }
  | { right: keyof typeof rights }

/** Returns a one-sentence title of the missing record or right. */
export function titleOfMissing(missing: Missing): MissingText {
  if ('right' in missing) return { namespace: 'missing', key: rights[missing.right].title }
  return 'unnamed' in missing
    ? { namespace: 'missing', key: things[missing.unnamed].unnamed }
    : things[missing.unknown].unknown
}
