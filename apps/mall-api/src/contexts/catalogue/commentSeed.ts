import { COMMENT_DAYS } from '@millwright/domain/order/commentTimes'
import type { Db } from '../../db/db.ts'
import { addComment } from './addComment.ts'
import { commentConsoleSection } from './commentConsoleSection.ts'

const DAY = 86_400_000

type Sample = { score: number; content: string; pictured?: true; anonymous?: true; followUp?: string; reply?: string }

/** Reviews in the order in which the goods were received. `undefined` leaves the goods without a review. */
const samples: readonly (Sample | undefined)[] = [
  {
    score: 5,
    content: '三件一起验收，标识清晰，尺寸与图纸一致，装机一次到位。',
    pictured: true,
    followUp: '运行一个月，温升和噪声都正常，已列入常备件清单。',
    reply: '感谢认可，常备件可以申请按月供货。',
  },
  { score: 4, content: '质量不错，包装再加一层防潮袋就更好了。', reply: '已经反馈给仓库，下一批会加防潮袋。' },
  undefined,
  { score: 3, content: '能用，但比承诺的时间晚了一天到。', anonymous: true },
]

/** Adds reviews by the account `buyer` of received goods. Does nothing if the buyer has already written a review. */
export async function importComments(db: Db, now: number): Promise<void> {
  type Line = { user: number; orderItemId: number; finishedAt: number; pic: string }
  const lines = await db.query<Line>(
    `select b.user_id as user, i.order_item_id as "orderItemId", o.finished_at as "finishedAt", i.pic
    from buyer b join orders o using (user_id) join order_item i using (order_number)
    where b.account = 'buyer' and o.status = 5 and o.finished_at > $1::bigint
      and not exists (select 1 from comment c where c.user_id = b.user_id)
    order by o.finished_at, i.order_item_id limit $2`,
    [now - (COMMENT_DAYS - 2) * DAY, samples.length],
  )
  for (const [index, { user, orderItemId, finishedAt, pic }] of lines.entries()) {
    const sample = samples[index]
    if (!sample) continue
    const written = Math.min(now, finishedAt + 2 * DAY)
    const { score, content, pictured, anonymous, followUp, reply } = sample
    const { prodCommId } = await addComment(
      { db, user, locale: 'zh', now: written },
      { orderItemId, score, serviceScore: 5, logisticsScore: score, content, pics: '', isAnonymous: anonymous ? 1 : 0 },
    )
    if (reply)
      await commentConsoleSection.actions.commentReply!(
        { db, now: written + DAY },
        { prodCommId: String(prodCommId), reply },
      )
    await db.query(
      `update comment set pics = $2, follow_up = $3, follow_up_at = case when $3::text is null then null else $4::bigint end
      where prod_comm_id = $1`,
      [prodCommId, pictured ? pic : null, followUp ?? null, Math.min(now, written + 20 * DAY)],
    )
  }
}
