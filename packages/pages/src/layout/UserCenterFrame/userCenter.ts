import type { Waiting } from '@millwright/contract/account/entities'
import { hasScreen } from '../../hasScreen.ts'

/** What a person may open beyond what every buyer may. */
export const centerRights = ['accountPeriod', 'distributor', 'ownShop'] as const
export type CenterRight = (typeof centerRights)[number]

/** What the frame says of its person. */
export type UserCenter = { waiting: Partial<Waiting>; rights: readonly CenterRight[] }

type Entry = { key: string; href: string; waits?: keyof Waiting; right?: CenterRight }

const groups = [
  {
    group: 'groupOrders',
    entries: [
      { key: 'myOrders', href: '/user-center/uc-order', waits: 'orders' },
      { key: 'returns', href: '/user-center/uc-return', waits: 'returns' },
      { key: 'comments', href: '/user-center/uc-comments', waits: 'comments' },
      { key: 'bills', href: '/user-center/uc-billManagement', waits: 'invoices' },
    ],
  },
  {
    group: 'groupBuying',
    entries: [
      { key: 'inquiries', href: '/user-center/uc-myInquiry', waits: 'inquiries' },
      { key: 'messages', href: '/chat' },
      { key: 'collection', href: '/user-center/uc-collection' },
      { key: 'footprint', href: '/user-center/uc-footprint' },
      { key: 'coupons', href: '/user-center/uc-coupons', waits: 'coupons' },
    ],
  },
  {
    group: 'groupMoney',
    entries: [
      { key: 'balance', href: '/user-center/uc-balance' },
      { key: 'points', href: '/user-center/uc-integral' },
      { key: 'credit', href: '/financial-payment', waits: 'bills' },
      { key: 'creditOrders', href: '/user-center/application-list', right: 'accountPeriod' },
    ],
  },
  {
    group: 'groupPartners',
    entries: [
      { key: 'freeShop', href: '/user-center/uc-freeshop' },
      { key: 'shopAccount', href: '/user-center/uc-shopaccount', right: 'ownShop' },
      { key: 'distributor', href: '/distributor' },
      { key: 'commission', href: '/subcommission', right: 'distributor' },
    ],
  },
  {
    group: 'groupAccount',
    entries: [
      { key: 'accountSettings', href: '/user-center/uc-account' },
      { key: 'addresses', href: '/user-center/uc-address' },
      { key: 'password', href: '/user-center/uc-password' },
      { key: 'myFeedback', href: '/user-center/uc-feedback', waits: 'feedback' },
    ],
  },
] as const satisfies readonly { group: string; entries: readonly Entry[] }[]

/** The entries a person has: those whose screen is there, and whose right he or she has. */
export function centerEntries({ rights }: Pick<UserCenter, 'rights'>) {
  return groups
    .map(({ group, entries }) => ({
      group,
      entries: (entries as readonly ((typeof entries)[number] & Entry)[]).filter(
        ({ href, right }) => hasScreen(href) && (!right || rights.includes(right)),
      ),
    }))
    .filter(({ entries }) => entries.length)
}

/** The right that somebody with these rights lacks for the screen at a path; a path outside the menu takes none. */
export function lackingRight(path: string, { rights }: Pick<UserCenter, 'rights'>): CenterRight | undefined {
  const entry = groups.flatMap(({ entries }) => entries as readonly Entry[]).find(({ href }) => href === path)
  return entry?.right && !rights.includes(entry.right) ? entry.right : undefined
}
