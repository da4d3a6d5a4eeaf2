import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'
import { listTabs } from './listTabs.ts'

export type ApplicationListData = {
  head: Head
  center: UserCenter
  current: number
  shown:
    | { tab: 'entries'; entries: AnswerOf<'creditPage'> }
    | { tab: 'applications'; applications: AnswerOf<'creditApplyPage'> }
}

export const searchParams = { tab: oneOf(listTabs), page }

export const load: Loader<ApplicationListData, typeof searchParams> = async (api, context) => {
  const { tab = 'entries', page: current = 1 } = context.query
  const paging = { current, size: PAGE_SIZE }
  const [center, shown] = await Promise.all([
    loadUserCenter(api, context),
    tab === 'entries'
      ? api.creditPage(paging).then((entries) => ({ tab, entries }))
      : api.creditApplyPage(paging).then((applications) => ({ tab, applications })),
  ])
  return { head: { title: { namespace: 'credit', key: 'entries' }, noindex: true }, center, current, shown }
}
