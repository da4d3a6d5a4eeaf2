import type { CallName } from '@millwright/contract/contract'
import type { CallContext, Some } from '../server/call.ts'
import type { Param } from '../db/db.ts'
import { keepLine } from '../cart/basket.ts'
import { linesOf, quantityProblem } from '../cart/lines.ts'
import { lockBuyer } from '../db/locks.ts'
import { closeTypes, closeUnpaid } from './orders.ts'
import { itemWire, itemsOf, myOrderWire, orderColumns, orderDetailWire, ordersNamed } from './orderViews.ts'
import type { OrderRow } from './orderViews.ts'
import { orderCountOf } from './orderCount.ts'
import { both } from '../server/messages.ts'
import { date, pageOf } from '../server/wire.ts'

type Names =
  | 'myOrder'
  | 'myOrderSearch'
  | 'orderDetail'
  | 'orderCount'
  | 'cancelOrder'
  | 'receiptOrder'
  | 'deleteOrder'
  | 'rebuyOrder'
  | 'deliveryOfOrder'
type Mine = CallContext & { user: number }
type Filter = {
  status: number
  name?: string
  orderNumber?: string
  orderTimeStatus?: number
  current: number
  size: number
}

const DAY = 86_400_000

export const myOrderHandlers: Some<Names & CallName> = {
  myOrder: ({ prodName, ...rest }, at) => pageOfOrders({ ...rest, name: prodName }, at),
  myOrderSearch: ({ orderName, ...rest }, at) => pageOfOrders({ ...rest, name: orderName }, at),
  orderDetail: async ({ orderNumber }, at) => {
    const order = (await orderNamed(orderNumber, at)) ?? at.fail('A03000', 'orderGone')
    return orderDetailWire(order, (await itemsOf(at, [orderNumber])).get(orderNumber) ?? [], at.locale)
  },
  orderCount: (_, at) => orderCountOf(at, at.user),
  cancelOrder: async ({ orderNumber }, at) => {
    const order = (await orderNamed(orderNumber, at)) ?? at.fail('A03000', 'orderGone')
    if (order.status === 6) return null
    const closed = await closeUnpaid(at, { user: at.user, orderNumber, closeType: closeTypes.cancelled })
    return closed.length ? null : at.fail('A03007', 'orderPaid')
  },
  receiptOrder: async ({ orderNumber }, at) => {
    const order = (await orderNamed(orderNumber, at)) ?? at.fail('A03000', 'orderGone')
    if (order.status === 5) return null
    const [done] = await at.db.query(
      'update orders set status = 5, finished_at = $2::bigint where order_number = $1 and status = 3 returning 1',
      [orderNumber, at.now],
    )
    if (!done) at.fail('A03008', 'orderNotShipped')
    await at.db.query(
      'update delivery set state = 3, traces = jsonb_build_array($2::text::jsonb) || traces where order_number = $1',
      [orderNumber, JSON.stringify({ time: at.now, text: both('parcelSigned') })],
    )
    return null
  },
  deleteOrder: async ({ orderNumber }, at) => {
    ;(await orderNamed(orderNumber, at)) ?? at.fail('A03000', 'orderGone')
    const [done] = await at.db.query(
      'update orders set hidden = true where order_number = $1 and status in (5, 6) returning 1',
      [orderNumber],
    )
    return done ? null : at.fail('A03011', 'orderNotDone')
  },
  rebuyOrder: async ({ orderNumber }, at) => {
    ;(await orderNamed(orderNumber, at)) ?? at.fail('A03000', 'orderGone')
    const items = (await itemsOf(at, [orderNumber])).get(orderNumber) ?? []
    return at.db.tx(async (db) => {
      await lockBuyer(db, at.user)
      const basketIds: number[] = []
      const missing: string[] = []
      for (const { skuId, quantity, prodName } of items) {
        const [held] = await db.query<{ basketId: number; quantity: number }>(
          'select basket_id as "basketId", quantity from basket where user_id = $1 and sku_id = $2',
          [at.user, skuId],
        )
        const wanted = quantity + (held?.quantity ?? 0)
        const [line] = await linesOf({ db, now: at.now }, at.user, { item: { skuId, prodCount: wanted } })
        if (!line?.onShelf || quantityProblem(line, wanted, at.locale)) {
          missing.push(prodName[at.locale])
          continue
        }
        basketIds.push(await keepLine({ db, now: at.now }, at.user, line, held?.basketId, true))
      }
      return { basketIds, missing }
    })
  },
  deliveryOfOrder: async ({ orderNumber }, at) => {
    const order = (await orderNamed(orderNumber, at)) ?? at.fail('A03000', 'orderGone')
    const items = (await itemsOf(at, [orderNumber])).get(orderNumber) ?? []
    const rows = await at.db.query<{
      id: number
      company: Record<string, string>
      flowNumber: string
      state: number
      created: number
      traces: { time: number; text: Record<string, string> }[]
    }>(
      `
      select order_delivery_id as id, company, flow_number as "flowNumber", state, created, traces from delivery where order_number = $1
        order by created`,
      [orderNumber],
    )
    return rows.map(({ id, company, flowNumber, state, created, traces }) => ({
      orderDeliveryId: id,
      orderNumber,
      deliveryType: 1,
      productNums: order.productNums,
      createTime: date(created),
      orderItems: items.map((item) => itemWire(item, at.locale)),
      deliveryDto: {
        companyName: company[at.locale],
        dvyFlowId: flowNumber,
        state,
        traces: traces.map(({ time, text }) => ({ acceptTime: date(time), acceptStation: text[at.locale] ?? '' })),
      },
    }))
  },
}

async function orderNamed(orderNumber: string, at: Mine): Promise<OrderRow | undefined> {
  await closeUnpaid(at, { user: at.user, closeType: closeTypes.timeout })
  return (await ordersNamed(at, at.user, [orderNumber]))[0]
}

async function pageOfOrders({ status, name, orderNumber, orderTimeStatus = 0, current, size }: Filter, at: Mine) {
  await closeUnpaid(at, { user: at.user, closeType: closeTypes.timeout })
  const params: Param[] = [at.locale, at.user]
  const $ = (value: Param) => `$${params.push(value)}`
  const where = ['o.user_id = $2', 'not o.hidden']
  if (status) where.push(`o.status = ${$(status)}::int`)
  if (orderNumber?.trim())
    where.push(
      `position(upper(${$(orderNumber.trim())}::text) in upper(concat_ws(' ', o.order_number, o.po_number))) > 0`,
    )
  if (orderTimeStatus === 1) where.push(`o.created >= ${$(at.now - 7 * DAY)}::bigint`)
  if (orderTimeStatus === 2) where.push(`o.created >= ${$(at.now - 92 * DAY)}::bigint`)
  if (orderTimeStatus === 3) where.push(`o.created < ${$(at.now - 92 * DAY)}::bigint`)
  if (name?.trim()) {
    where.push(`exists (select 1 from order_item i where i.order_number = o.order_number and position(lower(${$(name.trim())}::text)
      in lower(concat_ws(' ', i.prod_name->>'zh', i.prod_name->>'en', i.party_code, i.order_number, o.po_number))) > 0)`)
  }
  const rows = await at.db.query<OrderRow & { found: number }>(
    `
    select ${orderColumns}, count(*) over ()::int as found from orders o join shop s using (shop_id) where ${where.join(' and ')}
    order by o.created desc, o.order_number desc limit ${$(size)} offset ${$((current - 1) * size)}`,
    params,
  )
  const items = await itemsOf(
    at,
    rows.map((order) => order.orderNumber),
  )
  return pageOf(
    rows.map((order) => myOrderWire(order, items.get(order.orderNumber) ?? [], at.locale)),
    rows[0]?.found ?? 0,
    { current, size },
  )
}
