import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { MallEvents } from '../../core/events/events.ts'
import { isWanted, recordEvent } from './recordEvent.ts'
import type { WebhookData, WebhookType } from './webhookTypes.ts'

type OrderType = Extract<WebhookType, `order.${string}`>
type Order = WebhookData<'order.received'>
type Happening = { now: number; orderNumbers: readonly string[] }

/** Records an event of orders. `more` returns the event's data beyond the order itself. */
async function recordOrders<T extends OrderType>(
  tx: Db,
  type: T,
  { now, orderNumbers }: Happening,
  more: (order: Order) => Promise<WebhookData<T>>,
): Promise<void> {
  if (!(await isWanted(tx, type))) return
  const orders = await tx.query<Order>(
    `select order_number as "orderNumber", shop_id as "shopId", order_type as "orderType", actual_total as "actualTotal"
    from orders where order_number = any($1::text::text[]) order by order_number`,
    [arrayText(orderNumbers)],
  )
  for (const order of orders)
    await recordEvent(tx, { type, subject: `order ${order.orderNumber}`, now, data: await more(order) })
}

export function recordPlaced(tx: Db, { orderNumber, now }: MallEvents['orderWritten']): Promise<void> {
  return recordOrders(tx, 'order.placed', { now, orderNumbers: [orderNumber] }, async (order) => ({
    ...order,
    items: await tx.query<WebhookData<'order.placed'>['items'][number]>(
      `select sku_id as "skuId", party_code as "partyCode", quantity, price from order_item where order_number = $1 order by seq`,
      [orderNumber],
    ),
  }))
}

export function recordClosed(tx: Db, { reason, ...closed }: MallEvents['ordersClosed']): Promise<void> {
  return recordOrders(tx, 'order.closed', closed, async (order) => ({ ...order, reason }))
}

export function recordPaid(tx: Db, { payType, ...paid }: MallEvents['ordersPaid']): Promise<void> {
  return recordOrders(tx, 'order.paid', paid, async (order) => ({ ...order, payType }))
}

export function recordShipped(
  tx: Db,
  { orderNumber, company, flowNumber, now }: MallEvents['packageShipped'],
): Promise<void> {
  return recordOrders(tx, 'order.shipped', { now, orderNumbers: [orderNumber] }, async (order) => ({
    ...order,
    company,
    flowNumber,
  }))
}

export function recordReceived(tx: Db, { orderNumber, now }: MallEvents['orderReceived']): Promise<void> {
  return recordOrders(tx, 'order.received', { now, orderNumbers: [orderNumber] }, async (order) => order)
}

export function recordPayment(
  tx: Db,
  { purpose, subject, amount, payType, now }: MallEvents['moneyReceived'],
): Promise<void> {
  const data = { purpose, subject, amount, payType }
  return recordEvent(tx, { type: 'payment.received', subject: `${purpose} ${subject}`, now, data })
}

export function recordRefundRequest(
  tx: Db,
  { refundSn, orderNumber, amount, now }: MallEvents['refundRequested'],
): Promise<void> {
  const data = { refundSn, orderNumber, amount }
  return recordEvent(tx, { type: 'refund.requested', subject: `order ${orderNumber}`, now, data })
}

export function recordRefund(
  tx: Db,
  { refundSn, orderNumber, amount, payType, now }: MallEvents['moneyReturned'],
): Promise<void> {
  const data = { refundSn, orderNumber, amount, payType }
  return recordEvent(tx, { type: 'refund.settled', subject: `order ${orderNumber}`, now, data })
}

export async function recordStock(tx: Db, { skuIds }: MallEvents['stockChanged']): Promise<void> {
  if (!(await isWanted(tx, 'stock.changed'))) return
  const skus = await tx.query<WebhookData<'stock.changed'> & { now: number }>(
    `select sku_id as "skuId", party_code as "partyCode", stocks, (extract(epoch from now()) * 1000)::bigint as now
    from sku where sku_id = any($1::text::bigint[]) order by sku_id`,
    [arrayText(skuIds)],
  )
  for (const { now, ...data } of skus)
    await recordEvent(tx, { type: 'stock.changed', subject: `sku ${data.skuId}`, now, data })
}
