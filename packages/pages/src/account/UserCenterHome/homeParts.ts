import { hasScreen } from '../../hasScreen.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

const ORDERS = '/user-center/uc-order'

/** The states of an order that its list has a tab for, in the order that orders go through them. */
export const orderSteps = [
  { word: 'pendingPayment', count: 'unPay', href: `${ORDERS}?status=1`, icon: 'clock' },
  { word: 'pendingDelivery', count: 'payed', href: `${ORDERS}?status=2`, icon: 'shop' },
  { word: 'pendingReceipt', count: 'consignment', href: `${ORDERS}?status=3`, icon: 'truck' },
  { word: 'completed', count: 'success', href: `${ORDERS}?status=5`, icon: 'success' },
] as const

const waits = [
  { key: 'toPay', of: ({ counts }: Parts) => counts?.unPay, href: `${ORDERS}?status=1` },
  { key: 'toReceive', of: ({ counts }: Parts) => counts?.consignment, href: `${ORDERS}?status=3` },
  { key: 'toReturn', of: ({ center }: Parts) => center.waiting.returns, href: '/user-center/uc-return' },
  { key: 'toComment', of: ({ center }: Parts) => center.waiting.comments, href: '/user-center/uc-comments' },
  { key: 'toInvoice', of: ({ center }: Parts) => center.waiting.invoices, href: '/user-center/uc-billManagement' },
  { key: 'quoted', of: ({ center }: Parts) => center.waiting.inquiries, href: '/user-center/uc-myInquiry' },
  { key: 'billsDue', of: ({ center }: Parts) => center.waiting.bills, href: '/financial-payment' },
  { key: 'couponsEnding', of: ({ center }: Parts) => center.waiting.coupons, href: '/user-center/uc-coupons' },
  { key: 'answered', of: ({ center }: Parts) => center.waiting.feedback, href: '/user-center/uc-feedback' },
] as const

type Parts = { center: Pick<UserCenter, 'waiting'>; counts?: UserCenterHomeData['counts'] }

/** What waits for the buyer and can be done: nothing that has no screen yet, nothing of which there is none. */
export function waitingFor(parts: Parts) {
  return waits.flatMap(({ key, of, href }) => {
    const count = of(parts) ?? 0
    return count > 0 && hasScreen(href) ? [{ key, count, href }] : []
  })
}

/** What one has, by number: each where the mall says it and its screen is there. */
export function holdings({ points, coupons, goods }: UserCenterHomeData['kept'] & Pick<UserCenterHomeData, 'points'>) {
  return (
    [
      { key: 'points', count: points, href: '/user-center/uc-integral' },
      { key: 'coupons', count: coupons, href: '/user-center/uc-coupons' },
      { key: 'savedGoods', count: goods, href: '/user-center/uc-collection' },
    ] as const
  ).filter(({ count, href }) => count !== undefined && hasScreen(href))
}
