import type { WireOf } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { autoReply } from './autoReply.ts'
import { withPresentOrders } from './orderCards.ts'
import type { ChatContext, ConversationKey } from './chatContext.ts'
import type { StoredMessageContent } from './messageContent.ts'

export type MessageWire = WireOf<'chatSend'>
export type ConversationWire = WireOf<'chatChannel'>

export const senders = { buyer: 0, shop: 1, mall: 2 } as const
/**
 * A notification to all servers of the mall. It contains only ids, because a notification is limited to 8,000 bytes.
 */
export type ChatNotification =
  | { user: number; channel: number; seq: number }
  | { user: number; shop: number; read: number }
  | { user: number; line: number }
export const CHAT_NOTIFY_CHANNEL = 'chat'

/** A shop counts as online for this many milliseconds after someone read its conversations. */
const THERE = 90_000

const columns = `c.channel_id || '.' || m.seq as "messageId", c.channel_id as "imChannelId", c.shop_id as "shopId", m.seq, m.sender, m.msg_type as "msgType",
  m.content, m.client_id as "clientMsgId", m.created as "sendTime"`
const source = 'from chat_message m join chat_channel c using (channel_id)'

/**
 * Sends a notification. It runs in a transaction, because the embedded database delivers notifications only on commit.
 */
export async function notifyChat(db: Db, news: ChatNotification): Promise<void> {
  await db.tx((tx) => tx.query('select pg_notify($1, $2)', [CHAT_NOTIFY_CHANNEL, JSON.stringify(news)]))
}

/**
 * Stores a message. A repeated client id returns the stored message. If the shop is offline, it replies automatically.
 */
export async function sendChatMessage(
  { db, now, locale }: ChatContext,
  { userId, shopId }: ConversationKey,
  sender: number,
  said: StoredMessageContent,
): Promise<{ message: MessageWire; fresh: boolean }> {
  return db.tx(async (tx) => {
    const channel = await queryOne<{ id: number; seq: number; answered: number }>(
      tx,
      `
      insert into chat_channel (user_id, shop_id, spoken) values ($1, $2, $3) on conflict (user_id, shop_id) do update set spoken = excluded.spoken
      returning channel_id as id, last_seq as seq, answered`,
      [userId, shopId, now],
    )
    const { id, seq, answered } = channel
    const [known] = await tx.query<MessageWire>(
      `select ${columns} ${source} where channel_id = $1 and sender = $2 and client_id = $3`,
      [id, sender, said.clientId],
    )
    if (known) return { message: known, fresh: false }
    const answer =
      sender === senders.buyer && !(await isShopOnline(tx, shopId, now))
        ? await autoReply({ db: tx, now, locale }, shopId, answered, said)
        : undefined
    const lines = [{ sender, ...said }, ...(answer ? [{ sender: senders.shop, ...answer, clientId: null }] : [])]
    for (const [n, line] of lines.entries()) {
      await tx.query(
        'insert into chat_message (channel_id, seq, sender, msg_type, content, client_id, created) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, seq + n + 1, line.sender, line.msgType, line.content, line.clientId, now],
      )
      await notifyChat(tx, { user: userId, channel: id, seq: seq + n + 1 })
    }
    // Sending a message marks everything before it as read.
    await tx.query(
      `update chat_channel set last_seq = $2::bigint, answered = case when $3::boolean then $4::bigint else answered end,
      ${sender === senders.buyer ? 'buyer_read' : 'shop_read'} = $5::bigint where channel_id = $1`,
      [id, seq + lines.length, answer !== undefined, now, seq + 1],
    )
    if (sender === senders.shop) await notifyChat(tx, { user: userId, shop: shopId, read: seq })
    const message = await messageAt(tx, id, seq + 1)
    return { message: message!, fresh: true }
  })
}

export async function messageAt(db: Db, channel: number, seq: number): Promise<MessageWire | undefined> {
  return (
    await db.query<MessageWire>(`select ${columns} ${source} where channel_id = $1 and seq = $2`, [channel, seq])
  )[0]
}

/**
 * Returns a page of a conversation, oldest first: the last messages, or the messages before or after a position. Cards
 * of orders show the orders as they are now.
 */
export async function messagesOf(
  { db }: Pick<ChatContext, 'db'>,
  { userId, shopId }: ConversationKey,
  { before, after, size }: { before?: number; after?: number; size: number },
) {
  const rows = await db.query<MessageWire>(
    `select ${columns} ${source} where c.user_id = $1 and c.shop_id = $2
    and ($3::bigint is null or m.seq < $3::bigint) and ($4::bigint is null or m.seq > $4::bigint)
    order by m.seq ${after === undefined ? 'desc' : 'asc'} limit $5`,
    [userId, shopId, before ?? null, after ?? null, size + 1],
  )
  const messages = await withPresentOrders(db, { userId, shopId }, rows.slice(0, size))
  return { messages: after === undefined ? messages.toReversed() : messages, more: rows.length > size }
}

/** Records how far one side has read. The buyer's connections are notified of the shop's progress. */
export async function markRead(
  db: Db,
  { userId, shopId }: ConversationKey,
  sender: number,
  seq: number,
): Promise<void> {
  const column = sender === senders.buyer ? 'buyer_read' : 'shop_read'
  const [moved] = await db.query(
    `update chat_channel set ${column} = least($3::bigint, last_seq) where user_id = $1 and shop_id = $2 and ${column} < least($3::bigint, last_seq) returning 1`,
    [userId, shopId, seq],
  )
  if (moved && sender === senders.shop) await notifyChat(db, { user: userId, shop: shopId, read: seq })
}

export async function unreadOf(db: Db, userId: number): Promise<number> {
  const row = await queryOne<{ unread: number }>(
    db,
    `select count(*)::int as unread from chat_channel c join chat_message m using (channel_id)
    where c.user_id = $1 and m.seq > c.buyer_read and m.sender <> 0`,
    [userId],
  )
  return row.unread
}

export async function isShopOnline(db: Db, shopId: number, now: number): Promise<boolean> {
  return (
    (await db.query('select 1 from chat_desk where shop_id = $1 and seen > $2::bigint', [shopId, now - THERE])).length >
    0
  )
}

/** Returns the buyer's conversations, or only the conversation with a given shop, even without messages. */
export async function conversationsOf(
  { db, now, locale }: ChatContext,
  userId: number,
  shopId?: number,
): Promise<ConversationWire[]> {
  type Row = {
    imChannelId: number | null
    shopId: number
    shopName: string
    shopImg: string | null
    lastSeq: number
    readSeq: number
    peerReadSeq: number
    unread: number
    online: boolean
  }
  const rows = await db.query<Row>(
    `
    select c.channel_id as "imChannelId", s.shop_id as "shopId", s.name->>$2 as "shopName", s.logo as "shopImg", coalesce(c.last_seq, 0) as "lastSeq",
      coalesce(c.buyer_read, 0) as "readSeq", coalesce(c.shop_read, 0) as "peerReadSeq", coalesce(d.seen > $3::bigint, false) as online,
      (select count(*)::int from chat_message m where m.channel_id = c.channel_id and m.seq > c.buyer_read and m.sender <> 0) as unread
    from shop s left join chat_channel c on c.shop_id = s.shop_id and c.user_id = $1 left join chat_desk d on d.shop_id = s.shop_id
    where case when $4::bigint is null then c.channel_id is not null else s.shop_id = $4::bigint end
    order by c.spoken desc nulls last limit 200`,
    [userId, locale, now - THERE, shopId ?? null],
  )
  return Promise.all(
    rows.map(async ({ imChannelId, ...row }) => ({
      ...row,
      imChannelId,
      last: imChannelId === null ? undefined : await messageAt(db, imChannelId, row.lastSeq),
    })),
  )
}
