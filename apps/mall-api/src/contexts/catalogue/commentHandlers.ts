import type { CallName } from '@millwright/contract/contract'
import { FOLLOW_UP_DAYS, mayFollowUp } from '@millwright/domain/order/commentTimes'
import { releaseFiles } from '../files/files.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf } from '../../core/list/paging.ts'
import { addComment, readCommentText, countComments } from './addComment.ts'
import { commentLines } from './commentRows.ts'

type Names =
  | 'writeComment'
  | 'followUpComment'
  | 'deleteComment'
  | 'myComments'
  | 'myOrderItemsComment'
  | 'commentOfItem'

export const commentHandlers: PartialHandlers<Names & CallName> = {
  writeComment: (input, context) => addComment(context, input),
  followUpComment: async ({ prodCommId, content }, context) => {
    const words = readCommentText(context, content)
    const [comment] = await context.db.query<{ created: number; followUp: string | null }>(
      'select created, follow_up as "followUp" from comment where prod_comm_id = $1::bigint and user_id = $2',
      [prodCommId, context.user],
    )
    if (!comment) return context.fail('A00001', 'commentGone')
    if (comment.followUp) context.fail('A00001', 'followUpTwice')
    if (!mayFollowUp(comment, context.now)) context.fail('A00001', 'followUpLate', { days: FOLLOW_UP_DAYS })
    const [done] = await context.db.query(
      `update comment set follow_up = $3, follow_up_at = $4 where prod_comm_id = $1::bigint and user_id = $2 and follow_up is null
      returning 1`,
      [prodCommId, context.user, words, context.now],
    )
    return done ? null : context.fail('A00001', 'followUpTwice')
  },
  deleteComment: ({ prodCommId }, context) =>
    context.db.tx(async (db) => {
      const [gone] = await db.query<{ prodId: number; pics: string | null }>(
        `delete from comment where prod_comm_id = $1::bigint and user_id = $2 returning prod_id as "prodId", pics`,
        [prodCommId, context.user],
      )
      if (!gone) return context.fail('A00001', 'commentGone')
      await releaseFiles(db, gone.pics ?? '')
      await countComments(db, gone.prodId)
      return null
    }),
  myComments: reading(async (paging, context) => {
    const { lines, total } = await commentLines(context, { written: true }, paging)
    return pageOf(lines, total, paging)
  }),
  myOrderItemsComment: reading(async ({ commStatus, ...paging }, context) => {
    const { lines, total } = await commentLines(context, commStatus ? { written: true } : { waiting: true }, paging)
    return pageOf(lines, total, paging)
  }),
  commentOfItem: async ({ orderItemId }, context) => {
    const { lines } = await commentLines(context, { orderItemId })
    return lines[0] ?? context.fail('A00001', 'commentItemGone')
  },
}
