import type { InputOf } from '@millwright/contract/contract'
import { CART_LINE_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { readQuantity } from '@millwright/domain/account/validation'
import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { missing, redirect } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'

/** The source of the order: cart lines, or one product from its detail page. */
export type OrderSource =
  | { kind: 'cart'; items: string[] }
  | { kind: 'product'; prodId: string; skuId: string; shopId: string; count: number }

/**
 * Reads `/submit-order?items=1,2` and `/order-page?prodId&skuId&shopId&count`. Redirects if there is nothing to order.
 */
export function readSource({ url }: Pick<LoaderContext, 'url'>): OrderSource {
  const query = url.searchParams
  if (isAt(url.pathname, 'order-page')) {
    const [prodId = '', skuId = '', shopId = ''] = ['prodId', 'skuId', 'shopId'].map((name) => query.get(name) ?? '')
    if (![prodId, skuId, shopId].every(isId)) missing({ unnamed: 'product' })
    const read = readQuantity(query.get('count') ?? 1)
    if ('problem' in read) redirect(path('detail', { prodId, sku: skuId, problem: read.problem }))
    return { kind: 'product', prodId, skuId, shopId, count: read.quantity }
  }
  const items = [...new Set((query.get('items') ?? '').split(',').filter(isId))]
  if (!items.length) redirect(path('cart', { problem: 'emptySelection' }))
  if (items.length > CART_LINE_LIMIT) redirect(path('cart', { problem: 'tooManyLines' }))
  return { kind: 'cart', items }
}

/**
 * Returns the input of the pricing call. `coupons` and `points` are the buyer's choice, in the form of the address. If
 * they are absent, the mall applies the best set of coupons and no points.
 */
export function confirmInput(
  source: OrderSource,
  addrId: string,
  {
    coupons,
    points,
    distributionCardNo,
  }: Pick<OrderPlace, 'coupons' | 'points'> & { distributionCardNo?: string | undefined } = {},
): InputOf<'confirmOrder'> {
  const chosen = {
    ...(coupons && { couponIds: coupons.split(',').filter(isId), userChangeCoupon: 1 }),
    ...(points && { isScorePay: 1, ...(points !== MAX_POINTS && { userUseScore: Number(points) }) }),
  }
  if (source.kind === 'cart') return { basketIds: source.items, addrId, ...chosen }
  const { prodId, skuId, shopId, count } = source
  const orderItem = { prodId, skuId, shopId, prodCount: count, ...(distributionCardNo && { distributionCardNo }) }
  return { orderItem, addrId, ...chosen }
}

/** The value for the maximum number of points that the order accepts. */
export const MAX_POINTS = 'most'

/**
 * Reads points from a form or an address: a number of at most nine digits or `MAX_POINTS`. Otherwise returns an empty
 * string.
 */
export function readPoints(value: string | undefined): string {
  const text = (value ?? '').trim()
  return text === MAX_POINTS || /^[1-9]\d{0,8}$/.test(text) ? text : ''
}

/** Begins the intent of a button that claims a coupon. Its id follows. */
export const CLAIM = 'claim:'

/** The value for an order without coupons. */
export const NO_COUPON = 'none'

/** Returns the ticked coupons of the form, sorted. `NO_COUPON` if the form offers coupons and no coupon is ticked. */
export function readCoupons(entries: Iterable<[string, unknown]>): string {
  const ticked = [...entries].filter(([name]) => /^coupon\.\d{1,19}$/.test(name)).map(([, value]) => String(value))
  return ticked.filter(isId).toSorted().join(',') || (ticked.length ? NO_COUPON : '')
}

export type OrderPlace = {
  addrId?: string
  /** Opens the form for a new address. */
  address?: 'new'
  /** The last total that the buyer saw, so that a change can be shown. */
  shown?: string
  /** The buyer's own order number. */
  poNumber?: string
  /** The selected coupons: ids or `NO_COUPON`. Absent: the best set. */
  coupons?: string
  /** The points that the buyer wants to spend. */
  points?: string
  /** The messages to the shops by shop id, kept while addresses change. */
  remarks?: Readonly<Record<string, string>>
  /** The invoice fields, by form field name. */
  invoice?: readonly [string, string][]
}

/** Returns the address of the order form in one of its states. */
export function orderHref(
  source: OrderSource,
  { addrId, address, shown, poNumber, coupons, points, remarks = {}, invoice = [] }: OrderPlace = {},
): string {
  const query = new URLSearchParams()
  if (source.kind === 'cart') query.set('items', source.items.join(','))
  else for (const name of ['prodId', 'skuId', 'shopId', 'count'] as const) query.set(name, String(source[name]))
  if (addrId) query.set('addrId', addrId)
  if (address) query.set('address', address)
  if (shown) query.set('shown', shown)
  if (poNumber) query.set('po', poNumber)
  if (coupons) query.set('coupons', coupons)
  if (points) query.set('points', points)
  for (const [shopId, remark] of Object.entries(remarks)) if (remark) query.set(`remark.${shopId}`, remark)
  for (const [name, value] of invoice) query.set(name, value)
  return path(source.kind === 'cart' ? 'submit-order' : 'order-page', query)
}

/** Reads the messages to the shops from a form or a query. */
export function readRemarks(entries: Iterable<[string, unknown]>): Record<string, string> {
  const remarks: Record<string, string> = {}
  for (const [name, value] of entries) {
    const shopId = /^remark\.(\d{1,19})$/.exec(name)?.[1]
    if (isId(shopId) && typeof value === 'string') remarks[shopId] = value.trim()
  }
  return remarks
}
