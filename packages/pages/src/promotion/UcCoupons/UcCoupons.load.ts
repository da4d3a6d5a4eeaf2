import type { AnswerOf } from '@millwright/contract/contract'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'

const SHOWN = 20
/** The API's status numbers: unused, used, expired. */
export const couponTabs = ['1', '2', '0'] as const

export type UcCouponsData = {
  center: UserCenter
  now: number
  status: (typeof couponTabs)[number]
  current: number
  coupons: AnswerOf<'myCouponPage'>
  counts: AnswerOf<'myCouponCounts'>
}

export const searchParams = { status: oneOf(couponTabs), page }

export const load: Loader<UcCouponsData & { head: Head }, typeof searchParams> = async (api, context) => {
  const { status = '1', page: current = 1 } = context.query
  const [coupons, counts, center] = await Promise.all([
    api.myCouponPage({ status: Number(status), current, size: SHOWN }),
    api.myCouponCounts(),
    loadUserCenter(api, context),
  ])
  return {
    head: { title: { namespace: 'promotions', key: 'myCoupons' }, noindex: true },
    center,
    now: context.now,
    status,
    current,
    coupons,
    counts,
  }
}
