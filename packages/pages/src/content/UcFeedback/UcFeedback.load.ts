import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'
import { feedbackTabs } from '../userFeedback/feedbackPaths.ts'
import type { FeedbackTab } from '../userFeedback/feedbackPaths.ts'

export type UcFeedbackData = {
  head: Head
  center: UserCenter
  tab: FeedbackTab
  current: number
  found: AnswerOf<'feedbackPage'>
  counts: AnswerOf<'feedbackCount'>
}

export const searchParams = { tab: oneOf(feedbackTabs), page }

export const load: Loader<UcFeedbackData, typeof searchParams> = async (api, context) => {
  const { tab = 'untreated', page: current = 1 } = context.query
  const [found, counts, center] = await Promise.all([
    api.feedbackPage({ status: feedbackTabs.indexOf(tab), current, size: PAGE_SIZE }),
    api.feedbackCount(),
    loadUserCenter(api, context),
  ])
  return { head: { title: { namespace: 'feedback', key: 'mine' }, noindex: true }, center, tab, current, found, counts }
}
