import { keysOf } from '@millwright/domain/table'
import { html } from 'hono/html'
import { allowedRefundTransitions, refundTurn, turnsOf } from '@millwright/domain/order/refundMachine'
import type { RefundActor, RefundEvent } from '@millwright/domain/order/refundMachine'
import { carrierOptions, carriers } from '../order/carriers.ts'
import { defineSection } from '../../core/console/section.ts'
import type { ConsoleAction } from '../../core/console/section.ts'
import { applyRefundEvent } from './applyRefundEvent.ts'
import type { RefundCommand } from './applyRefundEvent.ts'
import { refundColumns } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'

/** The kinds and states of refunds in which the seller or the platform acts next. */
const waitingSql = [...turnsOf('seller'), ...turnsOf('platform')]
  .map(({ kind, state }) => `('${kind}', '${state}')`)
  .join(', ')

/** The refunds section of the seller console. The state machine decides which buttons are shown. */
export const refundConsoleSection = defineSection({
  name: 'refunds',
  texts: {
    title: ['退款与换货', 'Refunds, returns and exchanges'],
    kind: ['类型', 'Kind'],
    due: ['截止时间', 'Until'],
    money: ['仅退款', 'Refund only'],
    goods: ['退货退款', 'Return and refund'],
    exchange: ['换货', 'Exchange'],
    applied: ['待商家处理', 'The seller is to answer'],
    accepted: ['商家已同意', 'Accepted'],
    shipped: ['买家已寄回', 'Sent back'],
    received: ['已收到退货', 'Received'],
    exchangeSent: ['换货已寄出', 'Exchange sent'],
    refunded: ['已退款', 'Refunded'],
    exchanged: ['换货完成', 'Exchanged'],
    withdrawn: ['买家已撤销', 'Withdrawn'],
    refused: ['已拒绝', 'Refused'],
    platformIn: ['平台介入', 'The mall was called in'],
    platformRefused: ['平台支持商家', 'The mall decided for the seller'],
    closed: ['已关闭', 'Closed'],
    accept: ['同意', 'Accept'],
    refuse: ['拒绝', 'Refuse'],
    sure: ['确认退款给买家？', 'Pay this amount back to the buyer?'],
    receive: ['确认收货', 'Received'],
    payBack: ['退款', 'Pay back'],
    sendExchange: ['寄出换货', 'Send the exchange'],
    uphold: ['支持买家', 'Decide for the buyer'],
    dismiss: ['支持商家', 'Decide for the seller'],
    message: ['留言或原因', 'Message or reason'],
    company: ['物流公司', 'Carrier'],
    flowNumber: ['物流单号', 'Logistics number'],
    timeout: ['时间拨到截止', 'Turn the clock to the deadline'],
  },
  waiting: `refund where (kind, state) in (${waitingSql})`,
  read: ({ db, now }, { locale }) =>
    db
      .query<RefundRow & { buyer: string }>(
        `
        select ${refundColumns}, b.nick_name->>$1 as buyer from refund r join buyer b using (user_id)
        order by (r.due is not null) desc, r.created desc limit 30`,
        [locale],
      )
      .then((rows) => rows.map((row) => ({ ...row, now }))),
  draw: (refunds, { t, form, confirmed, named, table, locale }) =>
    table(
      ['order', 'buyer', 'kind', 'amount', 'status', 'due', 'action'],
      refunds.map((refund) => {
        const { refundSn, buyer, kind, amount, state, due } = refund
        const standing = { ...refund, due: due ?? undefined }
        const buttons = (['seller', 'platform'] as const)
          .flatMap((by) => allowedRefundTransitions(standing, by, refund.now))
          .map(({ event }) => {
            const action = keysOf(actionNames).find((one) => one === event)
            if (!action) return ''
            const asked = form(
              actionNames[action],
              { refundSn },
              html`${
                  event === 'sendExchange'
                    ? html`${named(
                        t('company'),
                        html`<select name="company">
                          ${carrierOptions(locale)}
                        </select>`,
                      )}
                      ${named(t('flowNumber'), html`<input name="flowNumber" required pattern="[A-Za-z0-9\\-]{5,40}" value="SF${refundSn.slice(-10)}" />`)}`
                    : event === 'receive' || event === 'payBack'
                      ? ''
                      : named(
                          t('message'),
                          html`<input name="message" maxlength="200" ${event === 'refuse' ? 'required' : ''} />`,
                        )
                }<button class="${event === 'refuse' || event === 'dismiss' ? 'quiet' : ''}">${t(action)}</button>`,
            )
            return event === 'payBack' ? confirmed(t(action), `${t('sure')} ¥${amount}`, asked) : asked
          })
        const waits = refundTurn(standing) !== undefined
        return html`<tr data-refund="${refundSn}" data-state="${state}">
          <td>${refundSn}<br />${refund.orderNumber}</td>
          <td>${buyer}</td>
          <td>${t(kind)}</td>
          <td>¥${amount}</td>
          <td>${t(state)}</td>
          <td>${due === null ? '' : new Date(due).toISOString().slice(0, 16).replace('T', ' ')}</td>
          <td>
            ${buttons}${waits ? form('refundTimeout', { refundSn }, html`<button class="quiet">${t('timeout')}</button>`) : ''}
          </td>
        </tr>`
      }),
    ),
  actions: {
    refundAccept: by('seller', 'accept'),
    refundRefuse: (context, form) =>
      form.message?.trim() ? by('seller', 'refuse')(context, form) : Promise.resolve(false),
    refundReceive: by('seller', 'receive'),
    refundPayBack: by('seller', 'payBack'),
    refundSendExchange: (context, { refundSn = '', company = '', flowNumber = '' }) => {
      const name = Object.hasOwn(carriers, company) ? carriers[company] : undefined
      if (!name || !/^[A-Za-z0-9-]{5,40}$/.test(flowNumber)) return Promise.resolve(false)
      return pressed(context, {
        refundSn,
        event: 'sendExchange',
        by: 'seller',
        parcel: { dvyId: company, name, number: flowNumber.toUpperCase() },
      })
    },
    refundUphold: by('platform', 'uphold'),
    refundDismiss: by('platform', 'dismiss'),
    refundTimeout: async ({ db, now }, { refundSn = '' }) => {
      await db.query('update refund set due = $2::bigint where refund_sn = $1 and due > $2::bigint', [refundSn, now])
      return pressed({ db, now }, { refundSn, event: 'timeout', by: 'clock' })
    },
  },
})

const actionNames = {
  accept: 'refundAccept',
  refuse: 'refundRefuse',
  receive: 'refundReceive',
  payBack: 'refundPayBack',
  sendExchange: 'refundSendExchange',
  uphold: 'refundUphold',
  dismiss: 'refundDismiss',
} satisfies Partial<Record<RefundEvent, string>>

function by(actor: RefundActor, event: RefundEvent): ConsoleAction {
  return (context, { refundSn = '', message = '' }) =>
    pressed(context, { refundSn, event, by: actor, message: message.trim().slice(0, 200) })
}

async function pressed(context: Parameters<typeof applyRefundEvent>[0], press: RefundCommand): Promise<boolean> {
  return (await applyRefundEvent(context, press)) === 'done'
}
