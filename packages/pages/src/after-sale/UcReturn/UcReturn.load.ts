import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'
import { returnTabs } from './returnTabs.ts'
import type { ReturnTab } from './returnTabs.ts'

export type UcReturnData = {
  head: Head
  center: UserCenter
  now: number
  tab: ReturnTab
  current: number
  refunds: AnswerOf<'refundList'>
  counts: AnswerOf<'refundCount'>
}

export const searchParams = { tab: oneOf(returnTabs), page }

export const load: Loader<UcReturnData, typeof searchParams> = async (api, context) => {
  const { tab = 'running', page: current = 1 } = context.query
  const [refunds, counts, center] = await Promise.all([
    api.refundList({ sts: returnTabs.indexOf(tab) + 1, current, size: PAGE_SIZE }),
    api.refundCount(),
    loadUserCenter(api, context),
  ])
  return {
    head: { title: { namespace: 'afterSale', key: 'returns' }, noindex: true },
    center,
    now: context.now,
    tab,
    current,
    refunds,
    counts,
  }
}
