import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { html, raw } from 'hono/html'
import { date } from '../server/wire.ts'
import { carriers } from './actions.ts'
import type { BenchData } from './data.ts'
import { benchText } from './texts.ts'
import type { BenchText } from './texts.ts'

type Markup = ReturnType<typeof html>
type View = { locale: Locale; find: string; data: BenchData; outcome?: 'done' | 'failed' }

export const benchStyle = `
:root {
  color-scheme: light dark; font: 14px/1.5 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  --line: light-dark(#dde1e6, #2a3038); --edge: light-dark(#68737f, #8a94a0); --soft: light-dark(#f5f6f7, #171b20);
  --ink: light-dark(#14181d, #eef1f4); --ground: light-dark(#fff, #0f1215); --link: light-dark(#1b5e9e, #7db7ee); --action: light-dark(#b9430b, #f0813e);
}
body { max-width: 1100px; margin: 0 auto; padding: 16px; background: var(--ground); color: var(--ink) }
header { display: flex; gap: 16px; justify-content: space-between; align-items: baseline }
h1 { font-size: 22px } h2 { font-size: 16px; margin: 32px 0 8px } a { color: var(--link) }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100%; margin-top: 8px }
th, td { text-align: start; padding: 6px 8px; border-bottom: 1px solid var(--line); vertical-align: middle; white-space: nowrap; font-variant-numeric: tabular-nums }
th { background: var(--soft) } td.words { white-space: normal; min-width: 12em; overflow-wrap: anywhere }
form { display: flex; gap: 8px; align-items: end } label { display: grid; gap: 2px; font-size: 12px }
input, select, button { font: inherit; min-height: 30px; padding: 2px 8px; border: 1px solid var(--edge); border-radius: 4px; background: transparent; color: inherit }
option { color: #14181d; background: #fff } input.short { width: 7em }
button { background: var(--action); border-color: transparent; color: var(--ground); cursor: pointer }
button.quiet { background: transparent; color: inherit; border-color: var(--edge) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.said { padding: 8px 12px; border-radius: 4px; background: var(--soft); border-inline-start: 4px solid light-dark(#1d7a46, #5cc48a) }
.said.failed { border-color: light-dark(#b3261e, #f2827b) }
`

/** One plain page of forms: it works in any browser, without scripts. */
export function benchPage({ locale, find, data, outcome }: View): Markup {
  const t = (key: BenchText) => benchText(locale, key)
  const hidden = (fields: Record<string, string | number>) =>
    Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  const act = (action: string, fields: Record<string, string | number>, inner: Markup) =>
    html`<form method="post" action="/bench/${action}">${hidden({ lang: locale, find, ...fields })}${inner}</form>`
  const named = (label: string, field: Markup) => html`<label>${label}${field}</label>`
  const section = (name: BenchText, heads: BenchText[], rows: Markup[], before: Markup | '' = '') =>
    html`<section aria-labelledby="${name}">
      <h2 id="${name}">${t(name)}</h2>
      ${before}
      ${
        rows.length
          ? html`<div class="table" tabindex="0" role="group" aria-labelledby="${name}">
              <table>
                <thead>
                  <tr>
                    ${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </div>`
          : html`<p>${t('none')}</p>`
      }
    </section>`

  const codes = data.codes.map(
    ({ mobile, code, sent, expires }) =>
      html`<tr data-mobile="${mobile}">
        <td>${mobile}</td>
        <td><strong>${code}</strong></td>
        <td>${date(sent)}</td>
        <td>${date(expires)}</td>
        <td>${act('again', { mobile }, html`<button class="quiet">${t('allowAgain')}</button>`)}</td>
      </tr>`,
  )
  const payments = data.payments.map(
    ({ code, orderNumbers, amount, payType }) =>
      html`<tr data-order="${orderNumbers}">
        <td>${orderNumbers.replaceAll(',', ' ')}</td>
        <td>${t(payType === 2 ? 'alipay' : 'wechat')}</td>
        <td>¥${amount}</td>
        <td>${act('pay', { code }, html`<button>${t('confirmPayment')}</button>`)}</td>
      </tr>`,
  )
  const ship = (orderNumber: string) =>
    act(
      'ship',
      { orderNumber },
      html` ${named(
          t('company'),
          html`<select name="company">
            ${Object.entries(carriers).map(([key, name]) => html`<option value="${key}">${name[locale]}</option>`)}
          </select>`,
        )}
        ${named(t('flowNumber'), html`<input name="flowNumber" required pattern="[\\w\\-]{4,40}" value="SF${orderNumber.slice(-10)}" />`)}
        <button>${t('ship')}</button>`,
    )
  const orders = data.orders.map(
    ({ orderNumber, status, buyer, amount }) =>
      html`<tr data-order="${orderNumber}" data-status="${status}">
        <td>${orderNumber}</td>
        <td>${buyer}</td>
        <td>¥${amount}</td>
        <td>${t(`status${status}` as BenchText)}</td>
        <td>
          ${status === 2 ? ship(orderNumber) : status === 1 ? act('expire', { orderNumber }, html`<button class="quiet">${t('expire')}</button>`) : ''}
        </td>
      </tr>`,
  )
  const field = (key: 'price' | 'stocks', mode: string, model: string, value: string | number) =>
    html`<input class="short" name="${key}" inputmode="${mode}" value="${value}" aria-label="${t(key)} ${model}" />`
  const goods = data.skus.map(
    ({ skuId, prodId, model, name, price, stocks, status }) =>
      html`<tr data-sku="${skuId}" data-prod="${prodId}">
        <td>${model}</td>
        <td class="words">${name}</td>
        <td>
          ${act('sku', { skuId }, html`${field('price', 'decimal', model, price)}${field('stocks', 'numeric', model, stocks)}<button>${t('save')}</button>`)}
        </td>
        <td>
          ${act('shelf', { prodId, status: status === 1 ? 0 : 1 }, html`<button class="quiet">${t(status === 1 ? 'takeOff' : 'putOn')}</button>`)}
        </td>
      </tr>`,
  )
  const finder = html`<form method="get" action="/">
    ${hidden({ lang: locale })} ${named(t('find'), html`<input name="find" value="${find}" maxlength="100" />`)}<button>
      ${t('search')}
    </button>
  </form>`
  const category = act(
    'category',
    {},
    html`${named(t('category'), html`<input class="short" name="categoryId" inputmode="numeric" pattern="\\d{1,16}" required />`)}
      <button class="quiet" name="status" value="0">${t('closeCategory')}</button
      ><button class="quiet" name="status" value="1">${t('openCategory')}</button>`,
  )
  const inquiries = data.inquiries.map(
    ({ phone, remark, created }) =>
      html`<tr>
        <td>${phone}</td>
        <td>${date(created)}</td>
        <td class="words">${remark}</td>
      </tr>`,
  )
  const other = locale === 'zh' ? 'en' : 'zh'

  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('title')} · Millwright</title>
        <style>
          ${raw(benchStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>${t('title')}</h1>
          <a href="/?lang=${other}&amp;find=${encodeURIComponent(find)}" lang="${languageTag(other)}">${t('other')}</a>
        </header>
        <main>
          <p>${t('intro')} <a href="/chats?lang=${locale}">${t('chats')}</a></p>
          ${outcome ? html`<p role="status" class="said ${outcome}">${t(outcome)}</p>` : ''}
          ${section('codes', ['mobile', 'code', 'sent', 'validUntil', 'action'], codes)}
          ${section('payments', ['order', 'kind', 'amount', 'action'], payments)}
          ${section('orders', ['order', 'buyer', 'amount', 'status', 'action'], orders)}
          ${section('goods', ['model', 'product', 'priceAndStock', 'action'], goods, html`${finder}${category}`)}
          ${section('inquiries', ['mobile', 'sent', 'remark'], inquiries)}
        </main>
      </body>
    </html>`
}
