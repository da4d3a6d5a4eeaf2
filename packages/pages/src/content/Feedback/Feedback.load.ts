import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page } from '../../searchParams.ts'

export type FeedbackData = { head: Head; current: number; found: AnswerOf<'feedbackPage'> }

export const searchParams = { page }

export const load: Loader<FeedbackData, typeof searchParams> = async (api, { query }) => {
  const current = query.page ?? 1
  const found = await api.feedbackPage({ current, size: PAGE_SIZE })
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return { head: { title: { namespace: 'feedback', key: 'title' }, noindex: true }, current, found }
}
