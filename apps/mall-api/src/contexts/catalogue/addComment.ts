import type { ParsedOf } from '@millwright/contract/contract'
import type { Code } from '@millwright/contract/codes'
import { COMMENT_LIMIT, COMMENT_PICTURES, commentProblems } from '@millwright/domain/order/commentProblems'
import { COMMENT_DAYS, mayComment } from '@millwright/domain/order/commentTimes'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { attachFiles } from '../files/files.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { say } from '../../core/messages/messages.ts'
import type { MessageKey, MessageValues } from '../../core/messages/messages.ts'
import { evaluateOf } from './evaluateOf.ts'

type Writer = Pick<CallContext, 'db' | 'locale' | 'now'> & { user: number }
type Item = { prodId: number; commented: boolean; status: number; finishedAt: number | null; nickName: string }

/**
 * Adds a review to a line of the buyer's received order. A line has at most one review (R5.16). Returns the review's
 * id.
 */
export async function addComment(writer: Writer, input: ParsedOf<'writeComment'>): Promise<{ prodCommId: number }> {
  const { user, locale, now } = writer
  const { orderItemId, score, serviceScore, logisticsScore, isAnonymous } = input
  const refuse = refusing(writer)
  const content = readCommentText(writer, input.content)
  const pics = input.pics.split(',').filter(Boolean)
  if (pics.length > COMMENT_PICTURES) refuse('A00010', 'commentPictures', { limit: COMMENT_PICTURES })
  return writer.db.tx(async (db) => {
    const [item] = await db.query<Item>(
      `select i.prod_id as "prodId", i.commented, o.status, o.finished_at as "finishedAt", b.nick_name->>$3 as "nickName"
      from order_item i join orders o using (order_number) join buyer b using (user_id)
      where i.order_item_id = $1::bigint and o.user_id = $2 and not o.hidden for update of i`,
      [orderItemId, user, locale],
    )
    if (!item || item.status !== 5) return refuse('A00001', 'commentItemGone')
    if (item.commented) refuse('A00001', 'commentTwice')
    if (!mayComment(item, now)) refuse('A00001', 'commentLate', { days: COMMENT_DAYS })
    const kept = await attachFiles({ db, user, locale }, pics, 'comment')
    await db.query('update order_item set commented = true where order_item_id = $1::bigint', [orderItemId])
    const row = await queryOne<{ prodCommId: number }>(
      db,
      `insert into comment (prod_id, score, evaluate, content, pics, nick_name, anonymous, created, user_id, order_item_id, service_score, logistics_score)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::bigint, $11, $12) returning prod_comm_id as "prodCommId"`,
      [
        item.prodId,
        score,
        evaluateOf(score),
        content,
        kept.join(',') || null,
        item.nickName,
        isAnonymous === 1,
        now,
        user,
        orderItemId,
        serviceScore ?? null,
        logisticsScore ?? null,
      ],
    )
    await countComments(db, item.prodId)
    return row
  })
}

/** Returns the review's text, trimmed. Throws a refusal if the text is empty or too long (R5.16). */
export function readCommentText(writer: Pick<Writer, 'locale'>, content: string): string {
  const [problem] = commentProblems({ scores: {}, content })
  if (problem)
    refusing(writer)('A00010', problem === 'empty' ? 'commentEmpty' : 'commentTooLong', { limit: COMMENT_LIMIT })
  return content.trim()
}

/** Updates the number of reviews and the positive rating that product cards show. */
export async function countComments(db: Db, prodId: number): Promise<void> {
  await db.query(
    `update product set comment_num = n.written, positive_rating = case when n.written > 0 then round(100.0 * n.good / n.written)::int end
    from (select coalesce(sum(n), 0) as written, coalesce(sum(n) filter (where part like '0%'), 0) as good from tally where list = 'comment' and owner = $1) n
    where prod_id = $1`,
    [prodId],
  )
}

function refusing({ locale }: Pick<Writer, 'locale'>) {
  return (code: Code, key: MessageKey, values?: MessageValues): never => {
    throw new Refusal(code, say(locale, key, values))
  }
}
