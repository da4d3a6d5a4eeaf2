import { feedbackKinds, feedbackLimits } from '@millwright/domain/content/feedback'
import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, id, idIn, page, paging, text } from '../values.ts'

const number = () => z.coerce.number<number | string>().int()

export const feedback = z.object({
  id,
  /** The number in `feedbackKinds`, from 1. */
  type: count,
  content: z.string(),
  contact: text,
  /** `"a,b"`: paths of pictures visible to the buyer only. */
  imgs: text,
  /** 0 open, 1 answered. */
  status: count,
  createTime: z.string(),
  replyContent: text,
  replyTime: text,
  /** Extension: 1 if the buyer has not opened the answer yet. */
  unread: count,
})
export type Feedback = z.output<typeof feedback>

/** Buyers' feedback to the mall (api.md V). */
export const feedbackCalls = {
  sendFeedback: call({
    method: 'POST',
    path: '/p/feedback',
    auth: 'user',
    summary: 'Tell the mall something; the same words within ten minutes are one feedback',
    input: z.object({
      type: number().min(1).max(feedbackKinds.length),
      content: z.string().max(2000),
      contact: z.string().max(feedbackLimits.contact).default(''),
      imgs: z.string().max(1000).default(''),
    }),
    answer: id,
    codes: ['A00010'],
  }),
  feedbackPage: call({
    method: 'GET',
    path: '/p/feedback/page',
    auth: 'user',
    summary: 'My feedback, newest first; by status 0 untreated or 1 processed',
    input: paging.extend({ status: number().min(0).max(1).optional() }),
    answer: page(feedback),
    codes: [],
  }),
  feedbackCount: call({
    method: 'GET',
    path: '/p/feedback/count',
    auth: 'user',
    ours: true,
    summary: 'Numbers of my feedback, and of answers that I have not opened',
    input: nothing,
    answer: z.object({ untreated: count, processed: count, unread: count }),
    codes: [],
  }),
  feedbackInfo: call({
    method: 'GET',
    path: '/p/feedback/info',
    auth: 'user',
    summary: 'One of my feedback with its answer, which counts as read from then on',
    input: z.object({ id: idIn }),
    answer: feedback,
    codes: [],
  }),
}
