import { nextInquiryState, inquiryStatesAllowing } from '@millwright/domain/quote/inquiryState'
import type { InquiryState } from '@millwright/domain/quote/inquiryState'
import { INQUIRY_TEXT_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import type { Locale } from '@millwright/domain/locale'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { releaseFiles, attachFiles } from '../files/files.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { wireDate } from '../../core/wire/wire.ts'
import type { CallContext } from '../../core/call/call.ts'

type At = Pick<CallContext, 'db' | 'now'>
type Place = { inquiryId: number; shopId: number }
export type OfferedLine = {
  itemId: number
  skuId: number
  price: string
  quantity: number
  leadDays: number
  alternative: boolean
}
export type Offer = Place & {
  lines: readonly OfferedLine[]
  validUntil: number
  remark: string
  /** Paths of files stored for the buyer (`storeFilesForBuyer`). */
  files?: readonly string[]
}

/**
 * Sends or changes a shop's quote as a new version. Returns false if the quote cannot be sent, for example because an
 * accepted line binds the previous version.
 */
export function quoteInquiry({ db, now }: At, offer: Offer): Promise<boolean> {
  const { inquiryId, shopId, lines, validUntil, remark, files = [] } = offer
  if (!lines.length || validUntil <= now) return Promise.resolve(false)
  return db.tx(async (tx) => {
    const inquiry = await lockInquiry(tx, inquiryId)
    const after = inquiry && nextInquiryState(inquiry.state, 'quote')
    if (!after || !(await fits(tx, offer)) || (await isBound(tx, { inquiryId, shopId }))) return false
    const { state, user, number } = inquiry
    const before = await filesOf(tx, { inquiryId, shopId })
    const kept = await attachFiles({ db: tx, locale: 'zh', user }, files, 'attachment', before)
    const quote = await queryOne<{ quoteId: number; version: number; shop: Record<Locale, string> }>(
      tx,
      `insert into quote as q (inquiry_id, shop_id, state, valid_until, remark, files, created, changed)
      values ($1, $2, 'open', $3::bigint, $4, $5, $6::bigint, $6::bigint)
      on conflict (inquiry_id, shop_id) do update set state = 'open', version = q.version + 1, valid_until = excluded.valid_until,
        remark = excluded.remark, files = excluded.files, changed = excluded.changed
      returning quote_id as "quoteId", version, (select s.name from shop s where s.shop_id = q.shop_id) as shop`,
      [inquiryId, shopId, validUntil, remark.trim(), kept.join(','), now],
    )
    await tx.query('delete from quote_line where quote_id = $1', [quote.quoteId])
    await tx.query(
      `insert into quote_line (quote_id, item_id, sku_id, price, quantity, lead_days, alternative)
      select $1, l."itemId", l."skuId", l.price, l.quantity, l."leadDays", l.alternative
      from jsonb_to_recordset($2::text::jsonb) as l ("itemId" bigint, "skuId" bigint, price numeric, quantity int, "leadDays" int, alternative boolean)`,
      [quote.quoteId, JSON.stringify(lines)],
    )
    await enter(tx, inquiryId, state, after)
    await tellBuyer({ db: tx, now }, user, {
      event: 'inquiryQuoted',
      occurrence: `${quote.quoteId} ${quote.version}`,
      subject: String(inquiryId),
      facts: { inquiryNumber: number, shop: quote.shop, until: wireDate(validUntil).slice(0, 16) },
    })
    return true
  })
}

/** Extends a shop's quote. An expired quote becomes valid again. */
export function extendQuote({ db, now }: At, { inquiryId, shopId }: Place, validUntil: number): Promise<boolean> {
  return db.tx(async (tx) => {
    const { state } = (await lockInquiry(tx, inquiryId)) ?? {}
    const after = state && nextInquiryState(state, 'quote')
    if (!after || validUntil <= now) return false
    const done = await tx.query(
      `update quote set valid_until = $3::bigint, changed = $4::bigint where inquiry_id = $1 and shop_id = $2 and state = 'open'
        and valid_until < $3::bigint returning 1`,
      [inquiryId, shopId, validUntil, now],
    )
    if (!done.length) return false
    await enter(tx, inquiryId, state, after)
    return true
  })
}

/** Declines an inquiry, or withdraws a quote without accepted lines. */
export function refuseInquiry({ db, now }: At, { inquiryId, shopId }: Place, reason: string): Promise<boolean> {
  return db.tx(async (tx) => {
    const { state } = (await lockInquiry(tx, inquiryId)) ?? {}
    if (!state || !inquiryStatesAllowing('accept').includes(state) || (await isBound(tx, { inquiryId, shopId })))
      return false
    await releaseFiles(tx, await filesOf(tx, { inquiryId, shopId }))
    await tx.query(
      `insert into quote as q (inquiry_id, shop_id, state, valid_until, remark, created, changed)
      values ($1, $2, 'refused', $3::bigint, $4, $3::bigint, $3::bigint)
      on conflict (inquiry_id, shop_id) do update set state = 'refused', version = q.version + 1, remark = excluded.remark, files = '', changed = excluded.changed`,
      [inquiryId, shopId, now, reason.trim()],
    )
    return true
  })
}

/**
 * Adds a message to an inquiry, in the open transaction. The sender is a shop, or the buyer, who writes to one shop or,
 * without `shopId`, to all shops. `files` are the buyer's unclaimed paths. Returns false without text and files, or for
 * an unknown inquiry or shop.
 */
export async function writeMessage(
  { db, now, locale = 'zh' }: At & { locale?: Locale },
  message: {
    inquiryId: number
    by: 'buyer' | 'shop'
    shopId?: number | undefined
    words: string
    files?: string | readonly string[]
  },
): Promise<boolean> {
  const { inquiryId, by, shopId = null, words, files } = message
  const text = words.trim().slice(0, INQUIRY_TEXT_LIMIT)
  const [row] = await db.query<{ user: number | null }>(
    `select user_id as "user" from inquiry
    where inquiry_id = $1 and ($2::bigint is null or exists (select 1 from shop where shop_id = $2::bigint))`,
    [inquiryId, shopId],
  )
  if (!row?.user) return false
  const kept = await attachFiles({ db, locale, user: row.user }, files, 'attachment')
  if (!text && !kept.length) return false
  await db.query(
    `insert into inquiry_message (inquiry_id, shop_id, by, words, files, created)
    values ($1, $2::bigint, $3, $4, $5, $6::bigint)`,
    [inquiryId, shopId, by, text, kept.join(','), now],
  )
  return true
}

type LockedInquiry = { state: InquiryState; user: number; number: string }

async function lockInquiry(db: Db, inquiryId: number): Promise<LockedInquiry | undefined> {
  const [row] = await db.query<LockedInquiry>(
    'select state, user_id as "user", number from inquiry where inquiry_id = $1 and user_id is not null for no key update',
    [inquiryId],
  )
  return row
}

async function enter(db: Db, inquiryId: number, from: InquiryState, to: InquiryState): Promise<void> {
  if (from !== to) await db.query('update inquiry set state = $2, ended = null where inquiry_id = $1', [inquiryId, to])
}

async function filesOf(db: Db, { inquiryId, shopId }: Place): Promise<string> {
  const [quote] = await db.query<{ files: string }>('select files from quote where inquiry_id = $1 and shop_id = $2', [
    inquiryId,
    shopId,
  ])
  return quote?.files ?? ''
}

/** Whether a line was accepted or ordered, which binds the quote. */
async function isBound(db: Db, { inquiryId, shopId }: Place): Promise<boolean> {
  await db.query('select 1 from quote where inquiry_id = $1 and shop_id = $2 for no key update', [inquiryId, shopId])
  const rows = await db.query(
    `select 1 from quote_line l join quote q using (quote_id) where q.inquiry_id = $1 and q.shop_id = $2
      and (l.accepted is not null or exists (select 1 from quote_use u where u.quote_line_id = l.quote_line_id)) limit 1`,
    [inquiryId, shopId],
  )
  return rows.length > 0
}

/** Whether every line belongs to this inquiry and every SKU to this shop. */
async function fits(db: Db, { inquiryId, shopId, lines }: Offer): Promise<boolean> {
  const row = await queryOne<{ items: number; skus: number }>(
    db,
    `select (select count(*)::int from inquiry_item where inquiry_id = $1 and item_id = any($2::text::bigint[])) as items,
      (select count(*)::int from sku k join product p using (prod_id) where p.shop_id = $3 and p.status = 1 and k.sku_id = any($4::text::bigint[])) as skus`,
    [inquiryId, arrayText(lines.map(({ itemId }) => itemId)), shopId, arrayText(lines.map(({ skuId }) => skuId))],
  )
  return (
    row.items === new Set(lines.map(({ itemId }) => itemId)).size &&
    row.items === lines.length &&
    row.skus === new Set(lines.map(({ skuId }) => skuId)).size
  )
}
