import { keysOf } from '@millwright/domain/table'
import { html } from 'hono/html'
import { allowedRefundTransitions, refundTurn, turnsOf } from '@millwright/domain/order/refundMachine'
import type { RefundActor, RefundEvent, RefundKind } from '@millwright/domain/order/refundMachine'
import { carrierOptions, carriers } from '../order/carriers.ts'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import type { ConsoleAction, ConsoleHelpers, Markup } from '../../core/console/section.ts'
import { itemsOf } from '../../core/order/orderItems.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import { reasonMessages } from '../../core/messages/reasonMessages.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { applyRefundEvent } from './applyRefundEvent.ts'
import type { RefundCommand } from './applyRefundEvent.ts'
import { refundColumns } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'

/** The kinds and states of refunds in which the seller or the platform acts next. */
const waitingSql = [...turnsOf('seller'), ...turnsOf('platform')]
  .map(({ kind, state }) => `('${kind}', '${state}')`)
  .join(', ')

const shopsOfRefund = shopsByField('refundSn', 'select shop_id from refund where refund_sn = $1', { numeric: false })
/** The actions of sellers. Only the mall's people decide disputes. */
const sellerActions = [
  'refundAccept',
  'refundRefuse',
  'refundReceive',
  'refundPayBack',
  'refundOfferMoney',
  'refundSendExchange',
]

/** The refunds section of the seller console. The state machine decides which buttons are shown. */
export const refundConsoleSection = defineSection({
  name: 'refunds',
  texts: {
    title: ['退款与换货', 'Refunds, returns and exchanges'],
    empty: [
      '买家申请退款、退货或换货后，申请显示在这里。',
      'Requests appear here when buyers ask for a refund, a return or an exchange.',
    ],
    find: ['退款单号、订单号或手机号', 'Return or order number, or mobile'],
    kind: ['类型', 'Kind'],
    due: ['截止时间（北京时间）', 'Deadline (China time)'],
    goods: ['商品', 'Goods'],
    wants: ['换成', 'Wants instead'],
    why: ['原因与凭证', 'Reason and evidence'],
    photo: ['凭证图片', 'Picture'],
    orderedAt: ['申请时间', 'Requested'],
    money: ['仅退款', 'Refund only'],
    return: ['退货退款', 'Return and refund'],
    exchange: ['换货', 'Exchange'],
    applied: ['待商家处理', 'Awaiting your decision'],
    accepted: ['商家已同意', 'Approved'],
    shipped: ['买家已寄回', 'Goods sent back'],
    received: ['已收到退货', 'Goods received'],
    moneyOffered: ['待买家确认退款', 'Refund offered to the buyer'],
    exchangeSent: ['换货已寄出', 'Replacement sent'],
    refunded: ['已退款', 'Refunded'],
    exchanged: ['换货完成', 'Exchanged'],
    withdrawn: ['买家已撤销', 'Withdrawn'],
    refused: ['已拒绝', 'Declined'],
    platformIn: ['平台介入', 'Mall is reviewing'],
    platformRefused: ['平台支持商家', 'Decided in the seller’s favour'],
    closed: ['已关闭', 'Closed'],
    accept: ['同意', 'Approve'],
    refuse: ['拒绝', 'Decline'],
    sure: ['确认退款给买家？', 'Refund this amount to the buyer?'],
    receive: ['确认收货', 'Confirm receipt'],
    payBack: ['退款', 'Refund'],
    sendExchange: ['寄出换货', 'Send replacement'],
    offerMoney: ['改为退款（须买家同意）', 'Offer a refund instead'],
    uphold: ['支持买家', 'Decide for the buyer'],
    dismiss: ['支持商家', 'Decide for the seller'],
    message: ['留言或原因', 'Message or reason'],
    company: ['物流公司', 'Carrier'],
    flowNumber: ['物流单号', 'Tracking number'],
    toDecide: ['待处理', 'To do'],
    underWay: ['处理中', 'In progress'],
    ended: ['已结束', 'Ended'],
    timeout: ['时间拨到截止', 'Skip to the deadline'],
  },
  waiting: `refund where (kind, state) in (${waitingSql}) and ${inScopeSql('shop_id', '$1')}`,
  states: ['toDecide', 'underWay', 'ended'],
  shopActions: Object.fromEntries(sellerActions.map((action) => [action, shopsOfRefund])),
  read: async ({ db, now, scope }, { locale, find, state, page }) => {
    const refunds = await db.query<RefundRow & { buyer: string }>(
      `
      select ${refundColumns}, b.nick_name->>$1 as buyer from refund r join buyer b using (user_id)
      where ($2 = '' or r.refund_sn = $2 or r.order_number = $2 or b.mobile = $2) and ${inScopeSql('r.shop_id', '$4')}
        and ($5 = '' or $5 = case when (r.kind, r.state) in (${waitingSql}) then 'toDecide' when r.due is null then 'ended' else 'underWay' end)
      order by (r.due is not null) desc, r.created desc, r.refund_sn limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope), state],
    )
    const items = await itemsOf({ db }, [...new Set(refunds.map(({ orderNumber }) => orderNumber))])
    return refunds.map((refund) => ({ ...refund, now, items: items.get(refund.orderNumber) ?? [] }))
  },
  draw: (refunds, kit) => {
    const { t, form, confirmed, named, more, table, locale, search, pages } = kit
    return html`${search(t('find'))}${table(
      ['order', 'buyer', 'goods', 'why', 'kind', 'status', 'action'],
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
                }<button class="${quietEvents.includes(event) ? 'quiet' : ''}">${t(action)}</button>`,
            )
            return movesMoney(event, kind) ? confirmed(t(action), `${t('sure')} ${yuan(amount)}`, asked) : asked
          })
          .filter((button) => String(button).trim())
        const waits = refundTurn(standing) !== undefined
        return html`<tr data-refund="${refundSn}" data-state="${state}">
          <td>${refundSn}<br />${refund.orderNumber}</td>
          <td>${buyer}</td>
          <td class="words">${goodsOf(refund, kit)}</td>
          <td class="words">${evidenceOf(refund, kit)}</td>
          <td>${t(kind === 'goods' ? 'return' : kind)}<br />${yuan(amount)}</td>
          <td class="words">
            ${t(state)}${due === null ? '' : html`<br /><small>${t('due')} <span class="time">${wireDate(due).slice(0, 16)}</span></small>`}
          </td>
          <td>
            ${buttons[0] ?? ''}
            ${more(
              ...buttons.slice(1),
              waits ? form('refundTimeout', { refundSn }, html`<button class="quiet">${t('timeout')}</button>`) : '',
            )}
          </td>
        </tr>`
      }),
    )}${pages(refunds.length)}`
  },
  actions: {
    refundAccept: by('seller', 'accept'),
    refundRefuse: (context, form) =>
      form.message?.trim() ? by('seller', 'refuse')(context, form) : Promise.resolve(false),
    refundReceive: by('seller', 'receive'),
    refundPayBack: by('seller', 'payBack'),
    refundOfferMoney: by('seller', 'offerMoney'),
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

type ConsoleRefund = RefundRow & { items: readonly ItemRow[] }

/** The goods of a request, and the size that the buyer wants instead. */
function goodsOf({ lines, items, exchangeSku }: ConsoleRefund, { t, locale }: ConsoleHelpers<'wants'>): Markup {
  const options = (properties: { zh: string; en: string }) =>
    readProperties(properties[locale])
      .map(({ value }) => value)
      .join(' · ')
  return html`${lines.map(({ orderItemId, quantity }) => {
    const item = items.find((one) => String(one.orderItemId) === orderItemId)
    return item
      ? html`<div>
          <strong>${item.partyCode}</strong> × ${quantity} ${item.unit[locale]}<br />${item.prodName[locale]}
          ${options(item.properties)}
        </div>`
      : ''
  })}
  ${
    exchangeSku
      ? html`<div>
          ${t('wants')} <strong>${exchangeSku.partyCode}</strong> ${options(exchangeSku.properties)}
          ${yuan(exchangeSku.price)}
        </div>`
      : ''
  }`
}

/** The buyer's reason, words and pictures. */
function evidenceOf(
  { reason, description, photos, created }: ConsoleRefund,
  { t, locale }: ConsoleHelpers<'photo' | 'orderedAt'>,
): Markup {
  const named = keysOf(reasonMessages).find((one) => one === reason)
  return html`<strong>${named ? reasonMessages[named][locale === 'zh' ? 0 : 1] : reason}</strong>
    ${description ? html`<div>${description}</div>` : ''}
    <div class="photos">
      ${filePathsOf(photos).map(
        (path, at) =>
          html`<a href="/console/${path}"
            ><img src="/console/${path}" alt="${t('photo')} ${at + 1}" loading="lazy"
          /></a>`,
      )}
    </div>
    ${t('orderedAt')} ${wireDate(created).slice(0, 16)}`
}

/** Whether the buyer gets money by this event, at once or by the seller's next step. */
const movesMoney = (event: RefundEvent, kind: RefundKind) =>
  event === 'payBack' || event === 'offerMoney' || (event === 'uphold' && kind !== 'exchange')

/** Events whose buttons are not the expected next step. */
const quietEvents: readonly RefundEvent[] = ['refuse', 'dismiss', 'offerMoney']

const actionNames = {
  accept: 'refundAccept',
  refuse: 'refundRefuse',
  receive: 'refundReceive',
  payBack: 'refundPayBack',
  sendExchange: 'refundSendExchange',
  offerMoney: 'refundOfferMoney',
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
