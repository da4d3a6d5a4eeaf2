import { html } from 'hono/html'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
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
    empty: [
      '买家选择对公转账后，待核对的款项显示在这里。',
      'Transfers appear here when buyers choose to pay by bank transfer.',
    ],
    reference: ['参考号', 'Reference'],
    about: ['用途', 'For'],
    find: ['参考号、订单号或手机号', 'Reference, order number or mobile'],
    sure: [
      '确认这笔款项已到账？订单、对账单、充值或会员随即记为已付款。',
      'Has this money arrived? Its orders, statements, top-up or level are then marked as paid.',
    ],
    order: ['订单', 'Order'],
    bill: ['对账单', 'Statement'],
    topup: ['余额充值', 'Top-up'],
    level: ['会员购买', 'Member level'],
    receipt: ['回单', 'Receipt'],
    noReceipt: ['未上传', 'Not uploaded'],
    received: ['到账金额', 'Amount received'],
    receive: ['确认到账', 'Money received'],
    reason: ['原因', 'Reason'],
    notFound: [
      '未查到该笔汇款，请核对收款账号与金额。',
      'We could not find this transfer. Please check the account and the amount.',
    ],
    refuse: ['未查到', 'Not found'],
    late: ['已付或已关闭，款项将记为应退', 'Already paid or closed. This money will be due back to the buyer.'],
  },
  waiting: `transfer where state = ${transferStates.sent}`,
  read: ({ db }, { locale, find, page }) =>
    db.query<Row>(
      `select ${transferColumns}, b.nick_name->>$1 as buyer, case when t.purpose in ('topup', 'level')
        then exists (select 1 from member_payment m where m.pay_number = t.subject and m.paid_at is null)
        else t.purpose = 'bill'
          or exists (select 1 from orders o where o.status = 1 and o.order_number = any(string_to_array(t.subject, ','))) end as waiting
      from transfer t join buyer b using (user_id) where state <> ${transferStates.received}
        and ($2 = '' or t.reference = $2 or b.mobile = $2 or $2 = any(string_to_array(t.subject, ',')))
      order by (state = ${transferStates.sent}) desc, waiting desc, t.created desc, t.reference limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS],
    ),
  draw: (transfers, { t, form, confirmed, named, more, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['reference', 'buyer', 'about', 'amount', 'receipt', 'action'],
      transfers.map(
        ({ reference, buyer, purpose, subject, amount, state, payerName, bankName, vouchers, waiting }) =>
          html`<tr data-transfer="${reference}" data-subject="${subject}">
            <td>${reference}</td>
            <td>${buyer}</td>
            <td>${t(purpose)} ${subject.replaceAll(',', ' ')}</td>
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
              ${confirmed(
                t('receive'),
                t('sure'),
                form(
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
                ),
              )}
              ${more(
                state === 1
                  ? form(
                      'transferRefuse',
                      { reference },
                      html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('notFound')}" />`)}
                        <button class="quiet">${t('refuse')}</button>`,
                    )
                  : '',
              )}
              ${waiting ? '' : t('late')}
            </td>
          </tr>`,
      ),
    )}${pages(transfers.length)}`,
  actions: {
    transferReceive: (context, { reference = '', amount }) =>
      /^(\d{1,12}(\.\d{1,2})?)?$/.test(amount ?? '')
        ? receiveTransfer(context, reference, amount)
        : Promise.resolve(false),
    transferRefuse: (context, { reference = '', reason = '' }) => refuseTransfer(context, reference, reason),
  },
})
