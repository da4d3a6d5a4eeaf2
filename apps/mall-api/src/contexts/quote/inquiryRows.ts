import type { WireOf } from '@millwright/contract/contract'
import { filePathsOf } from '@millwright/domain/files/filePath'
import type { Locale } from '@millwright/domain/locale'
import { inquiryStates, quoteStanding } from '@millwright/domain/quote/inquiryState'
import type { InquiryState } from '@millwright/domain/quote/inquiryState'
import { storedAddressSql } from '../../core/address/addresses.ts'
import type { AddressRow } from '../../core/address/addresses.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, optionalWireDate, optionalWireYuan, wireYuan } from '../../core/wire/wire.ts'
import { buyerPrices } from '../../core/price/buyerPrices.ts'
import type { BuyerPrice } from '../../core/price/buyerPrices.ts'
import { piecesLeft } from '../../core/price/lineQuote.ts'
import { askedBrandSql, otherBrandSql } from './askedBrand.ts'

export type InquiryRow = {
  inquiryId: number
  number: string
  user: number
  state: InquiryState
  phone: string
  remark: string
  company: string
  contact: string
  needInvoice: boolean
  address: AddressRow | null
  files: string
  created: number
  due: number | null
  ended: number | null
  reason: string
  itemCount: number
  itemNames: string[] | null
  quoteCount: number
  openQuotes: number
  validUntil: number | null
}
type Reader = Pick<CallContext, 'db' | 'now' | 'locale'>

/** Columns of an inquiry `i`. `$1` is the current time. */
export const inquiryColumns = `i.inquiry_id as "inquiryId", i.number, i.user_id as "user", i.state, i.phone, i.remark, i.company, i.contact, i.need_invoice as "needInvoice",
  i.files, i.created, i.due, i.ended, i.reason,
  (select count(*)::int from inquiry_item t where t.inquiry_id = i.inquiry_id) as "itemCount",
  (select jsonb_agg(coalesce(nullif(t.party_code, ''), t.name) order by t.seq) from inquiry_item t where t.inquiry_id = i.inquiry_id and t.seq < 4) as "itemNames",
  (select count(*)::int from quote q where q.inquiry_id = i.inquiry_id and q.state = 'open') as "quoteCount",
  (select count(*)::int from quote q where q.inquiry_id = i.inquiry_id and q.state = 'open' and q.valid_until > $1::bigint) as "openQuotes",
  (select min(q.valid_until) from quote q where q.inquiry_id = i.inquiry_id and q.state = 'open' and q.valid_until > $1::bigint) as "validUntil"`

/** Returns one of the buyer's own inquiries. Other buyers' inquiries are undefined. */
export async function inquiryById(
  { db, now, locale }: Reader,
  user: number,
  id: number,
): Promise<InquiryRow | undefined> {
  const [row] = await db.query<InquiryRow>(
    `select ${inquiryColumns}, ${storedAddressSql('i.address', '$4')} as address from inquiry i
      where i.user_id = $2 and i.inquiry_id = $3::bigint`,
    [now, user, id, locale],
  )
  return row
}

export function inquiryWire(row: InquiryRow): NonNullable<WireOf<'inquiryPage'>['records']>[number] {
  return {
    inquiryId: row.inquiryId,
    inquiryNumber: row.number,
    status: inquiryStates.indexOf(row.state),
    createTime: wireDate(row.created),
    remark: row.remark,
    deadline: row.due,
    closeReason: row.reason,
    endTime: optionalWireDate(row.ended),
    itemCount: row.itemCount,
    itemNames: row.itemNames,
    quoteCount: row.quoteCount,
    openQuotes: row.openQuotes,
    validUntil: row.validUntil,
  }
}

export async function inquiryDetailWire(context: Reader, row: InquiryRow): Promise<WireOf<'inquiryInfo'>> {
  const { db, now, locale } = context
  const { inquiryId } = row
  const [items, quotes, lines, messages, baskets] = await Promise.all([
    itemsOf(db, inquiryId, locale),
    quotesOf(db, inquiryId, locale),
    linesOfQuotes(db, inquiryId, locale),
    messagesOf(db, inquiryId, locale),
    db.query<{ basketId: number }>(
      `select b.basket_id as "basketId" from basket b join quote_line l using (quote_line_id) join quote q using (quote_id)
        where b.user_id = $1 and q.inquiry_id = $2`,
      [row.user, inquiryId],
    ),
  ])
  const [names, priceOf] = await Promise.all([
    fileNames(db, [row.files, ...[...messages, ...quotes].map(({ files }) => files)]),
    buyerPrices(
      context,
      row.user,
      [...items, ...lines].flatMap(({ skuId }) => skuId ?? []),
    ),
  ])
  const pricesOf = ({ skuId, quantity }: { skuId: number | null; quantity: number }) =>
    pricesWire(skuId === null ? undefined : priceOf(skuId, quantity))
  const asked = new Map(items.map((item) => [item.itemId, item]))
  return {
    ...inquiryWire(row),
    userPhone: row.phone,
    companyName: row.company,
    contact: row.contact,
    needInvoice: row.needInvoice ? 1 : 0,
    userAddr: row.address,
    files: names(row.files),
    items: items.map(({ targetPrice, ...item }) => ({
      ...item,
      ...pricesOf(item),
      targetPrice: optionalWireYuan(targetPrice),
    })),
    quotes: quotes.map(({ state, created, files, ...quote }) => ({
      ...quote,
      attachments: names(files),
      standing: quoteStanding({ state, validUntil: quote.validUntil }, now),
      createTime: wireDate(created),
      items: lines
        .filter(({ quoteId }) => quoteId === quote.quoteId)
        .map((line) => ({ ...lineWire(line, asked.get(line.itemId)), ...pricesOf(line) })),
    })),
    messages: messages.map(({ files, created, ...message }) => ({
      ...message,
      files: names(files),
      createTime: wireDate(created),
    })),
    basketIds: baskets.map(({ basketId }) => basketId),
  }
}

function lineWire({ accepted, price, alternative, ...line }: LineRow, asked: ItemRow | undefined) {
  return {
    ...line,
    price: wireYuan(price),
    accepted: accepted !== null,
    alternative,
    alternativeProdId: alternative && line.prodId !== asked?.prodId ? line.prodId : undefined,
  }
}

function pricesWire(price: BuyerPrice | undefined) {
  return { shelfPrice: optionalWireYuan(price?.shelf), ownPrice: optionalWireYuan(price?.own) }
}

type ItemRow = {
  itemId: number
  prodId: number | null
  skuId: number | null
  partyCode: string
  prodName: string
  spec: string
  pic: string | null
  quantity: number
  unit: string
  brandName: string | null
  targetPrice: string | null
  needBy: string
}

/** Returns an inquiry's items. Products have their current name; free-text items and written units are as written. */
export function itemsOf(db: Db, inquiryId: number, locale: Locale): Promise<ItemRow[]> {
  return db.query<ItemRow>(
    `select t.item_id as "itemId", t.prod_id as "prodId", t.sku_id as "skuId", t.party_code as "partyCode", coalesce(p.name->>$2, t.name) as "prodName",
      case when t.sku_id is null then '' else t.name end as spec, k.pic, t.quantity, coalesce(nullif(t.unit, ''), p.unit->>$2, '') as unit,
      ${askedBrandSql('$2')} as "brandName",
      t.target_price as "targetPrice", t.need_by as "needBy"
    from inquiry_item t left join sku k using (sku_id) left join product p on p.prod_id = k.prod_id where t.inquiry_id = $1 order by t.seq`,
    [inquiryId, locale],
  )
}

type QuoteRow = {
  quoteId: number
  shopId: number
  shopName: string
  state: 'open' | 'refused'
  version: number
  validUntil: number
  created: number
  remark: string
  files: string
}

export function quotesOf(db: Db, inquiryId: number, locale: Locale): Promise<QuoteRow[]> {
  return db.query<QuoteRow>(
    `select q.quote_id as "quoteId", q.shop_id as "shopId", s.name->>$2 as "shopName", q.state, q.version, q.valid_until as "validUntil", q.changed as created, q.remark, q.files
    from quote q join shop s using (shop_id) where q.inquiry_id = $1 order by q.state, q.created, q.quote_id`,
    [inquiryId, locale],
  )
}

type LineRow = {
  quoteLineId: number
  quoteId: number
  itemId: number
  skuId: number
  prodId: number | null
  partyCode: string
  prodName: string
  pic: string | null
  unit: string | null
  price: string
  quantity: number
  leadDays: number
  brandName: string | null
  packQty: number | null
  alternative: boolean
  otherBrand: boolean
  accepted: number | null
  left: number
  onShelf: boolean
  stocks: number | null
}

export function linesOfQuotes(db: Db, inquiryId: number, locale: Locale): Promise<LineRow[]> {
  return db.query<LineRow>(
    `select l.quote_line_id as "quoteLineId", l.quote_id as "quoteId", l.item_id as "itemId", l.sku_id as "skuId", p.prod_id as "prodId", coalesce(k.party_code, '') as "partyCode",
      coalesce(p.name->>$2, '') as "prodName", k.pic, p.unit->>$2 as unit, l.price::text as price, l.quantity, l.lead_days as "leadDays", l.alternative, l.accepted, ${piecesLeft('l')} as left,
      m.name->>$2 as "brandName", k.pack_qty as "packQty", ${otherBrandSql} as "otherBrand",
      coalesce(p.status = 1, false) as "onShelf", k.stocks
    from quote_line l join quote q using (quote_id) join inquiry_item t using (item_id) left join sku k on k.sku_id = l.sku_id left join product p on p.prod_id = k.prod_id
      left join brand m on m.brand_id = p.brand_id
    where q.inquiry_id = $1 order by t.seq`,
    [inquiryId, locale],
  )
}

type MessageRow = {
  messageId: number
  by: 'buyer' | 'shop'
  shopId: number | null
  shopName: string | null
  content: string
  files: string
  created: number
}

/** Returns the newest messages, oldest first. */
export async function messagesOf(db: Db, inquiryId: number, locale: Locale): Promise<MessageRow[]> {
  const newest = await db.query<MessageRow>(
    `select m.message_id as "messageId", m.by, m.shop_id as "shopId", s.name->>$2 as "shopName", m.words as content, m.files, m.created
    from inquiry_message m left join shop s using (shop_id) where m.inquiry_id = $1 order by m.created desc, m.message_id desc limit 200`,
    [inquiryId, locale],
  )
  return newest.toReversed()
}

/** Returns a lookup of files with their original names. */
async function fileNames(db: Db, kept: readonly string[]) {
  const ids = kept.flatMap(filePathsOf).map((path) => path.slice('files/'.length))
  const rows = ids.length
    ? await db.query<{ id: string; name: string }>(
        'select upload_id as id, name from upload where upload_id = any($1::text::text[])',
        [arrayText(ids)],
      )
    : []
  return (files: string) =>
    filePathsOf(files).map((filePath) => ({
      filePath,
      fileName: rows.find(({ id }) => filePath.endsWith(id))?.name || filePath.slice(-8),
    }))
}
