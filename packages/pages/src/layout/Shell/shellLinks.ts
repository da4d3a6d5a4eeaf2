import { wayBack } from '@millwright/domain/link/link'
import { ownShop } from '@millwright/domain/account/ownShop'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { routeAt } from '@millwright/domain/paths/routeAt'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { hasScreen } from '../../hasScreen.ts'
import { loginPath } from '../../loader.ts'
import type { HeaderSign, ShellData } from './shellProps.ts'

export type Place = { path: string; search: string }
export type ShellLink = { key: KeyOf<'common'>; href: string; newTab?: boolean; warn?: boolean }

/** The links of the utility bar, in their order; visitors are sent to log in first. */
export function accountLinks({ user, center, config }: Pick<ShellData, 'user' | 'center' | 'config'>): ShellLink[] {
  const links: ShellLink[] = []
  const own = (key: KeyOf<'common'>, href: string) => links.push({ key, href: user ? href : loginPath(href) })
  if (user?.priceGroupId) own('agreementProducts', path('commoditypool'))
  own('myOrders', path('uc-order'))
  own('buyerCentre', path('user-center'))
  const shop = ownShop(center)
  const sellerCentre = center?.merchantUrl ?? config?.merchantUrl
  // Who has a shop, also one that is offline for now, works in it there.
  if (sellerCentre && (shop === 'open' || shop === 'offline'))
    links.push({ key: 'sellerCentre', href: sellerCentre, newTab: true })
  if (shop === 'open') links.push({ key: 'ownShop', href: path('shopIndex', { sid: center?.shopId }) })
  else if (shop === 'none') own('freeShop', path('uc-freeshop'))
  else {
    const warning = { inReview: 'shopInReview', refused: 'shopRefused', offline: 'shopOffline' } as const
    // Where there is no application to look at, the user centre says how the shop stands.
    const application = path('uc-freeshop')
    links.push({ key: warning[shop], href: hasScreen(application) ? application : path('user-center'), warn: true })
  }
  links.push({ key: 'rulesCentre', href: path('regulation') })
  return links.filter(({ href }) => hasScreen(href))
}

/** The way in and back here; from a screen that leads in, back to where it was to lead. */
export function wayIn({ path: at, search }: Place): string {
  const back = isAt(at, 'login', 'register', 'forget-password')
    ? wayBack(new URLSearchParams(search).get('back'))
    : at + search
  return back === undefined ? path('login') : loginPath(back)
}

/** The tabs of the navigation whose screens there are. */
export function tabs() {
  const all = [
    { key: 'tabHome', href: path('home') },
    { key: 'tabAll', href: path('list') },
    { key: 'tabNew', href: writeListPath({ newest: true }) },
    { key: 'tabDiscount', href: path('special-discount') },
    { key: 'tabGroup', href: path('group-buy') },
    { key: 'tabFlash', href: path('flash-sale') },
    { key: 'tabCoupons', href: path('coupons') },
  ] as const satisfies readonly ShellLink[]
  return all.filter(({ href }) => hasScreen(href))
}

/**
 * What merchants' decoration makes of the tabs: links after the mall's, or, on a page of their own, in place of them.
 */
export function addedTabs(sign: HeaderSign | undefined): { own: boolean; added: HeaderSign['navList'] } {
  const { own = false, showNavs = true, navList = [] } = sign ?? {}
  const inPlace = own && navList.length > 0
  return {
    own: inPlace,
    added: showNavs ? navList.filter(({ href }) => inPlace || !tabs().some((tab) => tab.href === href)) : [],
  }
}

/** What `st` means, by number; 0 is everything. */
const ofSt = ['tabAll', 'tabNew', 'tabDiscount', 'tabGroup', 'tabFlash', 'tabCoupons'] as const

/** Which tab is current, from the path or `st`: `st=1`, `st-1` among packed parts, or the query's. */
export function currentTab({ path: at, search }: Place): ReturnType<typeof tabs>[number]['key'] | undefined {
  if (!isAt(at, 'list', 'list-filtered', 'list-2', 'list-html')) return tabs().find(({ href }) => href === at)?.key
  const st = /(?:^|_)st[-=](\d+)(?:_|$)/.exec(packedOf(at))?.[1] ?? new URLSearchParams(search).get('st')
  return ofSt[Number(st ?? 0)] ?? 'tabAll'
}

/** The same page in another language, or in another theme. */
export function samePage({ path: at, search }: Place, name: 'lang' | 'theme', value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `${at}?${query}`
}

/** What the search box shows on the screens that search. */
export function searched({ path: at, search }: Place): { kind: 'goods' | 'shop'; keyword: string | undefined } {
  const query = new URLSearchParams(search)
  if (isAt(at, 'shopList')) return { kind: 'shop', keyword: query.get('shopName') ?? undefined }
  const packed = isAt(at, 'list-filtered') ? /^pn[-=](.*)$/s.exec(packedOf(at))?.[1] : undefined
  return { kind: 'goods', keyword: packed ?? query.get('pn') ?? undefined }
}

/** What an address of the list packs into its path. */
function packedOf(pathname: string): string {
  return routeAt(pathname)?.params.id ?? ''
}
