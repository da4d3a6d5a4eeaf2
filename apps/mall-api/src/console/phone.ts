import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { html, raw } from 'hono/html'
import type { Db } from '../db/db.ts'
import { consoleStyle } from './style.ts'
import { consoleText } from './texts.ts'
import type { ConsoleTextKey } from './texts.ts'

type OpenPayment = { code: string; amount: string; payType: number; paid: boolean; waiting: boolean; goods: string[] }

/** Reads the payment for `phonePage`. */
export async function paymentOf(db: Db, code: string, locale: Locale): Promise<OpenPayment | undefined> {
  const [payment] = await db.query<OpenPayment>(
    `select code, amount, pay_type as "payType", paid_at is not null as paid,
      not exists (select 1 from orders o where o.order_number = any(string_to_array(p.subject, ',')) and o.status <> 1) as waiting,
      array(select i.prod_name->>$2 from order_item i where i.order_number = any(string_to_array(p.subject, ','))
        order by i.order_number, i.seq limit 5) as goods
    from payment p where code = $1`,
    [code, locale],
  )
  return payment
}

/** Returns the page that a buyer's phone opens to pay, in place of WeChat or Alipay. */
export function phonePage({ locale, payment, key }: { locale: Locale; payment: OpenPayment; key: string }) {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  const { code, amount, payType, paid, waiting, goods } = payment
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('phoneTitle')} · Millwright</title>
        <style>
          ${raw(consoleStyle)} main {
            max-width: 360px;
            margin: 48px auto;
            text-align: center;
          }
          main form {
            justify-content: center;
          }
          main button {
            min-height: 48px;
            width: 100%;
            font-size: 16px;
          }
          .amount {
            font-size: 36px;
            margin: 8px 0;
            font-variant-numeric: tabular-nums;
          }
          ul {
            list-style: none;
            padding: 0;
            margin: 16px 0 24px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${t('phoneTitle')}</h1>
          <p>Millwright · ${t(payType === payTypes.alipay ? 'alipay' : 'wechat')}</p>
          <p class="amount">¥${amount}</p>
          <ul>
            ${goods.map((name) => html`<li>${name}</li>`)}
          </ul>
          ${
            paid
              ? html`<p role="status" class="said">${t('phonePaid')}</p>`
              : waiting
                ? html`<form method="post" action="/console/${key}/pay">
                    <input type="hidden" name="lang" value="${locale}" />
                    <input type="hidden" name="from" value="phone" />
                    <input type="hidden" name="code" value="${code}" />
                    <button>${t('confirmPayment')}</button>
                  </form>`
                : html`<p role="status" class="said failed">${t('phoneClosed')}</p>`
          }
        </main>
      </body>
    </html>`
}
