import { html } from 'hono/html'
import { payKindOf } from '@millwright/domain/payment/payKinds'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'

type Row = { number: string; subject: string; amount: string; payType: number; created: number; problem: string | null }

/** The console's section of refunds that payment services have not made yet, failed ones first. */
export const serviceRefundConsoleSection = defineSection({
  name: 'serviceRefunds',
  texts: {
    title: ['待支付机构退款', 'Refunds at payment services'],
    empty: ['支付机构尚未完成的退款显示在这里。', 'Refunds appear here until the payment service has completed them.'],
    find: ['退款单号或订单号', 'Refund or order number'],
    failing: ['失败', 'Failing'],
    refund: ['退款单号', 'Refund'],
    about: ['用途', 'For'],
    kind: ['方式', 'Kind'],
    weixin: ['微信', 'WeChat'],
    alipay: ['支付宝', 'Alipay'],
    ordered: ['发起时间', 'Started'],
    state: ['状态', 'State'],
    underWay: ['处理中', 'In progress'],
    sendAgain: ['立即重试', 'Send again now'],
  },
  waiting: 'service_refund where next_try is not null and problem is not null',
  states: ['failing', 'underWay'],
  read: ({ db }, { find, state, page }) =>
    db.query<Row>(
      `select refund_number as number, p.subject, r.amount, p.pay_type as "payType", r.created, problem
      from service_refund r join payment p on p.code = r.payment where next_try is not null
        and ($1 = '' or refund_number = $1 or $1 = any(string_to_array(p.subject, ',')))
        and ($2 = '' or ($2 = 'failing') = (problem is not null))
      order by (problem is null), r.created, refund_number limit ${CONSOLE_ROWS} offset $3::bigint`,
      [find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (rows, { t, form, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['refund', 'about', 'kind', 'amount', 'ordered', 'state', 'action'],
      rows.map(
        ({ number, subject, amount, payType, created, problem }) =>
          html`<tr data-refund="${number}">
            <td>${number}</td>
            <td>${subject.replaceAll(',', ' ')}</td>
            <td>${t(payKindOf(payType) === 'alipay' ? 'alipay' : 'weixin')}</td>
            <td>${yuan(amount)}</td>
            <td>${wireDate(created)}</td>
            <td>${problem ?? t('underWay')}</td>
            <td>${form('serviceRefundAgain', { number }, html`<button class="quiet">${t('sendAgain')}</button>`)}</td>
          </tr>`,
      ),
    )}${pages(rows.length)}`,
  actions: {
    serviceRefundAgain: async ({ db, now }, { number = '' }) =>
      (
        await db.query(
          'update service_refund set next_try = $2::bigint where refund_number = $1 and next_try is not null returning 1',
          [number, now],
        )
      ).length > 0,
  },
})
