import { wayBack } from '@millwright/domain/link/link'
import { ownShop } from '@millwright/domain/account/ownShop'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { hasScreen } from '../../hasScreen.ts'
import { loginPath } from '../../loader.ts'
import type { HeaderSign, ShellData } from './shellProps.ts'

export type Place = { path: string; search: string }
export type ShellLink = { key: KeyOf<'common'>; href: string; newTab?: boolean; warn?: boolean }

/** The links of the utility bar, in their order; visitors are sent to log in first. */
export function accountLinks({ user, center, config }: Pick<ShellData, 'user' | 'center' | 'config'>): ShellLink[] {
  const links: ShellLink[] = []
  const own = (key: KeyOf<'common'>, path: string) => links.push({ key, href: user ? path : loginPath(path) })
  if (user?.priceGroupId) own('agreementProducts', '/commoditypool')
  own('myOrders', '/user-center/uc-order')
  own('buyerCentre', '/user-center')
  const shop = ownShop(center)
  const sellerCentre = center?.merchantUrl ?? config?.merchantUrl
  // Who has a shop, also one that is offline for now, works in it there.
  if (sellerCentre && (shop === 'open' || shop === 'offline'))
    links.push({ key: 'sellerCentre', href: sellerCentre, newTab: true })
  if (shop === 'open') links.push({ key: 'ownShop', href: `/shopIndex?sid=${center?.shopId}` })
  else if (shop === 'none') own('freeShop', '/user-center/uc-freeshop')
  else {
    const warning = { inReview: 'shopInReview', refused: 'shopRefused', offline: 'shopOffline' } as const
    // Where there is no application to look at, the user centre says how the shop stands.
    const application = '/user-center/uc-freeshop'
    links.push({ key: warning[shop], href: hasScreen(application) ? application : '/user-center', warn: true })
  }
  links.push({ key: 'rulesCentre', href: '/regulation' })
  return links.filter(({ href }) => hasScreen(href))
}

/** The way in and back here; from a screen that leads in, back to where it was to lead. */
export function wayIn({ path, search }: Place): string {
  const back = /^\/(login|register|forget-password)$/.test(path)
    ? wayBack(new URLSearchParams(search).get('back'))
    : path + search
  return back === undefined ? '/login' : loginPath(back)
}

/** Where shops are asked for quotes. */
export const INQUIRIES = '/inquiry'

const allTabs = [
  { key: 'tabHome', href: '/' },
  { key: 'tabAll', href: '/list' },
  { key: 'tabNew', href: '/list/st=1' },
  { key: 'tabDiscount', href: '/special-discount' },
  { key: 'tabGroup', href: '/group-buy' },
  { key: 'tabFlash', href: '/flash-sale' },
  { key: 'tabCoupons', href: '/coupons' },
] as const satisfies readonly ShellLink[]

/** The tabs of the navigation whose screens there are. */
export const tabs = allTabs.filter(({ href }) => hasScreen(href))

/**
 * What merchants' decoration makes of the tabs: links after the mall's, or, on a page of their own, in place of them
 *.
 */
export function addedTabs(sign: HeaderSign | undefined): { own: boolean; added: HeaderSign['navList'] } {
  const { own = false, showNavs = true, navList = [] } = sign ?? {}
  const inPlace = own && navList.length > 0
  return {
    own: inPlace,
    added: showNavs ? navList.filter(({ href }) => inPlace || !tabs.some((tab) => tab.href === href)) : [],
  }
}

/** What `st` means, by number; 0 is everything. */
const ofSt = ['tabAll', 'tabNew', 'tabDiscount', 'tabGroup', 'tabFlash', 'tabCoupons'] as const

/** Which tab is current, from the path or `st`: `st=1`, `st-1` among packed parts, or the query's. */
export function currentTab({ path, search }: Place): (typeof allTabs)[number]['key'] | undefined {
  if (/^\/list(-2|\.html|\/|$)/.test(path)) {
    const st =
      /(?:^|[/_])st[-=](\d+)(?:_|$)/.exec(decodeURIComponentSafely(path))?.[1] ?? new URLSearchParams(search).get('st')
    return ofSt[Number(st ?? 0)] ?? 'tabAll'
  }
  return tabs.find(({ href }) => href === path)?.key
}

/** The same page in another language, or in another theme. */
export function samePage({ path, search }: Place, name: 'lang' | 'theme', value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `${path}?${query}`
}

/** What the search box shows on the screens that search. */
export function searched({ path, search }: Place): { kind: 'goods' | 'shop'; keyword: string | undefined } {
  const query = new URLSearchParams(search)
  if (path === '/shopList') return { kind: 'shop', keyword: query.get('shopName') ?? undefined }
  const packed = /^\/list\/pn[-=](.*)$/s.exec(decodeURIComponentSafely(path))?.[1]
  return { kind: 'goods', keyword: packed ?? query.get('pn') ?? undefined }
}

function decodeURIComponentSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
