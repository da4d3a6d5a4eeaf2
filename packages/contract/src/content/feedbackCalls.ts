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
  /** 0 open, 1 the mall has replied. */
  status: count,
  createTime: z.string(),
  replyContent: text,
  replyTime: text,
  /** Extension: 1 if the buyer has not opened the reply yet. */
  unread: count,
})
export type Feedback = z.output<typeof feedback>

/** Buyers' feedback to the mall (api.md V). */
export const feedbackCalls = {
  sendFeedback: call({
    method: 'POST',
    path: '/p/feedback',
    auth: 'user',
    summary: 'Sends feedback; the same text within ten minutes counts once',
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
    summary: 'Lists the feedback, newest first, by status: 0 open, 1 processed',
    input: paging.extend({ status: number().min(0).max(1).optional() }),
    answer: page(feedback),
    codes: [],
  }),
  feedbackCount: call({
    method: 'GET',
    path: '/p/feedback/count',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of feedback entries and of unread replies',
    input: nothing,
    answer: z.object({ untreated: count, processed: count, unread: count }),
    codes: [],
  }),
  feedbackInfo: call({
    method: 'GET',
    path: '/p/feedback/info',
    auth: 'user',
    summary: 'Returns one feedback entry with its reply, and marks the reply as read',
    input: z.object({ id: idIn }),
    answer: feedback,
    codes: [],
  }),
}
