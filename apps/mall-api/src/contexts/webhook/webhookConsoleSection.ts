import { html } from 'hono/html'
import { defineSection } from '../../core/console/section.ts'
import type { ConsoleHelpers, Markup } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'
import {
  createEndpoint,
  isEndpointUrl,
  readDeliveries,
  readEndpoints,
  redeliver,
  removeEndpoint,
  rotateSecret,
  sendTest,
  switchEndpoint,
} from './endpoints.ts'
import type { Delivery, Endpoint } from './endpoints.ts'
import { webhookTypeNames } from './webhookTypes.ts'

const SHOWN = 20

const texts = {
  title: ['事件通知（Webhooks）', 'Webhooks'],
  empty: ['添加接收地址后，地址显示在这里。', 'Endpoints appear here when you add them.'],
  endpoint: ['接收地址', 'Endpoint'],
  types: ['事件', 'Events'],
  secret: ['签名密钥', 'Secret'],
  add: ['添加', 'Add'],
  addEndpoint: ['添加接收地址', 'Add an endpoint'],
  on: ['启用', 'Switch on'],
  off: ['停用', 'Switch off'],
  isOn: ['已启用', 'On'],
  isOff: ['已停用', 'Off'],
  gone: ['已自动停用：对方答复地址不再使用（410）', 'Switched off: the endpoint responded with 410 Gone'],
  failing: ['已自动停用：三天内全部失败', 'Switched off: all deliveries failed for three days'],
  failsSince: ['持续失败，自', 'Failing since'],
  waits: ['待发送', 'Waiting'],
  rotate: ['更换密钥', 'Rotate the secret'],
  test: ['发送测试', 'Send a test'],
  remove: ['删除', 'Remove'],
  event: ['事件', 'Event'],
  waiting: ['等待', 'Waiting'],
  delivered: ['已送达', 'Delivered'],
  failed: ['失败', 'Failed'],
  answer: ['答复', 'Response'],
  tries: ['次数', 'Attempts'],
  again: ['重新发送', 'Deliver again'],
} as const

type Helpers = ConsoleHelpers<keyof typeof texts | 'action' | 'status' | 'sent' | 'none'>

/** The console's section of webhook endpoints. */
export const webhookConsoleSection = defineSection({
  name: 'webhooks',
  texts,
  read: ({ db }) => readEndpoints(db),
  draw: (endpoints, kit) =>
    kit.table(
      ['endpoint', 'types', 'secret', 'status', 'action'],
      endpoints.map((endpoint) => endpointRow(endpoint, kit)),
      kit.panel(kit.t('addEndpoint'), creation(kit)),
    ),
  actions: {
    webhookAdd: async ({ db, now }, { url = '', ...form }) => {
      const types = webhookTypeNames.filter((type) => form[`on ${type}`] === '1')
      if (!isEndpointUrl(url.trim()) || !types.length) return false
      await createEndpoint(db, { url: url.trim(), types, now })
      return true
    },
    webhookOn: async ({ db }, { id = '' }) => isId(id) && switchEndpoint(db, Number(id), true),
    webhookOff: async ({ db }, { id = '' }) => isId(id) && switchEndpoint(db, Number(id), false),
    webhookRotate: async ({ db, now }, { id = '' }) => isId(id) && rotateSecret(db, Number(id), now),
    webhookRemove: async ({ db }, { id = '' }) => isId(id) && removeEndpoint(db, Number(id)),
    webhookTest: async ({ db, now }, { id = '' }) => isId(id) && sendTest(db, Number(id), now),
  },
})

/** The console's section of what was sent to webhook endpoints. */
export const deliveryConsoleSection = defineSection({
  name: 'deliveries',
  texts: {
    ...texts,
    title: ['事件发送记录', 'Webhook deliveries'],
    empty: ['商城发送事件后，记录显示在这里。', 'Deliveries appear here when the mall sends events to an endpoint.'],
    find: ['订单号或事件', 'Order number or event'],
  },
  states: ['failed', 'waiting', 'delivered'],
  read: ({ db }, { find, state, page }) =>
    readDeliveries(db, SHOWN, { find: find.trim(), state, from: (page - 1) * SHOWN }),
  draw: (deliveries, kit) =>
    html`${kit.search(kit.t('find'))}${kit.table(
      ['sent', 'event', 'endpoint', 'status', 'tries', 'answer', 'action'],
      deliveries.map((delivery) => deliveryRow(delivery, kit)),
    )}${kit.pages(deliveries.length, SHOWN)}`,
  actions: {
    webhookAgain: async ({ db }, { endpoint = '', event = '' }) =>
      isId(endpoint) && isId(event) && redeliver(db, { endpoint: Number(endpoint), event: Number(event) }),
  },
})

const isId = (text: string) => /^\d{1,15}$/.test(text)

function creation({ t, form, named }: Helpers): Markup {
  return form(
    'webhookAdd',
    {},
    html`<div class="fields">
        ${named('URL', html`<input name="url" type="url" required maxlength="500" placeholder="https://" />`)}
        ${webhookTypeNames.map(
          (type) =>
            html`<span
              ><input type="checkbox" id="on ${type}" name="on ${type}" value="1" checked />
              <label style="display:inline" for="on ${type}">${type}</label></span
            >`,
        )}
      </div>
      <button>${t('add')}</button>`,
  )
}

function endpointRow({ id, url, types, secret, enabled, switchedOff, failingSince, waiting }: Endpoint, kit: Helpers) {
  const { t, form, more } = kit
  const button = (action: string, text: keyof typeof texts) =>
    form(action, { id }, html`<button class="quiet">${t(text)}</button>`)
  return html`<tr data-endpoint="${id}">
    <td class="words">${url}</td>
    <td class="words">${types.join(', ')}</td>
    <td>
      <details>
        <summary>whsec_…</summary>
        <code>${secret}</code>
      </details>
    </td>
    <td class="words">
      ${switchedOff ? html`<strong>${t(switchedOff)}</strong>` : t(enabled ? 'isOn' : 'isOff')}
      ${enabled && failingSince ? html`<br />${t('failsSince')} ${wireDate(failingSince)}` : ''}
      ${waiting ? html`<br />${t('waits')}: ${waiting}` : ''}
    </td>
    <td>
      ${enabled ? button('webhookTest', 'test') : button('webhookOn', 'on')}
      ${more(enabled ? button('webhookOff', 'off') : '', button('webhookRotate', 'rotate'), button('webhookRemove', 'remove'))}
    </td>
  </tr>`
}

function deliveryRow(delivery: Delivery, { t, form }: Helpers): Markup {
  const { endpoint, event, url, type, subject, state, attempts, status, answer, lastAt } = delivery
  return html`<tr data-delivery="${event}">
    <td>${lastAt ? wireDate(lastAt) : '–'}</td>
    <td>${type}<br /><small>${type === 'webhook.test' ? '' : subject}</small></td>
    <td class="words">${url}</td>
    <td>${t(state)} ${status ?? ''}</td>
    <td>${attempts}</td>
    <td class="words">${answer?.slice(0, 120) ?? ''}</td>
    <td>${form('webhookAgain', { endpoint, event }, html`<button class="quiet">${t('again')}</button>`)}</td>
  </tr>`
}
