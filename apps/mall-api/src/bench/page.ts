import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'
import { date } from '../shop/wire.ts'
import { carriers } from './actions.ts'
import type { BenchData } from './data.ts'
import { benchText } from './texts.ts'
import type { BenchText } from './texts.ts'

type Markup = ReturnType<typeof html>
type View = { locale: Locale; find: string; data: BenchData; outcome?: 'done' | 'failed' }

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; --line: light-dark(#dde1e6, #2a3038); --soft: light-dark(#f5f6f7, #171b20) }
body { max-width: 1100px; margin: 0 auto; padding: 16px; background: light-dark(#fff, #0f1215); color: light-dark(#14181d, #eef1f4) }
header { display: flex; gap: 16px; justify-content: space-between; align-items: baseline } h1 { font-size: 22px } h2 { font-size: 16px; margin: 32px 0 8px }
a { color: light-dark(#1b5e9e, #7db7ee) } .table { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: 6px 8px; border-bottom: 1px solid var(--line); vertical-align: middle } td { overflow-wrap: anywhere } th { background: var(--soft); white-space: nowrap } .end { text-align: end; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end } td form { flex-wrap: nowrap } label { display: grid; gap: 2px; font-size: 12px }
input, select, button { font: inherit; min-height: 30px; padding: 2px 8px; border: 1px solid light-dark(#68737f, #8a94a0); border-radius: 4px; background: transparent; color: inherit } option { color: #14181d; background: #fff }
button { background: light-dark(#b9430b, #f0813e); border-color: transparent; color: light-dark(#fff, #0f1215); cursor: pointer; white-space: nowrap } button.quiet { background: transparent; color: inherit; border-color: light-dark(#68737f, #8a94a0) }
:focus-visible { outline: 2px solid light-dark(#1b5e9e, #7db7ee); outline-offset: 2px } input.short { width: 7em } .said { padding: 8px 12px; border-radius: 4px; background: var(--soft); border-inline-start: 4px solid light-dark(#1d7a46, #5cc48a) } .said.failed { border-color: light-dark(#b3261e, #f2827b) }
`

/** One plain page of forms: it works in any browser, without scripts. */
export function benchPage({ locale, find, data, outcome }: View): Markup {
  const t = (key: BenchText) => benchText(locale, key)
  const act = (action: string, fields: Record<string, string | number>, inner: Markup) => html`<form method="post" action="/bench/${action}">
    <input type="hidden" name="lang" value="${locale}"><input type="hidden" name="find" value="${find}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${inner}</form>`
  const table = (name: BenchText, heads: BenchText[], rows: Markup[]) => html`<section aria-labelledby="${name}"><h2 id="${name}">${t(name)}</h2>
    ${rows.length ? html`<div class="table"><table><thead><tr>${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>` : html`<p>${t('none')}</p>`}</section>`
  const named = (label: string, field: Markup) => html`<label>${label}${field}</label>`

  return html`<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
  <title>${t('title')} · Millwright</title><style>${style}</style></head><body>
  <header><h1>${t('title')}</h1><a href="/?lang=${locale === 'zh' ? 'en' : 'zh'}&amp;find=${encodeURIComponent(find)}" lang="${locale === 'zh' ? 'en' : 'zh-CN'}">${t('other')}</a></header>
  <main><p>${t('intro')}</p>${outcome ? html`<p role="status" class="said ${outcome}">${t(outcome)}</p>` : ''}
  ${table('codes', ['mobile', 'code', 'sent', 'validUntil'], data.codes.map(({ mobile, code, sent, expires }) => html`<tr data-mobile="${mobile}"><td>${mobile}</td><td><strong>${code}</strong></td><td>${date(sent)}</td><td>${date(expires)}</td></tr>`))}
  ${table('payments', ['order', 'kind', 'amount', 'action'], data.payments.map(({ code, orderNumbers, amount, payType }) => html`<tr data-order="${orderNumbers}"><td>${orderNumbers.replaceAll(',', ' ')}</td><td>${t(payType === 2 ? 'alipay' : 'wechat')}</td>
    <td class="end">¥${amount}</td><td>${act('pay', { code }, html`<button>${t('confirmPayment')}</button>`)}</td></tr>`))}
  ${table('orders', ['order', 'buyer', 'amount', 'status', 'action'], data.orders.map((order) => html`<tr data-order="${order.orderNumber}" data-status="${order.status}"><td>${order.orderNumber}</td><td>${order.buyer}</td><td class="end">¥${order.amount}</td>
    <td>${t(`status${order.status}` as BenchText)}</td><td>${order.status === 2 ? act('ship', { orderNumber: order.orderNumber }, html`
      ${named(t('company'), html`<select name="company">${Object.entries(carriers).map(([key, name]) => html`<option value="${key}">${name[locale]}</option>`)}</select>`)}
      ${named(t('flowNumber'), html`<input name="flowNumber" required pattern="[\\w\\-]{4,40}" value="SF${order.orderNumber.slice(-10)}">`)}<button>${t('ship')}</button>`)
    : order.status === 1 ? act('expire', { orderNumber: order.orderNumber }, html`<button class="quiet">${t('expire')}</button>`) : ''}</td></tr>`))}
  <section aria-labelledby="goods"><h2 id="goods">${t('goods')}</h2>
  <form method="get" action="/"><input type="hidden" name="lang" value="${locale}">${named(t('find'), html`<input name="find" value="${find}" maxlength="100">`)}<button>${t('search')}</button></form>
  ${data.skus.length ? html`<div class="table"><table><thead><tr><th scope="col">${t('model')}</th><th scope="col">${t('product')}</th><th scope="col">${t('price')} / ${t('stocks')}</th><th scope="col">${t('action')}</th></tr></thead><tbody>
  ${data.skus.map((sku) => html`<tr data-sku="${sku.skuId}" data-prod="${sku.prodId}"><td>${sku.model}</td><td>${sku.name}</td>
    <td>${act('sku', { skuId: sku.skuId }, html`<input class="short" name="price" inputmode="decimal" value="${sku.price}" aria-label="${t('price')} ${sku.model}"><input class="short" name="stocks" inputmode="numeric" value="${sku.stocks}" aria-label="${t('stocks')} ${sku.model}"><button>${t('save')}</button>`)}</td>
    <td>${act('shelf', { prodId: sku.prodId, status: sku.status === 1 ? 0 : 1 }, html`<button class="quiet">${t(sku.status === 1 ? 'takeOff' : 'putOn')}</button>`)}</td></tr>`)}</tbody></table></div>` : html`<p>${t('none')}</p>`}</section>
  ${table('inquiries', ['mobile', 'sent', 'remark'], data.inquiries.map(({ phone, remark, created }) => html`<tr><td>${phone}</td><td>${date(created)}</td><td>${remark}</td></tr>`))}
  </main></body></html>`
}
