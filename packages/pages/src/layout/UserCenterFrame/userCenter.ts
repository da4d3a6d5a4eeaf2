import type { Waiting } from '@millwright/contract/account/entities'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { routeAt } from '@millwright/domain/paths/routeAt'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { hasScreen } from '../../hasScreen.ts'

/** The rights that not every buyer has. */
export const centerRights = ['accountPeriod', 'distributor', 'ownShop'] as const
export type CenterRight = (typeof centerRights)[number]

/** The buyer's pending counts and rights, for the frame. */
export type UserCenter = { waiting: Partial<Waiting>; rights: readonly CenterRight[] }

/**
 * `right`: only buyers who have the right see the entry; `without`: only those who lack it. `served`: the entry is shown
 * only if the mall counts what waits there, because other malls lack the call.
 */
type Entry = {
  key: KeyOf<'userCenter'>
  route: PlainRouteId
  waits?: keyof Waiting
  right?: CenterRight
  without?: CenterRight
  served?: true
}

const groups: readonly { group: KeyOf<'userCenter'>; entries: readonly Entry[] }[] = [
  {
    group: 'groupOrders',
    entries: [
      { key: 'myOrders', route: 'uc-order', waits: 'orders' },
      { key: 'returns', route: 'uc-return', waits: 'returns' },
      { key: 'comments', route: 'uc-comments', waits: 'comments' },
      { key: 'bills', route: 'uc-billManagement', waits: 'invoices' },
    ],
  },
  {
    group: 'groupBuying',
    entries: [
      { key: 'quickOrder', route: 'quick-order' },
      { key: 'inquiries', route: 'uc-myInquiry', waits: 'inquiries' },
      { key: 'orderLists', route: 'uc-order-lists' },
      { key: 'articleNumbers', route: 'uc-article-numbers' },
      { key: 'messages', route: 'chat' },
      { key: 'inbox', route: 'uc-messages', waits: 'messages', served: true },
      { key: 'collection', route: 'uc-collection' },
      { key: 'footprint', route: 'uc-footprint' },
      { key: 'coupons', route: 'uc-coupons', waits: 'coupons' },
    ],
  },
  {
    group: 'groupMoney',
    entries: [
      { key: 'balance', route: 'uc-balance' },
      { key: 'points', route: 'uc-integral' },
      { key: 'credit', route: 'financial-payment', waits: 'bills' },
      { key: 'creditOrders', route: 'application-list', right: 'accountPeriod' },
    ],
  },
  {
    group: 'groupPartners',
    entries: [
      { key: 'freeShop', route: 'uc-freeshop' },
      { key: 'shopAccount', route: 'uc-shopaccount', right: 'ownShop' },
      { key: 'distributor', route: 'distributor', without: 'distributor' },
      { key: 'commission', route: 'subcommission', right: 'distributor' },
    ],
  },
  {
    group: 'groupAccount',
    entries: [
      { key: 'accountSettings', route: 'uc-account' },
      { key: 'addresses', route: 'uc-address' },
      { key: 'password', route: 'uc-password' },
      { key: 'myFeedback', route: 'uc-feedback', waits: 'feedback' },
    ],
  },
]

/** Returns the menu entries whose screen exists and whose right the buyer has. */
export function centerEntries({ rights, waiting = {} }: Pick<UserCenter, 'rights'> & Partial<UserCenter>) {
  return groups
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(
        ({ route, right, without, waits, served }) =>
          hasScreen(path(route)) &&
          (!right || rights.includes(right)) &&
          (!without || !rights.includes(without)) &&
          (!served || (waits && waiting[waits] !== undefined)),
      ),
    }))
    .filter(({ entries }) => entries.length)
}

/** Returns the right that the buyer lacks for the screen at a path. A path outside the menu needs none. */
export function lackingRight(pathname: string, { rights }: Pick<UserCenter, 'rights'>): CenterRight | undefined {
  const at = routeAt(pathname)?.id
  const entry = groups.flatMap(({ entries }) => entries).find(({ route }) => route === at)
  return entry?.right && !rights.includes(entry.right) ? entry.right : undefined
}
