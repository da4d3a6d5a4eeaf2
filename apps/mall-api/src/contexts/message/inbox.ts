import { keptKinds, messageKinds } from '@millwright/domain/message/messageKinds'
import type { MessageKind } from '@millwright/domain/message/messageKinds'
import type { WireOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { counted, countSql, limitSql, pageOf, windowOf } from '../../core/list/paging.ts'
import type { Paging } from '../../core/list/paging.ts'
import { factsIn, toldEvents } from '../../core/message/tellBuyer.ts'
import type { MessageFacts, ToldEvent } from '../../core/message/tellBuyer.ts'
import { say } from '../../core/messages/messages.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db, ReadDb } from '../../db/db.ts'

type Row = {
  messageId: number
  event: ToldEvent
  subject: string
  facts: MessageFacts
  createTime: number
  read: boolean
}
type Which = Paging & { kind?: MessageKind | undefined; unread?: number | undefined }

/** The buyer's unread messages, for the bell of the header. */
export async function unreadInInbox(db: ReadDb, user: number): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    'select count(*)::int as unread from message where user_id = $1 and read_at is null and not deleted',
    [user],
  )
  return row?.unread ?? 0
}

/** Returns a page of the inbox, newest first, in the reader's language. */
export async function inboxPage(db: ReadDb, user: number, locale: Locale, which: Which) {
  const { limit, offset } = windowOf(which)
  const rows = `select message_id as "messageId", event, subject, facts, created as "createTime", read_at is not null as read from message
    where user_id = $1 and not deleted and ($2::text is null or kind = $2::text) and ($3::boolean is not true or read_at is null)`
  const params = [user, which.kind ?? null, which.unread === 1]
  const [found, total] = await Promise.all([
    db.query<Row>(`${rows} order by created desc, message_id desc ${limitSql(limit)} offset $4`, [...params, offset]),
    db.query<{ total: number }>(`select ${countSql(rows)} as total`, params),
  ])
  // The version of a later server may have told events that this version cannot word.
  const known = found.filter(({ event }) => Object.hasOwn(toldEvents, event))
  const goods = await goodsOf(db, known, locale)
  return pageOf(
    known.map((row) => ({ ...wireOf(row, locale), ...goods.get(row.subject) })),
    counted(total[0]?.total ?? 0),
    which,
  )
}

type Goods = { goods: string; otherLines: number }

/** Returns what the orders and returns of messages are about, by their number. */
async function goodsOf(db: ReadDb, rows: readonly Row[], locale: Locale): Promise<ReadonlyMap<string, Goods>> {
  const numbers = rows.flatMap(({ event, subject }) =>
    ['order', 'return'].includes(toldEvents[event].about) ? [subject] : [],
  )
  if (!numbers.length) return new Map()
  const found = await db.query<Goods & { subject: string }>(
    `select subject, l.goods, l.lines - 1 as "otherLines" from unnest($1::text::text[]) subject cross join lateral (
      select (array_agg(coalesce(nullif(party_code, ''), prod_name->>$2) order by seq))[1] as goods, count(*)::int as lines from (
        select seq, party_code, prod_name from order_item where order_number = subject
        union all select seq, party_code, prod_name from refund_line join order_item using (order_item_id) where refund_sn = subject
      ) line
    ) l where l.goods is not null`,
    [arrayText([...new Set(numbers)]), locale],
  )
  return new Map(found.map(({ subject, ...goods }) => [subject, goods]))
}

function wireOf(
  { event, facts, subject, ...row }: Row,
  locale: Locale,
): NonNullable<WireOf<'messagePage'>['records']>[number] {
  const { kind, about, title, text } = toldEvents[event]
  const values = factsIn(locale, facts)
  return {
    ...row,
    kind,
    about,
    subjectId: subject,
    title: say(locale, title, values),
    content: say(locale, text, values),
  }
}

/** Returns the number of unread messages of each kind. */
export async function unreadByKind(db: ReadDb, user: number): Promise<{ kind: MessageKind; unread: number }[]> {
  const found = await db.query<{ kind: MessageKind; unread: number }>(
    'select kind, count(*)::int as unread from message where user_id = $1 and read_at is null and not deleted group by kind',
    [user],
  )
  return messageKinds.map((kind) => ({ kind, unread: found.find((one) => one.kind === kind)?.unread ?? 0 }))
}

/**
 * Marks messages as read: one, those of a kind, or all. Messages after
 * `until`, which the buyer has not seen, stay.
 */
export async function markMessagesRead(
  { db, now }: { db: Db; now: number },
  user: number,
  { messageId, kind, until }: { messageId?: number; kind?: MessageKind; until?: number },
): Promise<void> {
  await db.query(
    `update message set read_at = $2::bigint where user_id = $1 and read_at is null
      and ($3::bigint is null or message_id = $3::bigint) and ($4::text is null or kind = $4::text)
      and ($5::bigint is null or created <= $5::bigint)`,
    [user, now, messageId ?? null, kind ?? null, until ?? null],
  )
}

/** Deletes a message from the inbox. Its row stays, so that the event is not told again. */
export async function deleteMessage(db: Db, user: number, messageId: number): Promise<void> {
  await db.query('update message set deleted = true where user_id = $1 and message_id = $2', [user, messageId])
}

/** Returns how the buyer is told of each kind. */
export async function messageSettingsOf(db: ReadDb, user: number) {
  const found = await db.query<{ kind: MessageKind; inbox: boolean; mail: boolean }>(
    'select kind, inbox, mail from message_setting where user_id = $1',
    [user],
  )
  return messageKinds.map((kind) => found.find((one) => one.kind === kind) ?? { kind, inbox: true, mail: true })
}

/** Saves how the buyer is told of some kinds. Kinds that are always kept stay in the inbox. */
export async function saveMessageSettings(
  db: Db,
  user: number,
  settings: readonly { kind: MessageKind; inbox: boolean; mail: boolean }[],
): Promise<void> {
  await db.tx(async (tx) => {
    for (const { kind, inbox, mail } of settings)
      await tx.query(
        `insert into message_setting (user_id, kind, inbox, mail) values ($1, $2, $3, $4)
        on conflict (user_id, kind) do update set inbox = excluded.inbox, mail = excluded.mail`,
        [user, kind, inbox || keptKinds.includes(kind), mail],
      )
  })
}

/** The address that the buyer's mails go to. */
export async function mailOf(db: ReadDb, user: number): Promise<string | undefined> {
  const { mail } = await queryOne<{ mail: string | null }>(db, 'select mail from buyer where user_id = $1', [user])
  return mail || undefined
}
