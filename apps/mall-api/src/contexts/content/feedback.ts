import type { ParsedOf, WireOf } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, optionalWireDate } from '../../core/wire/wire.ts'

const SAME_WITHIN = 10 * 60_000

type Row = {
  id: number
  type: number
  content: string
  contact: string
  imgs: string
  created: number
  reply: string | null
  replyAt: number | null
  readAt: number | null
}
const columns =
  'feedback_id as id, type, content, contact, imgs, created, reply, reply_at as "replyAt", read_at as "readAt"'

/** Stores feedback. A repeated submission returns the id of the first feedback. */
export async function saveFeedback(
  { db, locale, now }: Pick<CallContext, 'db' | 'locale' | 'now'>,
  user: number,
  { type, content, contact, imgs }: ParsedOf<'sendFeedback'>,
): Promise<number> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const [before] = await tx.query<{ id: number }>(
      'select feedback_id as id from feedback where user_id = $1 and type = $2 and content = $3 and created > $4::bigint order by created desc limit 1',
      [user, type, content, now - SAME_WITHIN],
    )
    if (before) return before.id
    const kept = await attachFiles({ db: tx, locale, user }, imgs, 'feedback')
    const row = await queryOne<{ id: number }>(
      tx,
      'insert into feedback (user_id, type, content, contact, imgs, created) values ($1, $2, $3, $4, $5, $6) returning feedback_id as id',
      [user, type, content, contact.trim(), kept.join(','), now],
    )
    return row.id
  })
}

export async function feedbackRows(
  db: Db,
  user: number,
  { status, current, size }: { status?: number | undefined; current: number; size: number },
): Promise<{ rows: Row[]; total: number }> {
  const whose = 'user_id = $1 and ($2::int is null or (reply is not null) = ($2::int = 1))'
  const [rows, { total }] = await Promise.all([
    db.query<Row>(
      `select ${columns} from feedback where ${whose} order by created desc, feedback_id desc limit $3 offset $4`,
      [user, status ?? null, size, (current - 1) * size],
    ),
    queryOne<{ total: number }>(db, `select count(*)::int as total from feedback where ${whose}`, [
      user,
      status ?? null,
    ]),
  ])
  return { rows, total }
}

/** Returns one of the buyer's feedback messages and marks its reply as read. */
export async function openFeedback(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  id: number,
): Promise<Row | undefined> {
  const [row] = await db.query<Row>(`select ${columns} from feedback where feedback_id = $1::bigint and user_id = $2`, [
    id,
    user,
  ])
  if (row !== undefined && row.reply !== null)
    await db.query('update feedback set read_at = $2 where feedback_id = $1 and read_at is null', [row.id, now])
  return row
}

export async function feedbackCountOf({ db }: Pick<CallContext, 'db'>, user: number) {
  return queryOne<{ untreated: number; processed: number; unread: number }>(
    db,
    `select count(*) filter (where reply is null)::int as untreated, count(*) filter (where reply is not null)::int as processed,
      count(*) filter (where reply is not null and read_at is null)::int as unread from feedback where user_id = $1`,
    [user],
  )
}

/** Stores the reply to a feedback message. Returns false if the message already has a reply. */
export async function answerFeedback(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  id: number,
  reply: string,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const [done] = await tx.query<{ user: number }>(
      'update feedback set reply = $2, reply_at = $3 where feedback_id = $1::bigint and reply is null returning user_id as user',
      [id, reply, now],
    )
    if (!done) return false
    await tellBuyer({ db: tx, now }, done.user, {
      event: 'feedbackAnswered',
      occurrence: String(id),
      subject: String(id),
      facts: { reply },
    })
    return true
  })
}

export function feedbackWire({ created, reply, replyAt, readAt, ...row }: Row): WireOf<'feedbackInfo'> {
  return {
    ...row,
    status: reply === null ? 0 : 1,
    createTime: wireDate(created),
    replyContent: reply ?? undefined,
    replyTime: optionalWireDate(replyAt),
    unread: reply !== null && readAt === null ? 1 : 0,
  }
}
