import type { CommentLine } from '@millwright/contract/catalogue/commentCalls'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { id } from '../../searchParams.ts'

export type WriteCommentsData = { head: Head; center: UserCenter; line: CommentLine }

export const searchParams = { orderItemId: id }

export const load: Loader<WriteCommentsData, typeof searchParams> = async (api, context) => {
  const orderItemId = context.query.orderItemId ?? missing({ unnamed: 'comment' })
  const [line, center] = await Promise.all([
    orNotFound(api.commentOfItem({ orderItemId }), 'comment', 'A00001'),
    loadUserCenter(api, context),
  ])
  const key = line.comment ? 'followUpTitle' : 'writeTitle'
  return { head: { title: { namespace: 'ucComments', key }, noindex: true }, center, line }
}
