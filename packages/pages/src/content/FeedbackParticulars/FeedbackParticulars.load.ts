import type { Feedback } from '@millwright/contract/content/feedbackCalls'
import { orNotFound } from '../../loading/orNotFound.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { flag, id } from '../../searchParams.ts'

export type FeedbackParticularsData = { head: Head; sent: boolean; feedback: Feedback }

export const searchParams = { id, sent: flag }

export const load: Loader<FeedbackParticularsData, typeof searchParams> = async (api, { query }) => ({
  head: { title: { namespace: 'feedback', key: 'what' }, noindex: true },
  sent: query.sent ?? false,
  feedback: await orNotFound(
    api.feedbackInfo({ id: query.id ?? missing({ unnamed: 'feedback' }) }),
    'feedback',
    'A00001',
  ),
})
