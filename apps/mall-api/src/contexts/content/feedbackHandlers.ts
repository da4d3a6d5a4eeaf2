import type { CallName } from '@millwright/contract/contract'
import { FEEDBACK_MIN_LENGTH, feedbackLimits } from '@millwright/domain/content/feedback'
import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId } from '../../core/wire/wire.ts'
import { feedbackCountOf, feedbackRows, feedbackWire, saveFeedback, openFeedback } from './feedback.ts'

type Names = 'sendFeedback' | 'feedbackPage' | 'feedbackCount' | 'feedbackInfo'

/** The limit of feedback messages per hour, higher than a person writes. */
const sent: RateLimit = { name: 'feedback', maxAttempts: 20, windowMs: 60 * 60_000 }

export const feedbackHandlers: PartialHandlers<Names & CallName> = {
  sendFeedback: async (input, context) => {
    const content = input.content.trim()
    const length = [...content].length
    if (length < FEEDBACK_MIN_LENGTH || length > feedbackLimits.content)
      context.fail('A00010', 'feedbackShort', { least: FEEDBACK_MIN_LENGTH, most: feedbackLimits.content })
    if (input.imgs.split(',').filter(Boolean).length > feedbackLimits.pictures)
      context.fail('A00010', 'feedbackPictures', { limit: feedbackLimits.pictures })
    const wait = await countAttempt(context, { ...sent, of: context.user })
    if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
    return saveFeedback(context, context.user, { ...input, content })
  },
  feedbackPage: async ({ status, ...paging }, { db, user }) => {
    const { rows, total } = await feedbackRows(db, user, { status, ...paging })
    return pageOf(rows.map(feedbackWire), total, paging)
  },
  feedbackCount: (_, context) => feedbackCountOf(context, context.user),
  feedbackInfo: async ({ id }, context) => {
    const row = await openFeedback(context, context.user, rowId(id))
    return feedbackWire(row ?? context.fail('A00001', 'feedbackGone'))
  },
}
