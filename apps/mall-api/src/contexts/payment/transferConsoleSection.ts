import { html } from 'hono/html'
import { yuan } from '../../core/console/yuan.ts'
import { defineSection } from '../../core/console/section.ts'
import { receiveTransfer, refuseTransfer, transferColumns, transferStates } from './transfers.ts'
import type { TransferRow } from './transfers.ts'

type Row = TransferRow & { buyer: string; waiting: boolean }

/**
 * The seller console's section of open bank transfers: those with a receipt first, those with nothing left to pay last.
 */
export const transferConsoleSection = defineSection({
  name: 'transfers',
  texts: {
    title: ['对公转账', 'Bank transfers'],
    reference: ['参考号', 'Reference'],
    about: ['用途', 'For'],
    receipt: ['回单', 'Receipt'],
    noReceipt: ['未上传', 'none yet'],
    received: ['到账金额', 'Amount received'],
    receive: ['确认到账', 'Money received'],
    reason: ['原因', 'Reason'],
    notFound: ['未查到该笔汇款，请核对收款账号与金额。', 'No such transfer was found; check account and amount.'],
    refuse: ['未查到', 'Not found'],
    late: ['订单已付或已关闭，款项将记为应退', 'Its order is paid or closed: the money will be owed back'],
  },
  waiting: `transfer where state = ${transferStates.sent}`,
  read: ({ db }, { locale }) =>
    db.query<Row>(
      `select ${transferColumns}, b.nick_name->>$1 as buyer, purpose <> 'order'
        or exists (select 1 from orders o where o.status = 1 and o.order_number = any(string_to_array(t.subject, ','))) as waiting
      from transfer t join buyer b using (user_id) where state <> ${transferStates.received}
      order by (state = ${transferStates.sent}) desc, waiting desc, t.created desc limit 30`,
      [locale],
    ),
  draw: (transfers, { t, form, named, table }) =>
    table(
      ['reference', 'buyer', 'about', 'amount', 'receipt', 'action'],
      transfers.map(
        ({ reference, buyer, subject, amount, state, payerName, bankName, vouchers, waiting }) =>
          html`<tr data-transfer="${reference}" data-subject="${subject}">
            <td>${reference}</td>
            <td>${buyer}</td>
            <td>${subject.replaceAll(',', ' ')}</td>
            <td>${yuan(amount)}</td>
            <td>
              ${
                state === 1
                  ? html`${payerName} · ${bankName}
                    ${vouchers
                      .split(',')
                      .filter(Boolean)
                      .map((path, at) => html`<a href="/console/${path}">${t('receipt')} ${at + 1}</a> `)}`
                  : t('noReceipt')
              }
            </td>
            <td>
              ${form(
                'transferReceive',
                { reference },
                html`${named(
                    t('received'),
                    html`<input
                      name="amount"
                      value="${amount}"
                      inputmode="decimal"
                      pattern="\\d{1,12}(\\.\\d{1,2})?"
                    />`,
                  )}<button>${t('receive')}</button>`,
              )}
              ${waiting ? '' : t('late')}
              ${
                state === 1
                  ? form(
                      'transferRefuse',
                      { reference },
                      html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('notFound')}" />`)}
                        <button class="quiet">${t('refuse')}</button>`,
                    )
                  : ''
              }
            </td>
          </tr>`,
      ),
    ),
  actions: {
    transferReceive: (context, { reference = '', amount }) =>
      /^(\d{1,12}(\.\d{1,2})?)?$/.test(amount ?? '')
        ? receiveTransfer(context, reference, amount)
        : Promise.resolve(false),
    transferRefuse: (context, { reference = '', reason = '' }) => refuseTransfer(context, reference, reason),
  },
})
