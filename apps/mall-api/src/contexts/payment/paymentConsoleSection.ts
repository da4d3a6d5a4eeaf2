import { html } from 'hono/html'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { receivePayment } from './receivePayment.ts'

/** The seller console's section of scanned payments. */
export const paymentConsoleSection = defineSection({
  name: 'payments',
  texts: {
    title: ['待确认的扫码付款', 'Payments to confirm'],
    empty: [
      '买家选择扫码付款后，待确认的付款显示在这里。',
      'Payments appear here when buyers choose to pay by QR code.',
    ],
    find: ['订单号', 'Order number'],
    kind: ['方式', 'Kind'],
    wechat: ['微信', 'WeChat'],
    alipay: ['支付宝', 'Alipay'],
    confirmPayment: ['确认已付款', 'Confirm payment'],
    late: [
      '订单已付或已关闭，款项将记为应退',
      'The order is already paid or closed, so this money will be owed to the buyer',
    ],
  },
  waiting: 'payment where paid_at is null',
  read: ({ db }, { find, page }) =>
    db.query<{ code: string; subject: string; amount: string; payType: number; waiting: boolean }>(
      `
      select code, subject, amount, pay_type as "payType", purpose <> 'order'
        or exists (select 1 from orders o where o.status = 1 and o.order_number = any(string_to_array(p.subject, ','))) as waiting
      from payment p where paid_at is null and ($1 = '' or $1 = any(string_to_array(p.subject, ',')))
      order by waiting desc, created desc, code limit ${CONSOLE_ROWS} offset $2::bigint`,
      [find.trim(), (page - 1) * CONSOLE_ROWS],
    ),
  draw: (payments, { t, form, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['order', 'kind', 'amount', 'action'],
      payments.map(
        ({ code, subject, amount, payType, waiting }) =>
          html`<tr data-order="${subject}">
            <td>${subject.replaceAll(',', ' ')}</td>
            <td>${t(payType === payTypes.alipay ? 'alipay' : 'wechat')}</td>
            <td>${yuan(amount)}</td>
            <td>${form('pay', { code }, html`<button>${t('confirmPayment')}</button>`)} ${waiting ? '' : t('late')}</td>
          </tr>`,
      ),
    )}${pages(payments.length)}`,
  actions: {
    pay: async ({ db, now }, { code = '' }) => (await receivePayment(db, { number: code }, now)) === 'received',
  },
})
