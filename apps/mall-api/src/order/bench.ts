import { html } from 'hono/html'
import { defineSection } from '../sandbox/section.ts'
import { both } from '../server/messages.ts'
import { carriers } from './carriers.ts'
import { closeTypes, closeUnpaid } from './orders.ts'

/** Orders of every buyer: what waits to be shipped first. */
export const orderBench = defineSection({
  name: 'orders',
  texts: {
    title: ['订单', 'Orders'],
    expire: ['立即过期', 'Let it expire'],
    company: ['物流公司', 'Carrier'],
    flowNumber: ['物流单号', 'Logistics number'],
    ship: ['发货', 'Ship'],
    status1: ['待付款', 'Unpaid'],
    status2: ['待发货', 'To ship'],
    status3: ['已发货', 'Shipped'],
    status5: ['已完成', 'Completed'],
    status6: ['已关闭', 'Closed'],
    status7: ['待成团', 'Waiting for the group'],
  },
  read: ({ db }, { locale }) =>
    db.query<{ orderNumber: string; status: number; buyer: string; amount: string; created: number }>(
      `
      select order_number as "orderNumber", status, b.nick_name->>$1 as buyer, actual_total as amount, o.created from orders o
        join buyer b using (user_id)
      order by (status = 2) desc, o.created desc limit 30`,
      [locale],
    ),
  draw: (orders, { t, form, named, table, locale }) => {
    const ship = (orderNumber: string) =>
      form(
        'ship',
        { orderNumber },
        html` ${named(
            t('company'),
            html`<select name="company">
              ${Object.entries(carriers).map(([key, name]) => html`<option value="${key}">${name[locale]}</option>`)}
            </select>`,
          )}
          ${named(t('flowNumber'), html`<input name="flowNumber" required pattern="[\\w\\-]{4,40}" value="SF${orderNumber.slice(-10)}" />`)}
          <button>${t('ship')}</button>`,
      )
    return table(
      ['order', 'buyer', 'amount', 'status', 'action'],
      orders.map(
        ({ orderNumber, status, buyer, amount }) =>
          html`<tr data-order="${orderNumber}" data-status="${status}">
            <td>${orderNumber}</td>
            <td>${buyer}</td>
            <td>¥${amount}</td>
            <td>${t(statusWords[status] ?? 'status6')}</td>
            <td>
              ${status === 2 ? ship(orderNumber) : status === 1 ? form('expire', { orderNumber }, html`<button class="quiet">${t('expire')}</button>`) : ''}
            </td>
          </tr>`,
      ),
    )
  },
  actions: {
    ship: ({ db, now }, { orderNumber = '', company = '', flowNumber = '' }) =>
      db.tx(async (tx) => {
        const carrier = Object.hasOwn(carriers, company) ? carriers[company] : undefined
        if (!carrier || !/^[\w-]{4,40}$/.test(flowNumber)) return false
        const [shipped] = await tx.query(
          'update orders set status = 3, shipped_at = $2::bigint where order_number = $1 and status = 2 returning 1',
          [orderNumber, now],
        )
        if (!shipped) return false
        await tx.query(
          'insert into delivery (order_number, company, flow_number, state, created, traces) values ($1, $2::text::jsonb, $3, 1, $4, $5::text::jsonb)',
          [
            orderNumber,
            JSON.stringify(carrier),
            flowNumber,
            now,
            JSON.stringify([{ time: now, text: both('parcelPicked') }]),
          ],
        )
        return true
      }),
    expire: async ({ db, now }, { orderNumber = '' }) => {
      await db.query('update orders set expires = $2::bigint where order_number = $1 and status = 1', [
        orderNumber,
        now,
      ])
      return (await closeUnpaid({ db, now }, { orderNumber, closeType: closeTypes.timeout })).length === 1
    },
  },
})

const statusWords: Readonly<Record<number, 'status1' | 'status2' | 'status3' | 'status5' | 'status7'>> = {
  1: 'status1',
  2: 'status2',
  3: 'status3',
  5: 'status5',
  7: 'status7',
}
