import { unitOf } from '@millwright/domain/product/unitOf'
import { html } from 'hono/html'
import { grouped, yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import type { ConsoleHelpers, Markup } from '../../core/console/section.ts'
import { storedAddressSql } from '../../core/address/addresses.ts'
import type { AddressRow } from '../../core/address/addresses.ts'
import { arrayText } from '../../db/db.ts'
import { carrierOptions } from './carriers.ts'
import { itemsOf } from '../../core/order/orderItems.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import { closeTypes, closeUnpaid } from './orders.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { addTrace, shipPackage } from './packages.ts'

/** The seller console's section of all buyers' orders. Orders to ship come first. */
export const orderConsoleSection = defineSection({
  name: 'orders',
  texts: {
    title: ['订单', 'Orders'],
    empty: ['买家下单后，订单显示在这里。', 'Orders appear here when buyers place them.'],
    expire: ['立即过期', 'Expire now'],
    goods: ['商品', 'Goods'],
    moreLines: ['另有 {count} 行', '{count} more lines'],
    company: ['物流公司', 'Carrier'],
    flowNumber: ['物流单号', 'Tracking number'],
    find: ['订单号、采购单号或手机号', 'Order number, PO number or mobile'],
    po: ['采购单号', 'PO'],
    shipTo: ['收货', 'Ship to'],
    ship: ['发货', 'Ship'],
    status1: ['待付款', 'Unpaid'],
    status2: ['待发货', 'To ship'],
    status3: ['已发货', 'Shipped'],
    status5: ['已完成', 'Completed'],
    status6: ['已关闭', 'Closed'],
    status7: ['待成团', 'Waiting for group'],
    chosen: ['本包裹商品', 'Items'],
    parcel: ['包裹', 'Package'],
    trace: ['物流进展', 'Tracking update'],
    traceState: ['状态', 'State'],
    addTrace: ['添加轨迹', 'Add update'],
    trace2: ['运输中', 'In transit'],
    trace201: ['到达收货城市', 'Out for delivery'],
    trace3: ['已签收', 'Delivered'],
    trace4: ['异常', 'Delivery problem'],
  },
  waiting: `orders where status = 2 and ${inScopeSql('shop_id', '$1')}`,
  states: ['status2', 'status1', 'status3', 'status5', 'status7', 'status6'],
  read: async ({ db, scope }, { locale, find, state, page }): Promise<ConsoleOrder[]> => {
    const orders = await db.query<Omit<ConsoleOrder, 'items' | 'parcels'>>(
      `
      select order_number as "orderNumber", o.status, b.nick_name->>$1 as buyer, actual_total as amount, o.created, o.po_number as "poNumber", ${storedAddressSql('o.address')} as address, s.name->>$1 as shop from orders o
        join buyer b using (user_id) join shop s using (shop_id)
      where ($2 = '' or order_number = $2 or o.po_number = $2 or b.mobile = $2) and ${inScopeSql('o.shop_id', '$4')}
        and ($5 = '' or $5 = case when o.status in (1, 2, 3, 5, 7) then 'status' || o.status else 'status6' end)
      order by (o.status = 2) desc, o.created desc limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope), state],
    )
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    const items = await itemsOf({ db }, numbers)
    const parcels = Map.groupBy(
      await db.query<{ orderNumber: string; id: number; flowNumber: string; state: number }>(
        `select order_number as "orderNumber", order_delivery_id as id, flow_number as "flowNumber", state from delivery
          where order_number = any($1::text::text[]) order by order_delivery_id`,
        [arrayText(numbers)],
      ),
      ({ orderNumber }) => orderNumber,
    )
    return orders.map((order) => ({
      ...order,
      items: items.get(order.orderNumber) ?? [],
      parcels: parcels.get(order.orderNumber) ?? [],
    }))
  },
  draw: (orders, kit) => {
    const { t, form, more, table, search, pages } = kit
    return html`${search(t('find'))}${table(
      ['order', 'buyer', 'goods', 'amount', 'status', 'action'],
      orders.map((order) => {
        const { orderNumber, status, buyer, shop, created, amount, items, parcels, poNumber, address } = order
        return html`<tr data-order="${orderNumber}" data-status="${status}">
          <td>
            ${orderNumber}<br /><small>${wireDate(created).slice(0, 16)}</small
            >${poNumber ? html`<br /><small>${t('po')} ${poNumber}</small>` : ''}
          </td>
          <td>${buyer}<br /><small>${shop}</small></td>
          <td class="words">${goodsOf(items, kit)}</td>
          <td>${yuan(amount)}</td>
          <td>${t(statusWords[status] ?? 'status6')}</td>
          <td>
            ${status === 2 || status === 3 ? html`<p class="to">${t('shipTo')} ${placeOf(address)}</p>` : ''}
            ${
              (status === 2 || status === 3) && waiting(items).length
                ? html`${shipForm(order, kit)} ${more(traceForm(parcels, kit))}`
                : traceForm(parcels, kit)
            }
            ${status === 1 ? form('expire', { orderNumber }, html`<button class="quiet">${t('expire')}</button>`) : ''}
          </td>
        </tr>`
      }),
    )}${pages(orders.length)}`
  },
  shopActions: {
    ship: shopsByField('orderNumber', 'select shop_id from orders where order_number = $1', { numeric: false }),
    trace: shopsByField(
      'id',
      'select shop_id from delivery join orders using (order_number) where order_delivery_id = $1::bigint',
    ),
  },
  actions: {
    ship: (context, { orderNumber = '', company = '', flowNumber = '', ...form }) =>
      shipPackage(context, { orderNumber, company, flowNumber, pieces: piecesIn(form) }),
    trace: (context, { id = '', state = '', text = '' }) => {
      const word = reported[state]
      const said = text.trim().slice(0, 100)
      return word
        ? addTrace(context, { id, state: Number(state), text: said ? { zh: said, en: said } : word })
        : Promise.resolve(false)
    },
    expire: async ({ db, now }, { orderNumber = '' }) => {
      await db.query('update orders set expires = $2::bigint where order_number = $1 and status = 1', [
        orderNumber,
        now,
      ])
      return (await closeUnpaid({ db, now }, { orderNumber, closeType: closeTypes.timeout })).length === 1
    },
  },
})

/** The addressee, the phone and the address on one line. */
function placeOf({ receiver, mobile, province, city, area, addr }: AddressRow): string {
  return [receiver, mobile, [province, city, area, addr].filter(Boolean).join(' ')].join(', ')
}

/** The number of lines that a row shows. */
const LINES = 3

/** The first lines of an order, with the model before the name. */
function goodsOf(items: readonly ItemRow[], { t, locale }: ConsoleHelpers<'moreLines'>): Markup {
  const rest = items.length - LINES
  return html`<ul class="goods">
    ${items
      .slice(0, LINES)
      .map(
        ({ partyCode, prodName, quantity, unit }) =>
          html`<li>
            <strong>${partyCode}</strong> × ${grouped(quantity)} ${unitOf(locale, quantity, unit[locale])}<br />${prodName[locale]}
          </li>`,
      )}
    ${rest > 0 ? html`<li>${t('moreLines').replace('{count}', String(rest))}</li>` : ''}
  </ul>`
}

function shipForm(
  { orderNumber, items, parcels }: ConsoleOrder,
  { t, form, named, locale }: ConsoleHelpers<'company' | 'flowNumber' | 'chosen' | 'ship'>,
): Markup {
  return form(
    'ship',
    { orderNumber },
    html` ${named(
        t('company'),
        html`<select name="company">
          ${carrierOptions(locale)}
        </select>`,
      )}
      ${named(t('flowNumber'), html`<input name="flowNumber" required pattern="[\\w\\-]{4,40}" value="SF${orderNumber.slice(-10)}${parcels.length || ''}" />`)}
      <details>
        <summary>${t('chosen')}</summary>
        ${waiting(items).map(({ orderItemId, partyCode, quantity, shipped }) =>
          named(
            partyCode,
            html`<input
              type="number"
              name="pieces.${orderItemId}"
              min="0"
              max="${quantity - shipped}"
              value="${quantity - shipped}"
            />`,
          ),
        )}
      </details>
      <button>${t('ship')}</button>`,
  )
}

function traceForm(
  parcels: ConsoleOrder['parcels'],
  { t, form, named }: ConsoleHelpers<'parcel' | 'traceState' | 'trace' | 'addTrace' | `trace${2 | 201 | 3 | 4}`>,
): Markup | '' {
  const open = parcels.filter(({ state }) => state !== 3)
  if (!open.length) return ''
  return form(
    'trace',
    {},
    html`${named(
        t('parcel'),
        html`<select name="id">
          ${open.map(({ id, flowNumber }) => html`<option value="${id}">${flowNumber}</option>`)}
        </select>`,
      )}
      ${named(
        t('traceState'),
        html`<select name="state">
          ${([2, 201, 3, 4] as const).map((state) => html`<option value="${state}">${t(`trace${state}`)}</option>`)}
        </select>`,
      )}
      ${named(t('trace'), html`<input name="text" maxlength="100" />`)}<button class="quiet">${t('addTrace')}</button>`,
  )
}

type ConsoleOrder = {
  orderNumber: string
  status: number
  buyer: string
  shop: string
  amount: string
  created: number
  poNumber: string | null
  address: AddressRow
  items: readonly ItemRow[]
  parcels: readonly { id: number; flowNumber: string; state: number }[]
}

const waiting = (items: readonly ItemRow[]) => items.filter(({ quantity, shipped }) => shipped < quantity)

/** Reads the `pieces.ID` fields of a form. A form without them ships all remaining pieces. */
function piecesIn(form: Record<string, string>): Map<string, number> | undefined {
  const pieces = Object.entries(form).flatMap(([name, value]) => {
    const [, id] = /^pieces\.(\d+)$/.exec(name) ?? []
    return id && /^\d{1,9}$/.test(value) ? [[id, Number(value)] as const] : []
  })
  return pieces.length ? new Map(pieces) : undefined
}

const reported: Readonly<Record<string, { zh: string; en: string }>> = {
  2: { zh: '快件已离开分拨中心', en: 'The parcel has left the sorting centre' },
  201: { zh: '快件到达收货城市，正在派送', en: 'The parcel is in the city of the address and out for delivery' },
  3: { zh: '快件已签收', en: 'The parcel has been signed for' },
  4: { zh: '快件异常，承运商正在处理', en: 'There is a problem with the parcel; the carrier is seeing to it' },
}

const statusWords: Readonly<Record<number, 'status1' | 'status2' | 'status3' | 'status5' | 'status7'>> = {
  1: 'status1',
  2: 'status2',
  3: 'status3',
  5: 'status5',
  7: 'status7',
}
