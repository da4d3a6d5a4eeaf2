import type { WireOf } from '@millwright/contract/contract'
import { COMMENT_DAYS, mayComment, mayFollowUp } from '@millwright/domain/order/commentTimes'
import { SEARCHED, countSql, counted, limitSql, windowOf } from '../../core/list/paging.ts'
import type { Paging, Total } from '../../core/list/paging.ts'
import { queryOne } from '../../db/db.ts'
import type { Param, ReadDb } from '../../db/db.ts'
import { itemColumns, itemWire } from '../../core/order/orderItems.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import type { ReadContext } from '../../core/call/call.ts'
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

/** Returns a review in its public form. An anonymous author's name is reduced to its first letter. */
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
  }

const lineColumns = `${itemColumns}, o.shop_id as "shopId", s.name->>$1 as "shopName", o.status, o.finished_at as "finishedAt",
  c.service_score as "serviceScore", c.logistics_score as "logisticsScore", ${commentColumns}`

type Asker = Pick<ReadContext, 'db' | 'locale' | 'now'> & { user: number }

/** Lines of received orders: lines that wait for a review, lines with the buyer's review, or a single line. */
type Which = { waiting: true } | { written: true } | { orderItemId: number | string }

/** Returns a page of lines of the buyer's received orders, and the total. */
export async function commentLines(
  { db, locale, now, user }: Asker,
  which: Which,
  paging: Paging = { current: 1, size: 1 },
): Promise<{ lines: NonNullable<WireOf<'myComments'>['records']>; total: Total }> {
  const { limit, offset } = windowOf(paging)
  const params: Param[] = [locale, user]
  const $ = (value: Param) => `$${params.push(value)}`
  const chosen = chosenLines(which, now, $)
  const rows = await db.query<LineRow>(
    `with chosen as (${chosen.sql} order by ${chosen.by} ${limitSql(limit)} offset ${$(offset)})
    select ${lineColumns} from chosen join order_item i using (order_item_id) join orders o on o.order_number = i.order_number join shop s on s.shop_id = o.shop_id
      left join comment c on c.order_item_id = i.order_item_id and c.user_id = o.user_id
    order by ${'written' in which ? 'c.created desc, c.prod_comm_id desc' : 'o.finished_at desc, i.order_item_id'}`,
    params,
  )
  const total = 'waiting' in which ? await commentsWaiting(db, user, now) : await commentsWritten(db, user)
  return { lines: rows.map((row) => lineWire(row, locale, now)), total }
}

/** `$2` is the buyer. The orders of written reviews are looked up one by one, newest review first. */
function chosenLines(which: Which, now: number, $: (value: Param) => string): { sql: string; by: string } {
  if ('waiting' in which)
    return {
      sql: `select order_item_id from comment_due where user_id = $2 and finished_at >= ${$(since(now))}::bigint`,
      by: 'finished_at desc, order_item_id',
    }
  if ('written' in which) return { sql: writtenSql('$2', 'w.order_item_id'), by: 'w.created desc, w.prod_comm_id desc' }
  return {
    sql: `select i.order_item_id from order_item i join orders o using (order_number)
      where i.order_item_id = ${$(which.orderItemId)}::bigint and o.user_id = $2 and o.status = 5 and not o.hidden`,
    by: 'i.order_item_id',
  }
}

const writtenSql = (user: string, columns: string) => `
  select ${columns} from (
    select order_item_id, created, prod_comm_id from comment where user_id = ${user} order by created desc, prod_comm_id desc offset 0) w
  cross join lateral (
    select 1 from order_item i join orders o using (order_number)
    where i.order_item_id = w.order_item_id and o.user_id = ${user} and o.status = 5 and not o.hidden offset 0) shown`

export async function commentsWaiting(db: ReadDb, user: number, now: number): Promise<Total> {
  const { n } = await queryOne<{ n: number }>(
    db,
    `select ${countSql('select 1 from comment_due where user_id = $1 and finished_at >= $2::bigint')} as n`,
    [user, since(now)],
  )
  return counted(n)
}

async function commentsWritten(db: ReadDb, user: number): Promise<Total> {
  const { n } = await queryOne<{ n: number }>(db, `select ${countSql(writtenSql('$1', '1'), SEARCHED)} as n`, [user])
  return counted(n, SEARCHED)
}

const since = (now: number) => now - COMMENT_DAYS * DAY

function lineWire(row: LineRow, locale: ReadContext['locale'], now: number) {
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
