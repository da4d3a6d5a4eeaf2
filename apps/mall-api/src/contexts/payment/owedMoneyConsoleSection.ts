import { html } from 'hono/html'
import { payKindOf } from '@millwright/domain/payment/payKinds'
import { yuan } from '../../core/console/yuan.ts'
import { defineSection } from '../../core/console/section.ts'
import { refundOwedMoney } from './refundMoney.ts'

type Row = { id: number; buyer: string; subject: string; amount: string; payType: number }

/** The seller console's section of surplus money that was not yet returned to buyers. */
export const owedMoneyConsoleSection = defineSection({
  name: 'owed',
  texts: {
    title: ['应退买家的款项', 'Money owed to buyers'],
    about: ['用途', 'For'],
    kind: ['方式', 'Kind'],
    weixin: ['微信', 'WeChat'],
    alipay: ['支付宝', 'Alipay'],
    transfer: ['对公转账', 'Bank transfer'],
    returned: ['已原路退回', 'Returned'],
    sure: ['确认这笔款项已退给买家？', 'Has this money gone back to the buyer?'],
  },
  waiting: 'owed_money where returned is null',
  read: ({ db }, { locale }) =>
    db.query<Row>(
      `select owed_id as id, b.nick_name->>$1 as buyer, subject, amount, pay_type as "payType"
      from owed_money o join buyer b using (user_id) where returned is null order by o.created limit 30`,
      [locale],
    ),
  draw: (rows, { t, form, confirmed, table }) =>
    table(
      ['buyer', 'about', 'kind', 'amount', 'action'],
      rows.map(({ id, buyer, subject, amount, payType }) => {
        const kind = payKindOf(payType)
        return html`<tr data-owed="${id}">
          <td>${buyer}</td>
          <td>${subject.replaceAll(',', ' ')}</td>
          <td>${t(kind === 'weixin' || kind === 'alipay' ? kind : 'transfer')}</td>
          <td>${yuan(amount)}</td>
          <td>
            ${confirmed(t('returned'), `${t('sure')} ${yuan(amount)}`, form('owedReturn', { id }, html`<button>${t('returned')}</button>`))}
          </td>
        </tr>`
      }),
    ),
  actions: {
    owedReturn: ({ db, now }, { id = '' }) =>
      /^\d{1,15}$/.test(id) ? db.tx((tx) => refundOwedMoney(tx, Number(id), now)) : Promise.resolve(false),
  },
})
