import { firstSteps } from '@millwright/domain/account/firstSteps'
import type { FirstStepName } from '@millwright/domain/account/firstSteps'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { hasScreen } from '../../hasScreen.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

/** The order states that have a tab in the order list, in their sequence. */
export const orderSteps = [
  { word: 'pendingPayment', count: 'unPay', status: 1, icon: 'clock' },
  { word: 'pendingDelivery', count: 'payed', status: 2, icon: 'shop' },
  { word: 'pendingReceipt', count: 'consignment', status: 3, icon: 'truck' },
  { word: 'completed', count: 'success', status: 5, icon: 'success' },
] as const

type Wait = {
  key: string
  of: (parts: Parts) => number | undefined
  route: PlainRouteId
  /** The tab of the order list. */
  status?: number
}

const waits = [
  { key: 'toPay', of: ({ counts }: Parts) => counts?.unPay, route: 'uc-order', status: 1 },
  { key: 'toReceive', of: ({ counts }: Parts) => counts?.consignment, route: 'uc-order', status: 3 },
  { key: 'toReturn', of: ({ center }: Parts) => center.waiting.returns, route: 'uc-return' },
  { key: 'toComment', of: ({ center }: Parts) => center.waiting.comments, route: 'uc-comments' },
  { key: 'toInvoice', of: ({ center }: Parts) => center.waiting.invoices, route: 'uc-billManagement' },
  { key: 'quoted', of: ({ center }: Parts) => center.waiting.inquiries, route: 'uc-myInquiry' },
  { key: 'billsDue', of: ({ center }: Parts) => center.waiting.bills, route: 'financial-payment' },
  { key: 'couponsEnding', of: ({ center }: Parts) => center.waiting.coupons, route: 'uc-coupons' },
  { key: 'answered', of: ({ center }: Parts) => center.waiting.feedback, route: 'uc-feedback' },
] as const satisfies readonly Wait[]

type Parts = { center: Pick<UserCenter, 'waiting'>; counts?: UserCenterHomeData['counts'] }

/** Returns the buyer's tasks with a count above 0 and an existing screen. */
export function pendingTasks(parts: Parts) {
  return waits.flatMap(({ key, of, route, ...tab }) => {
    const count = of(parts) ?? 0
    const href = path(route, tab)
    return count > 0 && hasScreen(href) ? [{ key, count, href }] : []
  })
}

const stepRoutes: Readonly<Record<FirstStepName, PlainRouteId>> = {
  company: 'uc-account',
  address: 'uc-address',
  payPassword: 'uc-account',
  credit: 'financial-payment',
  order: 'list',
}

/** Returns the first steps of a new buyer that have a screen, or none once the needed ones are done. */
export function homeSteps({
  person,
  counts,
  credit,
  ready,
}: Pick<UserCenterHomeData, 'person' | 'counts' | 'credit' | 'ready'>) {
  const orders = counts && counts.allCount > 0
  return firstSteps({
    company: Boolean(person.company),
    // A buyer with orders has had an address.
    address: ready.address ?? orders,
    payPassword: ready.payPassword,
    credit: credit && credit.status !== 'none' && credit.status !== 'refused',
    order: orders,
  }).flatMap(({ name, done }) => {
    const href = name === 'payPassword' ? `${path('uc-account')}?step=pay` : path(stepRoutes[name])
    return hasScreen(href) ? [{ name, done, href }] : []
  })
}

/** Returns the counts of points, coupons and saved products. Unknown counts, zeros and those without a screen are omitted. */
export function holdings({ points, coupons, goods }: UserCenterHomeData['kept'] & Pick<UserCenterHomeData, 'points'>) {
  return (
    [
      { key: 'points', count: points, href: path('uc-integral') },
      { key: 'coupons', count: coupons, href: path('uc-coupons') },
      { key: 'savedGoods', count: goods, href: path('uc-collection') },
    ] as const
  ).filter(({ count, href }) => Boolean(count) && hasScreen(href))
}
