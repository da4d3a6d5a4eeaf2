import { filePathsOf } from '@millwright/domain/files/filePath'
import { inquiryStatesAllowing } from '@millwright/domain/quote/inquiryState'
import type { InquiryState } from '@millwright/domain/quote/inquiryState'
import { sum, times } from '@millwright/domain/money/money'
import type { Locale } from '@millwright/domain/locale'
import { unitOf } from '@millwright/domain/product/unitOf'
import { html } from 'hono/html'
import { normaliseModel } from '../../core/search/tokens.ts'
import { grouped, yuan } from '../../core/console/yuan.ts'
import { buyerPrices } from '../../core/price/buyerPrices.ts'
import { fillIn } from '../../core/messages/messages.ts'
import { defineSection } from '../../core/console/section.ts'
import { reaches, scopeParam } from '../../core/console/shopScope.ts'
import type { ShopsOfRecord } from '../../core/console/shopScope.ts'
import type { ConsoleAction, ConsoleHelpers, Markup } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { storeFilesForBuyer } from './storeFilesForBuyer.ts'
import { extendQuote, quoteInquiry, refuseInquiry, writeMessage } from './answerInquiry.ts'
import type { OfferedLine } from './answerInquiry.ts'
import { itemsOf, linesOfQuotes, messagesOf, quotesOf } from './inquiryRows.ts'
import { offerableOf, shopsFor } from './offerable.ts'
import type { Offerable } from './offerable.ts'
import { inquirySeenSql } from './inquirySeenSql.ts'
import { sweepInquiries } from './sweepInquiries.ts'

const DAY = 86_400_000
const SHOWN = 12
/** The maximum number of matching shops for which the page shows a quote form. */
const SHOPS = 3

const texts = {
  title: ['询价与报价', 'Inquiries and quotes'],
  number: ['询价单', 'Inquiry'],
  empty: ['买家发来询价后，询价单显示在这里。', 'Inquiries appear here when buyers ask for a quote.'],
  find: ['询价单号或手机号', 'Inquiry number or mobile'],
  remark: ['内容', 'Request'],
  items: ['询价明细', 'Lines'],
  quotes: ['报价', 'Quotes'],
  offer: ['报价', 'Send quote'],
  offerAs: ['以该店铺报价', 'Quote as'],
  asked: ['询价', 'Asked for'],
  model: ['型号', 'Model'],
  modelHint: ['型号留空的行不报价。', 'A line without a model is not quoted.'],
  shelf: ['公开价 {price}', 'List price {price}'],
  own: ['买家现价 {price}', 'The buyer pays {price} now'],
  target: ['目标价 {price}', 'Target {price}'],
  needBy: ['需在 {day} 前', 'Needed by {day}'],
  answerBy: ['{time} 截止', 'Quote by {time}'],
  total: ['合计 {amount}', 'Total {amount}'],
  accepted: ['买家已选用', 'Accepted'],
  price: ['单价', 'Unit price'],
  quantity: ['数量', 'Quantity'],
  lead: ['交期（天）', 'Lead time, days'],
  validity: ['有效期（天）', 'Valid for (days)'],
  note: ['备注', 'Note'],
  refuse: ['不报价', 'Decline'],
  extend: ['延长有效期', 'Extend'],
  message: ['留言', 'Message'],
  files: ['附件', 'Files'],
  unread: [
    '附件来自买家：DWG 的图纸内容和宏、PDF 中的图片未经检查。请用更新的软件打开，不要启用宏，不要点击文件中的链接',
    'Files are from the buyer. What a DWG draws, its macros, and pictures in a PDF are not checked: open them with up-to-date software, enable no macros and follow no links in them',
  ],
  write: ['发送留言', 'Send message'],
  expire: ['拨到报价过期', 'Let the quote expire'],
  timeout: ['拨到询价截止', 'Skip to the deadline'],
  open: ['询价中', 'Open'],
  completed: ['已选用报价', 'Quote accepted'],
  failed: ['未成交', 'Not agreed'],
  closed: ['已关闭', 'Closed'],
  refused: ['已拒绝', 'Declined'],
  until: ['有效至', 'until'],
  visitor: ['访客', 'Visitor'],
} as const

type Row = {
  inquiryId: number
  number: string | null
  phone: string
  remark: string
  created: number
  due: number | null
  state: InquiryState
  user: number | null
  buyer: string | null
  files: string
}
type Shown = Row & {
  items: Awaited<ReturnType<typeof itemsOf>>
  quotes: Awaited<ReturnType<typeof quotesOf>>
  quoted: Awaited<ReturnType<typeof linesOfQuotes>>
  priceOf: Awaited<ReturnType<typeof buyerPrices>>
  messages: Awaited<ReturnType<typeof messagesOf>>
  offerable: Offerable[]
  shops: { shopId: number; name: string }[]
}
type Kit = ConsoleHelpers<keyof typeof texts | 'buyer' | 'status' | 'action' | 'shop' | 'none'>

/** Returns the shop in whose name an action answers an inquiry, if that shop may read the inquiry. */
const shopOfInquiry: ShopsOfRecord = async (db, form) => {
  const place = placeIn(form)
  if (!place) return []
  const seen = await db.query(
    `select 1 from inquiry i where i.inquiry_id = $1 and ${inquirySeenSql('i.inquiry_id', '$2')}`,
    [place.inquiryId, scopeParam([place.shopId])],
  )
  return seen.length ? [place.shopId] : []
}

/** The seller console's section of inquiries: quote, extend, decline and write messages. */
export const inquiryConsoleSection = defineSection({
  name: 'inquiries',
  texts,
  waiting: `inquiry i where state = 'open' and ${inquirySeenSql('i.inquiry_id', '$1')}`,
  states: ['open', 'completed', 'failed', 'closed'],
  shopActions: {
    quoteOffer: shopOfInquiry,
    quoteExtend: shopOfInquiry,
    quoteRefuse: shopOfInquiry,
    quoteMessage: shopOfInquiry,
  },
  read: async ({ db, now, scope }, { locale, find, state, page }) => {
    const rows = await db.query<Row>(
      `select i.inquiry_id as "inquiryId", i.number, case when $5::text is null then i.phone else '' end as phone, i.remark, i.created, i.due, i.state, i.user_id as "user", b.nick_name->>$1 as buyer, i.files
        from inquiry i left join buyer b using (user_id)
        where ($2 = '' or i.number = $2 or $5::text is null and i.phone = $2) and ($4 = '' or i.state = $4) and ${inquirySeenSql('i.inquiry_id', '$5')}
        order by (i.state <> 'open'), i.created desc, i.inquiry_id limit ${SHOWN} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * SHOWN, state, scopeParam(scope)],
    )
    const ids = rows.map(({ inquiryId }) => inquiryId)
    const [offerable, shops] = await Promise.all([
      offerableOf(db, ids),
      db.query<{ shopId: number; name: string }>(
        'select shop_id as "shopId", name->>$1 as name from shop where status = 1 order by shop_id',
        [locale],
      ),
    ])
    return Promise.all(
      rows.map(async (row): Promise<Shown> => {
        const mine = offerable.filter(
          ({ inquiryId, shopId }) => inquiryId === row.inquiryId && reaches(scope, [shopId]),
        )
        const skuIds = mine.map(({ skuId }) => skuId)
        const [items, quotes, quoted, priceOf, messages] = await Promise.all([
          itemsOf(db, row.inquiryId, locale),
          quotesOf(db, row.inquiryId, locale),
          linesOfQuotes(db, row.inquiryId, locale),
          row.user === null ? () => undefined : buyerPrices({ db, now }, row.user, skuIds),
          messagesOf(db, row.inquiryId, locale),
        ])
        return {
          ...row,
          items,
          // A shop sees neither the prices nor the messages of its competitors.
          quotes: quotes.filter(({ shopId }) => reaches(scope, [shopId])),
          quoted,
          priceOf,
          messages: messages.filter(({ shopId }) => shopId === null || reaches(scope, [shopId])),
          offerable: mine,
          shops: shops.filter(({ shopId }) => reaches(scope, [shopId])),
        }
      }),
    )
  },
  draw: (inquiries, kit) => {
    const { t, table, search, pages } = kit
    return html`${search(t('find'))}${table(
      ['number', 'buyer', 'status', 'remark', 'action'],
      inquiries.flatMap((inquiry) => {
        const { inquiryId, state, buyer, phone, number, created, due, user } = inquiry
        const offers = user === null ? [] : offerForms(inquiry, kit)
        return [
          html`<tr data-inquiry="${inquiryId}" data-state="${state}" class="${offers.length ? 'over' : ''}">
            <td>${number ?? ''}<br /><small>${wireDate(created).slice(0, 16)}</small></td>
            <td>${buyer ?? t('visitor')}<br /><small>${phone}</small></td>
            <td>
              ${t(state)}
              ${state === 'open' && due !== null ? html`<br /><small>${fillIn(t('answerBy'), { time: wireDate(due).slice(0, 16) })}</small>` : ''}
            </td>
            <td class="words">${told(inquiry, kit)}</td>
            <td>${user === null ? '' : deeds(inquiry, kit)}</td>
          </tr>`,
          ...(offers.length
            ? [
                html`<tr>
                  <td colspan="5">${offers}</td>
                </tr>`,
              ]
            : []),
        ]
      }),
    )}${pages(inquiries.length, SHOWN)}`
  },
  actions: {
    quoteOffer: async (context, form, files) => {
      const place = placeIn(form)
      const lines = place && (await offeredIn(context, place.shopId, form))
      const days = Number(form.days)
      if (!lines || !isDays(days)) return false
      const kept = await storeFilesForBuyer(context, place.inquiryId, files)
      if (!kept) return false
      return quoteInquiry(context, {
        ...place,
        lines,
        validUntil: context.now + days * DAY,
        remark: (form.note ?? '').slice(0, 500),
        files: kept,
      })
    },
    quoteExtend: async (context, form) => {
      const place = placeIn(form)
      const days = Number(form.days)
      return place && isDays(days) ? extendQuote(context, place, context.now + days * DAY) : false
    },
    quoteRefuse: async (context, form) => {
      const place = placeIn(form)
      return place ? refuseInquiry(context, place, (form.note ?? '').slice(0, 500)) : false
    },
    quoteMessage: async (context, form, files) => {
      const place = placeIn(form)
      const kept = place && (await storeFilesForBuyer(context, place.inquiryId, files))
      if (!kept) return false
      const message = { ...place, by: 'shop' as const, words: form.message ?? '', files: kept }
      return context.db.tx((db) => writeMessage({ ...context, db }, message))
    },
    quoteExpire: async ({ db, now }, form) => {
      const place = placeIn(form)
      if (!place) return false
      const done = await db.query(
        "update quote set valid_until = $3::bigint where inquiry_id = $1 and shop_id = $2 and state = 'open' and valid_until > $3::bigint returning 1",
        [place.inquiryId, place.shopId, now],
      )
      return done.length > 0
    },
    quoteTimeout: async ({ db, now }, { inquiryId = '' }) => {
      if (!isId.test(inquiryId)) return false
      await db.query(
        'update quote set valid_until = $2::bigint where inquiry_id = $1::bigint and valid_until > $2::bigint',
        [inquiryId, now],
      )
      const done = await db.query(
        "update inquiry set due = $2::bigint where inquiry_id = $1::bigint and state = 'open' returning 1",
        [inquiryId, now],
      )
      await sweepInquiries({ db, now })
      return done.length > 0
    },
  },
})

const isId = /^\d{1,15}$/
const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= 365

function placeIn({ inquiryId = '', shopId = '' }: Record<string, string>) {
  return isId.test(inquiryId) && isId.test(shopId)
    ? { inquiryId: Number(inquiryId), shopId: Number(shopId) }
    : undefined
}

/** Reads the form's lines that name one of the shop's models with a price. Returns undefined if a line is invalid. */
async function offeredIn(
  { db }: Parameters<ConsoleAction>[0],
  shopId: number,
  form: Record<string, string>,
): Promise<OfferedLine[] | undefined> {
  const lines: OfferedLine[] = []
  for (const [name, model] of Object.entries(form)) {
    const itemId = /^model\.(\d{1,15})$/.exec(name)?.[1]
    if (!itemId || !model.trim()) continue
    const price = form[`price.${itemId}`] ?? ''
    const quantity = Number(form[`quantity.${itemId}`])
    const leadDays = Number(form[`lead.${itemId}`] || 0)
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(price) || Number(price) <= 0) return undefined
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999_999) return undefined
    if (!Number.isInteger(leadDays) || leadDays < 0 || leadDays > 365) return undefined
    const [sku] = await db.query<{ skuId: number; codeNorm: string }>(
      `select k.sku_id as "skuId", k.code_norm as "codeNorm" from sku k join product p using (prod_id)
        where k.code_norm = $1 and p.shop_id = $2 and p.status = 1 order by (k.sku_id = (select sku_id from inquiry_item where item_id = $3::bigint)) desc nulls last, k.price limit 1`,
      [normaliseModel(model), shopId, itemId],
    )
    if (!sku) return undefined
    const [asked] = await db.query<{ same: boolean }>(
      `select coalesce(a.code_norm = $2, lower(regexp_replace(t.name, '[^A-Za-z0-9.]', '', 'g')) = $2) as same
        from inquiry_item t left join sku a using (sku_id) where t.item_id = $1::bigint`,
      [itemId, sku.codeNorm],
    )
    lines.push({ itemId: Number(itemId), skuId: sku.skuId, price, quantity, leadDays, alternative: !asked?.same })
  }
  return lines
}

function told({ remark, items, messages, files, inquiryId }: Shown, { t, locale }: Kit): Markup {
  const sent = [files, ...messages.filter(({ by }) => by === 'buyer').map((message) => message.files)]
  return html`${remark}
  ${
    items.length
      ? html`<ul class="goods">
          ${items.map(({ partyCode, prodName, spec, quantity, unit, targetPrice, needBy }) => {
            const model = partyCode || prodName
            const wishes = [
              spec !== model && spec,
              targetPrice && fillIn(t('target'), { price: yuan(targetPrice) }),
              needBy && fillIn(t('needBy'), { day: needBy }),
            ].filter(Boolean)
            return html`<li>
              <strong>${model}</strong> ×
              ${piecesIn(locale, quantity, unit)}${wishes.length ? html`<br /><small>${wishes.join(' · ')}</small>` : ''}
            </li>`
          })}
        </ul>`
      : ''
  }
  ${filePathsOf(files).map((path, at) => html`<a href="/console/${path}">${inquiryId}-${at + 1}</a> `)}
  ${messages.map(
    ({ by, shopName, content, files: attached }) =>
      html`<p data-by="${by}">
        ${shopName ?? t('buyer')}: ${content}
        ${filePathsOf(attached).map((path, at) => html`<a href="/console/${path}">${at + 1}</a> `)}
      </p>`,
  )}
  ${sent.some(Boolean) ? html`<p><small>${t('unread')}</small></p>` : ''}`
}

/** Writes a count with its unit: `200 pcs`. */
function piecesIn(locale: Locale, count: number, unit: string): string {
  return `${grouped(count)} ${unitOf(locale, count, unit)}`.trim()
}

function deeds(inquiry: Shown, kit: Kit): Markup {
  const { inquiryId, state, quotes, shops } = inquiry
  const { t, form, named, more } = kit
  const standing = quotes.map((quote) => standingQuote(inquiry, quote, kit))
  if (!inquiryStatesAllowing('quote').includes(state)) return html`${standing}`
  return html`${standing}
  ${more(
    form(
      'quoteMessage',
      { inquiryId },
      html`${shopSelect(shops, kit)}${named(t('message'), html`<input name="message" maxlength="500" />`)}${filesField(kit)}<button
          class="quiet"
        >
          ${t('write')}
        </button>`,
    ),
    form(
      'quoteRefuse',
      { inquiryId },
      html`${shopSelect(shops, kit)}${named(t('note'), html`<input name="note" maxlength="200" />`)}<button
          class="quiet"
        >
          ${t('refuse')}
        </button>`,
    ),
    state === 'open' ? form('quoteTimeout', { inquiryId }, html`<button class="quiet">${t('timeout')}</button>`) : '',
  )}`
}

/** A quote that was sent: its lines with prices, its sum and its last day. */
function standingQuote(
  { inquiryId, quoted }: Shown,
  { quoteId, shopId, shopName, state, validUntil }: Shown['quotes'][number],
  { t, form, named, more, locale }: Kit,
): Markup {
  const lines = quoted.filter((line) => line.quoteId === quoteId)
  if (state === 'refused') return html`<p data-quote="${shopId}">${shopName}: ${t('refused')}</p>`
  const total = sum(lines.map(({ price, quantity }) => times(price, quantity)))
  return html`<div data-quote="${shopId}">
      <strong>${shopName}</strong>
      <ul class="goods">
        ${lines.map(
          ({ partyCode, quantity, unit, price, accepted }) =>
            html`<li>
              ${partyCode} × ${piecesIn(locale, quantity, unit ?? '')} ·
              ${yuan(price)}${accepted === null ? '' : html` · <small>${t('accepted')}</small>`}
            </li>`,
        )}
      </ul>
      <small>${fillIn(t('total'), { amount: yuan(total) })} · ${t('until')} ${wireDate(validUntil).slice(0, 16)}</small>
    </div>
    ${form(
      'quoteExtend',
      { inquiryId, shopId },
      html`${named(t('validity'), html`<input name="days" type="number" min="1" max="365" value="14" class="short" />`)}<button
          class="quiet"
        >
          ${t('extend')}
        </button>`,
    )}${more(form('quoteExpire', { inquiryId, shopId }, html`<button class="quiet">${t('expire')}</button>`))}`
}

/** The forms with which the shops that have the most of the lines can quote, closed until one is wanted. */
function offerForms(inquiry: Shown, kit: Kit): Markup[] {
  const { inquiryId, state, shops, offerable } = inquiry
  if (!inquiryStatesAllowing('quote').includes(state)) return []
  const ready = shopsFor(offerable, inquiryId, SHOPS)
  const others = shops.map(({ shopId }) => shopId).filter((shopId) => !ready.includes(shopId))
  const nameOf = (shopId: number) => shops.find((shop) => shop.shopId === shopId)?.name ?? ''
  return (ready.length ? ready : others.slice(0, 2)).map((shopId) => offerForm(inquiry, shopId, nameOf(shopId), kit))
}

function filesField({ t, named }: Kit): Markup {
  return named(t('files'), html`<input name="files" type="file" multiple />`)
}

function shopSelect(shops: Shown['shops'], { t, named }: Kit): Markup {
  return named(
    t('shop'),
    html`<select name="shopId">
      ${shops.map(({ shopId, name }) => html`<option value="${shopId}">${name}</option>`)}
    </select>`,
  )
}

function offerForm(inquiry: Shown, shopId: number, shopName: string, kit: Kit): Markup {
  const { inquiryId, items } = inquiry
  const { t, form, named } = kit
  return html`<details class="panel" data-offer="${shopId}">
    <summary>${t('offerAs')} ${shopName}</summary>
    ${form(
      'quoteOffer',
      { inquiryId, shopId },
      html`<div class="offer">
          ${(['asked', 'model', 'price', 'quantity', 'lead'] as const).map((head) => html`<b>${t(head)}</b>`)}
          ${items.map((item) => offerLine(inquiry, item, shopId, kit))}
        </div>
        <small class="wide">${t('modelHint')}</small>
        ${named(t('validity'), html`<input name="days" type="number" min="1" max="365" value="7" class="short" />`)}
        ${named(t('note'), html`<input name="note" maxlength="500" />`)}${filesField(kit)}<button>
          ${t('offer')}
        </button>`,
    )}
  </details>`
}

/** A line of the form, with the list price and the price that the buyer pays without a quote. */
function offerLine({ offerable, priceOf }: Shown, item: Shown['items'][number], shopId: number, kit: Kit): Markup {
  const { t, locale } = kit
  const { itemId, partyCode, prodName, quantity, unit } = item
  const sku = offerable.find((one) => one.itemId === itemId && one.shopId === shopId)
  const now = sku && priceOf(sku.skuId, quantity)
  const label = (key: 'model' | 'price' | 'quantity' | 'lead') => `${t(key)}: ${partyCode || prodName}`
  const lowest = now?.own ?? sku?.price
  return html`<span
      ><strong>${partyCode || prodName}</strong> × ${piecesIn(locale, quantity, unit)}
      ${
        sku
          ? html`<br /><small
                >${[
                  fillIn(t('shelf'), { price: yuan(sku.price) }),
                  now && now.own !== sku.price && fillIn(t('own'), { price: yuan(now.own) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}</small
              >`
          : ''
      }</span
    >
    <input name="model.${itemId}" value="${sku?.partyCode ?? ''}" aria-label="${label('model')}" />
    <input
      name="price.${itemId}"
      inputmode="decimal"
      value="${lowest === undefined ? '' : (Number(lowest) * 0.95).toFixed(2)}"
      aria-label="${label('price')}"
    />
    <input name="quantity.${itemId}" type="number" min="1" value="${quantity}" aria-label="${label('quantity')}" />
    <input name="lead.${itemId}" type="number" min="0" value="${sku?.leadDays ?? 3}" aria-label="${label('lead')}" />`
}
