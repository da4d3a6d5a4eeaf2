import { finishedStatuses, orderStatuses } from '@millwright/domain/order/orderStatus'
import { statusIn } from '../../core/status/statusSql.ts'
import type { CallName } from '@millwright/contract/contract'
import { runningStates } from '@millwright/domain/order/refundMachine'
import type { CallContext, PartialHandlers, ReadContext } from '../../core/call/call.ts'
import { arrayText } from '../../db/db.ts'
import { boughtProdsOf } from './boughtProds.ts'
import { rebuyItems } from './rebuy.ts'
import { readIds, rowId } from '../../core/wire/wire.ts'
import { emit } from '../../core/events/events.ts'
import { closeTypes, closeUnpaid } from './orders.ts'
import { myOrderWire, orderDetailWire, orderRefundsOf, ordersByNumber, ordersInTurn } from './orderViews.ts'
import { itemsOf } from '../../core/order/orderItems.ts'
import type { OrderRow } from './orderViews.ts'
import { orderParties } from './orderParties.ts'
import { orderCountOf } from './orderCount.ts'
import { orderSpendOf } from './orderSpend.ts'
import { packagesOf } from './packages.ts'
import { orderPage } from './findOrders.ts'
import type { OrderSearch } from './orderSearch.ts'
import { orderWorkbook } from './orderWorkbook.ts'
import { confirmReceipt } from './confirmReceipt.ts'
import { accountChargesOf } from '../../core/credit/accountCharges.ts'
import { sentTransfers } from '../../core/payment/sentTransfers.ts'
import { owedFor } from '../../core/payment/owedMoney.ts'
import { pageOf } from '../../core/list/paging.ts'
import type { Paging } from '../../core/list/paging.ts'

type Names =
  | 'myOrder'
  | 'myOrderSearch'
  | 'exportOrders'
  | 'orderDetail'
  | 'orderCount'
  | 'orderSpend'
  | 'cancelOrder'
  | 'receiptOrder'
  | 'deleteOrder'
  | 'rebuyOrder'
  | 'boughtProds'
  | 'deliveryOfOrder'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The products of one call. A page of results has 60. */
const BOUGHT_AT_ONCE = 200
type Mine = CallContext & { user: number }

export const myOrderHandlers: PartialHandlers<Names & CallName> = {
  myOrder: ({ prodName, ...rest }, context) => pageOfOrders({ ...rest, name: prodName }, context),
  myOrderSearch: ({ orderName, ...rest }, context) => pageOfOrders({ ...rest, name: orderName }, context),
  exportOrders: async ({ orderName, ...search }, context) => {
    await closeUnpaid(context, { user: context.user, closeType: closeTypes.timeout })
    const bytes = await orderWorkbook({ ...search, name: orderName }, context)
    return new File([bytes], 'orders.xlsx', { type: XLSX })
  },
  orderDetail: async ({ orderNumber }, context) => {
    const order = (await orderNamed(orderNumber, context)) ?? context.fail('A03000', 'orderGone')
    const items = await itemsOf(context, [orderNumber])
    const refunds = await orderRefundsOf(context, [order], items)
    const owed = await owedFor(context.db, context.user, 'order', [orderNumber])
    const charges = await accountChargesOf(context, context.user, [orderNumber])
    const transfers = await sentTransfers(context.db, context.user, unpaidOf([order]))
    const shown = { ...context, charges, transfers }
    return {
      ...orderDetailWire(order, items.get(orderNumber) ?? [], refunds(orderNumber), shown),
      ...(await orderParties(context, orderNumber)),
      owed,
    }
  },
  orderCount: (_, context) => orderCountOf(context, context.user),
  orderSpend: (days, context) => context.db.read((db) => orderSpendOf(days, { ...context, db })),
  cancelOrder: async ({ orderNumber }, context) => {
    const order = (await orderNamed(orderNumber, context)) ?? context.fail('A03000', 'orderGone')
    if (order.status === 6) return null
    const closed = await closeUnpaid(context, { user: context.user, orderNumber, closeType: closeTypes.cancelled })
    return closed.length ? null : context.fail('A03007', 'orderPaid')
  },
  receiptOrder: async ({ orderNumber }, context) => {
    const order = (await orderNamed(orderNumber, context)) ?? context.fail('A03000', 'orderGone')
    if (order.status === 5) return null
    const done = await context.db.tx(async (db) => {
      const received = await confirmReceipt({ db, now: context.now }, orderNumber)
      if (received) await emit(db, 'receiptConfirmed', { orderNumber, now: context.now })
      return received
    })
    return done ? null : context.fail('A03008', 'orderNotShipped')
  },
  deleteOrder: async ({ orderNumber }, context) => {
    ;(await orderNamed(orderNumber, context)) ?? context.fail('A03000', 'orderGone')
    const [done] = await context.db.query(
      `update orders set hidden = true where order_number = $1 and ${statusIn(finishedStatuses)}
        and not exists (select 1 from refund r where r.order_number = orders.order_number and r.state = any($2::text::text[])) returning 1`,
      [orderNumber, arrayText(runningStates)],
    )
    return done ? null : context.fail('A03011', 'orderNotDone')
  },
  rebuyOrder: async ({ orderNumber, orderItemId }, context) => {
    ;(await orderNamed(orderNumber, context)) ?? context.fail('A03000', 'orderGone')
    const items = (await itemsOf(context, [orderNumber])).get(orderNumber) ?? []
    const named = orderItemId === undefined ? undefined : rowId(orderItemId)
    return rebuyItems(
      context,
      items.filter((item) => named === undefined || item.orderItemId === named),
    )
  },
  boughtProds: ({ prodIds }, context) =>
    context.db.read((db) => boughtProdsOf({ ...context, db }, context.user, readIds(prodIds, BOUGHT_AT_ONCE))),
  deliveryOfOrder: async ({ orderNumber }, context) => {
    const order = (await orderNamed(orderNumber, context)) ?? context.fail('A03000', 'orderGone')
    return packagesOf(context, order.orderNumber)
  },
}

function unpaidOf(orders: readonly OrderRow[]): string[] {
  return orders.filter(({ status }) => status === orderStatuses.unpaid).map(({ orderNumber }) => orderNumber)
}

async function orderNamed(orderNumber: string, context: Mine): Promise<OrderRow | undefined> {
  await closeUnpaid(context, { user: context.user, closeType: closeTypes.timeout })
  return (await ordersByNumber(context, context.user, [orderNumber]))[0]
}

async function pageOfOrders(search: OrderSearch & Paging, context: Mine) {
  await closeUnpaid(context, { user: context.user, closeType: closeTypes.timeout })
  return context.db.read((db) => readPage(search, { ...context, db }))
}

async function readPage({ current, size, ...search }: OrderSearch & Paging, context: ReadContext & { user: number }) {
  const { orders, total } = await orderPage(search, { current, size }, context)
  const rows = await ordersInTurn(context, orders)
  const items = await itemsOf(
    context,
    rows.map((order) => order.orderNumber),
  )
  const refunds = await orderRefundsOf(context, rows, items)
  const charges = await accountChargesOf(
    context,
    context.user,
    rows.map(({ orderNumber }) => orderNumber),
  )
  const transfers = await sentTransfers(context.db, context.user, unpaidOf(rows))
  const shown = { ...context, charges, transfers }
  return pageOf(
    rows.map((order) => myOrderWire(order, items.get(order.orderNumber) ?? [], refunds(order.orderNumber), shown)),
    total,
    { current, size },
  )
}
