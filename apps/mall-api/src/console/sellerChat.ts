import { randomUUID } from 'node:crypto'
import { readChatBody } from '@millwright/domain/chat/chatMessage'
import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { consoleFileUrl } from '../contexts/files/consoleFileUrl.ts'
import { consoleLocale } from './consoleLocale.ts'
import { consoleHref } from '../core/console/consoleHref.ts'
import { yuan } from '../core/console/yuan.ts'
import { inScopeSql, scopeParam } from '../core/console/shopScope.ts'
import type { ShopScope } from '../core/console/shopScope.ts'
import { chosenShop, scopeOfPage } from './shopChoice.ts'
import { consoleHeaders, requireConsoleForm, limitForm } from './guard.ts'
import type { ConsoleAccess } from './guard.ts'
import { consoleStyle } from './style.ts'
import { consoleText } from './texts.ts'
import type { ConsoleTextKey } from './texts.ts'
import type { Db } from '../db/db.ts'
import { wireDate } from '../core/wire/wire.ts'
import { markRead, sendChatMessage, senders } from '../contexts/chat/rooms.ts'
import { readMessageText } from '../contexts/chat/messageContent.ts'
import { formOf } from '../core/wire/formOf.ts'
import { storableText } from '../core/wire/storableText.ts'

type Markup = ReturnType<typeof html>
type Talk = {
  id: number
  userId: number
  shopId: number
  shop: string
  buyer: string
  lastSeq: number
  waiting: number
  spoken: number
}
type Message = { sender: number; type: number; content: string; created: number }

/**
 * The headers of the iframe that shows the messages and reloads itself. The iframe needs no script and does not disturb
 * the reply that is being typed below it.
 */
const framed = {
  ...consoleHeaders,
  'content-security-policy': consoleHeaders['content-security-policy'].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
}
const framing = {
  ...consoleHeaders,
  'content-security-policy': `${consoleHeaders['content-security-policy']}; frame-src 'self'`,
}

const style = `
iframe { width: 100%; height: 60vh; border: 1px solid var(--edge); border-radius: 4px; background: var(--ground) }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px } ol li { padding: 6px 10px; border: 1px solid var(--line); border-radius: 4px; max-width: 75%; overflow-wrap: anywhere }
ol li.shop { margin-inline-start: auto; background: var(--soft) } ol p { margin: 0; white-space: pre-wrap } ol small { display: block; color: var(--muted); text-align: end } ol img { display: block; max-width: 100% }
textarea { font: inherit; flex: 1; padding: 4px 8px; border: 1px solid var(--edge); border-radius: 4px; background: transparent; color: inherit }
`

type Options = {
  db: Db
  clock: () => number
  door: ConsoleAccess
  /** Returns the shops that the caller reaches. */
  reachOf: (c: Context) => ShopScope
}

/**
 * Returns the shops' side of the chat in the seller console. The mall's people can write for any shop, sellers for their
 * shops only (ADR 30, 82). Reading the conversations marks the shop as online.
 */
export function sellerChat({ db, clock, door, reachOf }: Options): Hono {
  const app = new Hono()
  const talkAt = async (c: Context) =>
    /^\d{1,15}$/.test(c.req.param('id') ?? '')
      ? (await talksOf(db, consoleLocale(c), reachOf(c), Number(c.req.param('id'))))[0]
      : undefined
  const beThere = (shopId: number) =>
    db.query(
      'insert into chat_desk (shop_id, seen) values ($1, $2) on conflict (shop_id) do update set seen = excluded.seen',
      [shopId, clock()],
    )

  app.get('/chats', async (c) => {
    const locale = consoleLocale(c)
    const t = (key: ConsoleTextKey) => consoleText(locale, key)
    const reach = reachOf(c)
    const talks = await talksOf(db, locale, scopeOfPage(reach, chosenShop(reach, c.req.query('shop'))))
    return c.html(
      page(
        { locale, title: t('chats'), back: '/', refresh: 5 },
        talks.length ? talkTable(talks, locale) : html`<p>${t('none')}</p>`,
      ),
      200,
      consoleHeaders,
    )
  })

  app.get('/chats/:id', async (c) => {
    const talk = await talkAt(c)
    if (!talk) return c.notFound()
    const locale = consoleLocale(c)
    await beThere(talk.shopId)
    return c.html(
      page({ locale, title: `${talk.buyer} → ${talk.shop}`, back: '/chats' }, conversation(talk, locale, door)),
      200,
      framing,
    )
  })

  app.get('/chats/:id/messages', async (c) => {
    const talk = await talkAt(c)
    if (!talk) return c.notFound()
    await beThere(talk.shopId)
    await markRead(db, talk, senders.shop, talk.lastSeq)
    const locale = consoleLocale(c)
    return c.html(
      page({ locale, title: talk.buyer, refresh: 3 }, messageList(await lastMessages(db, talk.id), locale)),
      200,
      framed,
    )
  })

  answerRoute(app, { db, clock, door, talkAt, beThere })
  return app
}

type Desk = Omit<Options, 'reachOf'> & {
  talkAt: (c: Context) => Promise<Talk | undefined>
  beThere: (shopId: number) => Promise<unknown>
}

/** The form with which a shop answers. */
function answerRoute(app: Hono, { db, clock, door, talkAt, beThere }: Desk): void {
  app.post('/chats/:id/:key', requireConsoleForm(door), limitForm(16 * 1024), async (c) => {
    const talk = await talkAt(c)
    if (!talk) return c.notFound()
    const { content, clientMsgId } = await formOf(c)
    const words = typeof content === 'string' ? readMessageText(storableText(content)) : undefined
    await beThere(talk.shopId)
    if (words)
      await sendChatMessage({ db, now: clock(), locale: consoleLocale(c) }, talk, senders.shop, {
        msgType: 1,
        content: words,
        clientId: typeof clientMsgId === 'string' && /^[\w-]{8,64}$/.test(clientMsgId) ? clientMsgId : null,
      })
    return c.redirect(`/chats/${talk.id}?lang=${consoleLocale(c)}`, 303)
  })
}

function talksOf(db: Db, locale: Locale, scope: ShopScope, id?: number): Promise<Talk[]> {
  return db.query<Talk>(
    `
    select c.channel_id as id, c.user_id as "userId", c.shop_id as "shopId", s.name->>$1 as shop, b.nick_name->>$1 as buyer, c.last_seq as "lastSeq", c.spoken,
      (select count(*)::int from chat_message m where m.channel_id = c.channel_id and m.seq > c.shop_read and m.sender = 0) as waiting
    from chat_channel c join shop s using (shop_id) join buyer b using (user_id) where ($2::bigint is null or c.channel_id = $2::bigint)
      and ${inScopeSql('c.shop_id', '$3')}
    order by c.spoken desc limit 100`,
    [locale, id ?? null, scopeParam(scope)],
  )
}

async function lastMessages(db: Db, channelId: number): Promise<Message[]> {
  const messages = await db.query<Message>(
    'select sender, msg_type as type, content, created from chat_message where channel_id = $1 order by seq desc limit 100',
    [channelId],
  )
  return messages.toReversed()
}

function talkTable(talks: readonly Talk[], locale: Locale): Markup {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  const rows = talks.map(
    ({ id, shop, buyer, waiting, spoken }) =>
      html`<tr data-talk="${id}">
        <td>${shop}</td>
        <td>${buyer}</td>
        <td>${wireDate(spoken)}</td>
        <td>${waiting || ''}</td>
        <td><a href="/chats/${id}?lang=${locale}">${t('answer')}</a></td>
      </tr>`,
  )
  return html`<div class="table" tabindex="0" role="group" aria-label="${t('chats')}">
    <table>
      <thead>
        <tr>
          ${(['shop', 'buyer', 'sent', 'unread', 'action'] as const).map((key) => html`<th scope="col">${t(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function conversation(talk: Talk, locale: Locale, door: ConsoleAccess): Markup {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  return html` <iframe src="/chats/${talk.id}/messages?lang=${locale}#end" title="${t('chats')}"></iframe>
    <form method="post" action="/chats/${talk.id}/${door.key}?lang=${locale}">
      <input type="hidden" name="clientMsgId" value="${randomUUID()}" />
      <textarea name="content" rows="2" maxlength="500" required aria-label="${t('answer')}" autofocus></textarea
      ><button>${t('answer')}</button>
    </form>`
}

function messageList(messages: readonly Message[], locale: Locale): Markup {
  return html`<ol>
      ${messages.map(
        ({ sender, type, content, created }) =>
          html`<li class="${sender === 0 ? 'buyer' : 'shop'}">
            <p>${shown(type, content, locale)}</p>
            <small>${wireDate(created).slice(0, 16)}</small>
          </li>`,
      )}
    </ol>
    <span id="end"></span>`
}

function shown(type: number, content: string, locale: Locale): Markup | string {
  const body = readChatBody(type, content)
  switch (body.kind) {
    case 'text':
      return body.text
    case 'picture':
      return html`<a href="${consoleFileUrl(body.src)}" target="_blank"
        ><img src="${consoleFileUrl(body.src)}" alt="" width="160"
      /></a>`
    case 'product':
      return `${body.prodName}${body.price ? ` · ${yuan(body.price)}` : ''}`
    case 'order':
      return html`<a href="${consoleHref({ locale, section: 'orders', find: body.orderNumber })}" target="_top"
          >${consoleText(locale, 'order')} ${body.orderNumber}</a
        >${body.actualTotal ? ` · ${yuan(body.actualTotal)}` : ''}`
    case 'unknown':
      return '?'
  }
}

function page(
  { locale, title, back, refresh }: { locale: Locale; title: string; back?: string; refresh?: number },
  inner: Markup,
): Markup {
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refresh ? html`<meta http-equiv="refresh" content="${refresh}" />` : ''}
        <title>${title} · Millwright</title>
        <style>
          ${raw(consoleStyle + style)}
        </style>
      </head>
      <body>
        ${
          back
            ? html`<header>
                <h1>${title}</h1>
                <a href="${back}?lang=${locale}">${consoleText(locale, 'back')}</a>
              </header>`
            : ''
        }
        <main>${inner}</main>
      </body>
    </html>`
}
