import { html } from 'hono/html'
import { payKindOf } from '@millwright/domain/payment/payKinds'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { refundOwedMoney } from './refundMoney.ts'

type Row = { id: number; buyer: string; subject: string; amount: string; payType: number; isReturned: boolean }

/** The seller console's section of surplus money that was not yet returned to buyers. */
export const owedMoneyConsoleSection = defineSection({
  name: 'owed',
  texts: {
    title: ['应退买家的款项', 'Money owed to buyers'],
    empty: [
      '买家多付或迟付的款项显示在这里，直到退回。',
      'Money that buyers paid too much or too late appears here until it is returned.',
    ],
    find: ['买家、手机号或订单号', 'Buyer, mobile or order number'],
    open: ['待退回', 'To return'],
    done: ['已退回', 'Returned'],
    about: ['用途', 'For'],
    kind: ['方式', 'Kind'],
    weixin: ['微信', 'WeChat'],
    alipay: ['支付宝', 'Alipay'],
    transfer: ['对公转账', 'Bank transfer'],
    returned: ['已原路退回', 'Returned'],
    sure: ['确认这笔款项已退给买家？', 'Has this money been returned to the buyer?'],
  },
  waiting: 'owed_money where returned is null',
  states: ['open', 'done'],
  read: ({ db }, { locale, find, state, page }) =>
    db.query<Row>(
      `select owed_id as id, b.nick_name->>$1 as buyer, subject, amount, pay_type as "payType", returned is not null as "isReturned"
      from owed_money o join buyer b using (user_id)
      where ($2 = '' or b.nick_name->>$1 ilike '%' || $2 || '%' or b.mobile = $2 or $2 = any(string_to_array(subject, ',')))
        and ($3 = '' or ($3 = 'done') = (returned is not null))
      order by returned is not null, o.created, owed_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (rows, { t, form, confirmed, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['buyer', 'about', 'kind', 'amount', 'action'],
      rows.map(({ id, buyer, subject, amount, payType, isReturned }) => {
        const kind = payKindOf(payType)
        return html`<tr data-${isReturned ? 'returned' : 'owed'}="${id}">
          <td>${buyer}</td>
          <td>${subject.replaceAll(',', ' ')}</td>
          <td>${t(kind === 'weixin' || kind === 'alipay' ? kind : 'transfer')}</td>
          <td>${yuan(amount)}</td>
          <td>
            ${isReturned ? t('done') : confirmed(t('returned'), `${t('sure')} ${yuan(amount)}`, form('owedReturn', { id }, html`<button>${t('returned')}</button>`))}
          </td>
        </tr>`
      }),
    )}${pages(rows.length)}`,
  actions: {
    owedReturn: ({ db, now }, { id = '' }) =>
      /^\d{1,15}$/.test(id) ? db.tx((tx) => refundOwedMoney(tx, Number(id), now)) : Promise.resolve(false),
  },
})
