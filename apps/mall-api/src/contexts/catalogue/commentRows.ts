import type { WireOf } from '@millwright/contract/contract'
import { COMMENT_DAYS, mayComment, mayFollowUp } from '@millwright/domain/order/commentTimes'
import type { Db, Param } from '../../db/db.ts'
import { itemColumns, itemWire } from '../../core/order/orderItems.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, optionalWireDate } from '../../core/wire/wire.ts'

const DAY = 86_400_000

export type CommentRow = {
  prodCommId: number
  score: number
  evaluate: number
  content: string
  pics: string | null
  nickName: string
  anonymous: boolean
  created: number
  reply: string | null
  replyAt: number | null
  followUp: string | null
  followUpAt: number | null
}
/** Columns of the table `comment` with the alias `c`. */
export const commentColumns = `c.prod_comm_id as "prodCommId", c.score, c.evaluate, c.content, c.pics, c.nick_name as "nickName", c.anonymous, c.created, c.reply, c.reply_at as "replyAt",
  c.follow_up as "followUp", c.follow_up_at as "followUpAt"`

/** Returns a comment as everybody sees it. An anonymous author's name is reduced to its first letter. */
export function commentWire({ created, anonymous, nickName, reply, replyAt, followUpAt, ...row }: CommentRow) {
  return {
    ...row,
    recTime: wireDate(created),
    isAnonymous: anonymous ? 1 : 0,
    nickName: anonymous ? `${[...nickName][0] ?? ''}***` : nickName,
    replySts: reply ? 1 : 0,
    replyContent: reply,
    replyTime: optionalWireDate(replyAt),
    followUpTime: optionalWireDate(followUpAt),
  }
}

type LineRow = ItemRow &
  Omit<CommentRow, 'prodCommId'> & {
    prodCommId: number | null
    shopId: number
    shopName: string
    status: number
    finishedAt: number | null
    serviceScore: number | null
    logisticsScore: number | null
    found: number
  }

const lineColumns = `${itemColumns}, o.shop_id as "shopId", s.name->>$1 as "shopName", o.status, o.finished_at as "finishedAt",
  c.service_score as "serviceScore", c.logistics_score as "logisticsScore", ${commentColumns}, count(*) over ()::int as found`

type Asker = Pick<CallContext, 'db' | 'locale' | 'now'> & { user: number }

/** Returns lines of the buyer's received orders. `which` selects lines to comment on, commented lines, or one line. */
export async function commentLines(
  { db, locale, now, user }: Asker,
  which: { waiting: true } | { written: true } | { orderItemId: number | string },
  { current, size }: { current: number; size: number } = { current: 1, size: 1 },
): Promise<{ lines: NonNullable<WireOf<'myComments'>['records']>; total: number }> {
  const params: Param[] = [locale, user, size, (current - 1) * size]
  const $ = (value: Param) => `$${params.push(value)}`
  const where =
    'waiting' in which
      ? `not i.commented and o.finished_at >= ${$(since(now))}::bigint`
      : 'written' in which
        ? 'c.prod_comm_id is not null'
        : `i.order_item_id = ${$(which.orderItemId)}::bigint`
  const rows = await db.query<LineRow>(
    `
    select ${lineColumns} from order_item i join orders o using (order_number) join shop s on s.shop_id = o.shop_id
      left join comment c on c.order_item_id = i.order_item_id and c.user_id = o.user_id
    where o.user_id = $2 and o.status = 5 and not o.hidden and ${where}
    order by ${'written' in which ? 'c.created desc, c.prod_comm_id desc' : 'o.finished_at desc, i.order_item_id'} limit $3 offset $4`,
    params,
  )
  return { lines: rows.map((row) => lineWire(row, locale, now)), total: rows[0]?.found ?? 0 }
}

export async function commentsWaiting(db: Db, user: number, now: number): Promise<number> {
  const [row] = await db.query<{ waiting: number }>(
    `select count(*)::int as waiting from order_item i join orders o using (order_number)
    where o.user_id = $1 and o.status = 5 and not o.hidden and not i.commented and o.finished_at >= $2::bigint`,
    [user, since(now)],
  )
  return row?.waiting ?? 0
}

const since = (now: number) => now - COMMENT_DAYS * DAY

function lineWire(row: LineRow, locale: CallContext['locale'], now: number) {
  const { prodCommId, serviceScore, logisticsScore, shopId, shopName, finishedAt } = row
  return {
    ...itemWire(row, locale),
    orderNumber: row.orderNumber,
    shopId,
    shopName,
    finallyTime: optionalWireDate(finishedAt),
    mayComment: !row.commented && mayComment(row, now),
    comment:
      prodCommId === null
        ? undefined
        : {
            ...commentWire({ ...pickComment(row), prodCommId }),
            nickName: row.nickName,
            mayFollowUp: mayFollowUp(row, now),
            serviceScore,
            logisticsScore,
          },
  }
}

function pickComment(row: LineRow): Omit<CommentRow, 'prodCommId'> {
  const { score, evaluate, content, pics, nickName, anonymous, created, reply, replyAt, followUp, followUpAt } = row
  return { score, evaluate, content, pics, nickName, anonymous, created, reply, replyAt, followUp, followUpAt }
}
