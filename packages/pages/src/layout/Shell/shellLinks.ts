import { safeReturnPath } from '@millwright/domain/link/link'
import { ownShop } from '@millwright/domain/account/ownShop'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { routeAt } from '@millwright/domain/paths/routeAt'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { hasScreen } from '../../hasScreen.ts'
import { loginPath } from '../../loader.ts'
import type { ShellData } from './shellProps.ts'
import type { HeaderSign } from '../../headerSign.ts'

export type ShellLocation = { path: string; search: string }
export type ShellLink = { key: KeyOf<'common'>; href: string; newTab?: boolean; warn?: boolean }

/** Returns the links of the utility bar in order. For visitors the links of an account lead to sign in first. */
export function accountLinks({ user, center, config }: Pick<ShellData, 'user' | 'center' | 'config'>): ShellLink[] {
  const links: ShellLink[] = []
  const own = (key: KeyOf<'common'>, href: string) => links.push({ key, href: user ? href : loginPath(href) })
  if (user?.priceGroupId) own('agreementProducts', path('commoditypool'))
  links.push({ key: 'quickOrder', href: path('quick-order') })
  own('myOrders', path('uc-order'))
  own('buyerCentre', path('user-center'))
  const shop = ownShop(center)
  const sellerCentre = center?.merchantUrl ?? config?.merchantUrl
  // A seller whose shop is offline still works in the seller console.
  if (sellerCentre && (shop === 'open' || shop === 'offline'))
    links.push({ key: 'sellerCentre', href: sellerCentre, newTab: true })
  if (shop === 'open') links.push({ key: 'ownShop', href: path('shopIndex', { sid: center?.shopId }) })
  else if (shop === 'none') own('freeShop', path('uc-freeshop'))
  else {
    const warning = { inReview: 'shopInReview', refused: 'shopRefused', offline: 'shopOffline' } as const
    // Without an application screen, the user centre shows the state of the shop.
    const application = path('uc-freeshop')
    links.push({ key: warning[shop], href: hasScreen(application) ? application : path('user-center'), warn: true })
  }
  links.push({ key: 'rulesCentre', href: path('regulation') })
  return links.filter(({ href }) => hasScreen(href))
}

/** Returns the sign-in address with this page as its `back` parameter. A sign-in screen passes its own `back` on. */
export function loginHref({ path: at, search }: ShellLocation): string {
  const back = isAt(at, 'login', 'register', 'forget-password')
    ? safeReturnPath(new URLSearchParams(search).get('back'))
    : at + search
  return back === undefined ? path('login') : loginPath(back)
}

/** Returns the navigation tabs whose screens exist. */
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

/** Returns the decoration's links, and whether they replace the mall's tabs, as on a merchant's own page. */
export function addedTabs(sign: HeaderSign | undefined): { own: boolean; added: HeaderSign['navList'] } {
  const { own = false, showNavs = true, navList = [] } = sign ?? {}
  const inPlace = own && navList.length > 0
  return {
    own: inPlace,
    added: showNavs ? navList.filter(({ href }) => inPlace || !tabs().some((tab) => tab.href === href)) : [],
  }
}

/** The tab of each `st` value. 0 shows everything. */
const ofSt = ['tabAll', 'tabNew', 'tabDiscount', 'tabGroup', 'tabFlash', 'tabCoupons'] as const

/** Returns the current tab. On a list, `st` decides: `st=1` or `st-1` in the path, or the query parameter `st`. */
export function currentTab({ path: at, search }: ShellLocation): ReturnType<typeof tabs>[number]['key'] | undefined {
  if (!isAt(at, 'list', 'list-filtered', 'list-2', 'list-html')) return tabs().find(({ href }) => href === at)?.key
  const st = /(?:^|_)st[-=](\d+)(?:_|$)/.exec(packedOf(at))?.[1] ?? new URLSearchParams(search).get('st')
  return ofSt[Number(st ?? 0)] ?? 'tabAll'
}

/** Returns the address of the same page in another language or theme. */
export function samePage({ path: at, search }: ShellLocation, name: 'lang' | 'theme', value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `${at}?${query}`
}

/** Returns the kind and keyword that the search box shows. */
export function searched({ path: at, search }: ShellLocation): { kind: 'goods' | 'shop'; keyword: string | undefined } {
  const query = new URLSearchParams(search)
  if (isAt(at, 'shopList')) return { kind: 'shop', keyword: query.get('shopName') ?? undefined }
  const packed = isAt(at, 'list-filtered') ? /^pn[-=](.*)$/s.exec(packedOf(at))?.[1] : undefined
  return { kind: 'goods', keyword: packed ?? query.get('pn') ?? undefined }
}

/** Returns the parameters that a list address packs into its path. */
function packedOf(pathname: string): string {
  return routeAt(pathname)?.params.id ?? ''
}
