import { isFilePath } from '../files/filePath.ts'
import { isId } from '../id.ts'
import { isRecord } from '../isRecord.ts'
import { writeListPath } from '../list/listFilter.ts'
import { isAt } from '../paths/isAt.ts'
import { path } from '../paths/path.ts'
import { shopAddress } from '../paths/shopAddress.ts'

/**
 * The target of a link on a decorated page. Merchants store links as JSON of six types. `readLink` returns an address
 * that is safe in `href`, or a problem, so that the JSON cannot run scripts.
 */
export type LinkTarget = { href: string; newTab: boolean }
export type LinkProblem = 'empty' | 'unknownType' | 'badProduct' | 'badCategory' | 'badShop' | 'badPage' | 'badUrl'
export type LinkReading = { target: LinkTarget; problem?: undefined } | { target?: undefined; problem: LinkProblem }

/** The pages that the editor's page picker offers, by key. `readLink` reads an unknown key as a path. */
export const pageKeys: Readonly<Record<string, () => string>> = {
  index: () => path('home'),
  cart: () => path('cart'),
  order: () => path('uc-order'),
  user: () => path('user-center'),
  collection: () => path('uc-collection'),
  newProd: () => writeListPath({ newest: true }),
  discount: () => path('special-discount'),
  group: () => path('group-buy'),
  seckill: () => path('flash-sale'),
  coupon: () => path('coupons'),
  integral: () => path('integral-mall'),
  member: () => path('member-center'),
  distribution: () => path('distributor'),
  signIn: () => path('uc-integral'),
}

export function readLink(input: unknown): LinkReading {
  if (!isRecord(input)) return { problem: 'empty' }
  const type = numberOf(input.type)
  const link = input.link
  if ((link === undefined || link === null || link === '') && typeof input.path === 'string') return page(input.path)
  switch (type) {
    case 1:
      return product(link)
    case 2:
      return category(link)
    case 3:
      return shop(link)
    case 4:
      return typeof link === 'string' ? page(pageKeys[link]?.() ?? link) : { problem: 'badPage' }
    case 5:
      return saved(link)
    case 6:
      return custom(link, truthy(input.newTab) || truthy(isRecord(link) ? link.newTab : undefined))
    default:
      return input.type === undefined ? { problem: 'empty' } : { problem: 'unknownType' }
  }
}

function product(link: unknown): LinkReading {
  const prodId = idOf(isRecord(link) ? link.prodId : link)
  if (!prodId) return { problem: 'badProduct' }
  const prodType = isRecord(link) ? numberOf(link.prodType) : 0
  if (prodType === 2) {
    const seckillId = idOf(isRecord(link) ? (link.seckillId ?? link.activityId) : undefined)
    if (seckillId) return found(path('secdetail', { seckillId }), true)
  }
  return found(prodType === 3 ? path('integral-det', { prodId }) : path('detail', { prodId }), true)
}

function category(link: unknown): LinkReading {
  if (Array.isArray(link)) {
    const path = link.map((level) => idOf(isRecord(level) ? level.categoryId : level))
    return path.length > 0 && path.length <= 3 && path.every((id) => id !== undefined)
      ? found(writeListPath({ categoryPath: path }))
      : { problem: 'badCategory' }
  }
  if (!isRecord(link)) return { problem: 'badCategory' }
  const shopId = idOf(link.shopId)
  const categoryId = idOf(link.categoryId)
  return shopId && categoryId ? found(path('shopIndex', { sid: shopId, cid: categoryId })) : { problem: 'badCategory' }
}

function shop(link: unknown): LinkReading {
  const shopId = idOf(isRecord(link) ? link.shopId : link)
  return shopId ? found(path('shopIndex', { sid: shopId })) : { problem: 'badShop' }
}

function saved(link: unknown): LinkReading {
  const renovationId = idOf(isRecord(link) ? link.renovationId : link)
  const shopId = idOf(isRecord(link) ? link.shopId : undefined) ?? '0'
  return renovationId ? found(path('select-decorate', { renovationId, sid: shopId })) : { problem: 'badPage' }
}

function custom(link: unknown, newTab: boolean): LinkReading {
  const url = isRecord(link) ? link.url : link
  if (typeof url !== 'string') return { problem: 'badUrl' }
  const safe = safeHref(url)
  return safe ? found(shopAddress(safe), newTab) : { problem: 'badUrl' }
}

function page(link: string): LinkReading {
  const safe = internalPath(link)
  return safe ? found(shopAddress(safe)) : { problem: 'badPage' }
}

function found(href: string, newTab = false): LinkReading {
  return { target: { href, newTab } }
}

/**
 * Returns an address that is safe in `href`: an internal path, http(s), mailto or tel. Returns `undefined` for anything
 * else.
 */
export function safeHref(raw: string): string | undefined {
  if (raw.length > 2000) return undefined
  const text = raw.trim()
  const internal = internalPath(text)
  if (internal) return internal
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(text)) return undefined
  try {
    const url = new URL(text)
    const web = url.protocol === 'http:' || url.protocol === 'https:'
    if (web && (url.username || url.password || !url.hostname)) return undefined
    return web || url.protocol === 'mailto:' || url.protocol === 'tel:' ? url.href : undefined
  } catch {
    return undefined
  }
}

/**
 * The page that shows a link: `{}` for the mall's home page, `sid` for a shop's page, `sid` and `renovationId` for a
 * saved page, `chat` for a conversation with a shop.
 */
export type LinkingPage = { sid?: string | undefined; renovationId?: string | undefined } | { chat: string }

/** Returns the address of the warning page for links that leave the mall. Other links are unchanged. */
export function leavingPath(href: string, from: LinkingPage = {}): string {
  return /^https?:/i.test(href) ? path('leaving', new URLSearchParams({ to: href, ...from })) : href
}

/**
 * Returns a normalised path inside the mall. Returns `undefined` for paths that a browser would read as another origin
 * (`//host`, `/\host`, or with control characters).
 */
export function internalPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2000 || !/^\/(?![/\\])/.test(raw)) return undefined
  if (/[\p{Cc}\\]/u.test(raw)) return undefined
  try {
    const url = new URL(raw, 'http://mall.invalid')
    if (url.origin !== 'http://mall.invalid' || url.pathname.startsWith('//')) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}

/**
 * Returns the page to open after sign-in. Returns `undefined` unless the page is inside the mall and neither a sign-in
 * page nor a data request. Call it for every return address that a URL or a form contains.
 */
export function safeReturnPath(raw: unknown): string | undefined {
  const back = internalPath(raw)
  return back === undefined || /^\/_|\.data(?=[?#]|$)/i.test(back) || leadsIn(back) ? undefined : back
}

function leadsIn(href: string): boolean {
  return isAt(href.replace(/[?#].*/s, ''), 'login', 'register', 'forget-password')
}

/**
 * Returns the address of a picture: http(s) addresses unchanged, other paths below the picture base. Returns
 * `undefined` for unsafe addresses (`data:`, `javascript:`, `//host`, control characters).
 */
export function pictureUrl(raw: unknown, base: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2000) return undefined
  const text = raw.trim()
  if (!text || /[\p{Cc}\\]/u.test(text)) return undefined
  if (/^https?:\/\//i.test(text)) return safeHref(text)
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//')) return undefined
  const path = text.replace(/^\//, '')
  // Access to an uploaded file depends on the signed-in user, and only the mall knows the user.
  if (isFilePath(path)) return `/${path}`
  return path.split(/[/?#]/).includes('..') ? undefined : `${base.replace(/\/+$/, '')}/${path}`
}

function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  return isId(text) && text !== '0' ? text : undefined
}

/** Reads a number. JSON may contain `{"toString": 1}`, for which `Number` throws. */
function numberOf(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN
}

function truthy(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
