import type { Money } from '@millwright/domain/money/money'
import { isCommOf } from '@millwright/domain/order/commentTimes'
import type { WireOf } from '@millwright/contract/contract'
import { lineReturns, refundStatusOf, refundTerms } from '@millwright/domain/order/refundTerms'
import type { RefundTerms } from '@millwright/domain/order/refundTerms'
import { sum } from '@millwright/domain/money/money'
import { boughtOf, refundsOf, wireKind, wireStatus } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'
import { stepWire } from '../../core/price/pricing.ts'
import type { StoredPriceStep } from '../../core/price/pricing.ts'
import { arrayText } from '../../db/db.ts'
import type { ReadContext } from '../../core/call/call.ts'
import { invoiceOfOrderColumn } from '../../core/invoice/invoiceOfOrder.ts'
import type { InvoiceBriefRow } from '../../core/invoice/invoiceOfOrder.ts'
import type { AccountCharge } from '../../core/credit/accountCharges.ts'
import { storedAddressSql } from '../../core/address/addresses.ts'
import type { AddressRow } from '../../core/address/addresses.ts'
import { wireDate, optionalWireDate, wireYuan } from '../../core/wire/wire.ts'
import type { FoundOrder } from './orderSearch.ts'
import { itemWire } from '../../core/order/orderItems.ts'
import type { ItemRow, OrderRefunds } from '../../core/order/orderItems.ts'

export type OrderRow = {
  orderNumber: string
  userId: number
  shopId: number
  shopName: string
  status: number
  closeType: number | null
  total: string
  freight: Money
  actualTotal: Money
  refunded: string
  discountReduce: string
  couponReduce: string
  points: number
  pointsReduce: string
  priceSteps: StoredPriceStep[]
  productNums: number
  remarks: string
  poNumber: string
  address: AddressRow
  payType: number | null
  created: number
  expires: number
  paidAt: number | null
  shippedAt: number | null
  finishedAt: number | null
  cancelledAt: number | null
  invoice: InvoiceBriefRow | null
  orderType: number
  groupTeamId: number | null
}

/** `$1` is the locale. */
const orderColumns = `o.order_number as "orderNumber", o.user_id as "userId", o.shop_id as "shopId", s.name->>$1 as "shopName", o.status, o.close_type as "closeType", o.total, o.freight,
  o.actual_total as "actualTotal", o.refunded, o.discount_reduce as "discountReduce", o.coupon_reduce as "couponReduce", o.points, o.points_reduce as "pointsReduce", o.price_steps as "priceSteps", o.product_nums as "productNums", o.remarks, o.po_number as "poNumber", ${storedAddressSql('o.address')} as address, o.pay_type as "payType", o.created, o.expires, o.paid_at as "paidAt", o.shipped_at as "shippedAt",
  o.finished_at as "finishedAt", o.cancelled_at as "cancelledAt", o.order_type as "orderType", o.group_team_id as "groupTeamId", ${invoiceOfOrderColumn} as invoice`

/** Returns the buyer's own orders with these numbers. Other buyers' orders are omitted. */
export function ordersByNumber(
  { db, locale }: Pick<ReadContext, 'db' | 'locale'>,
  user: number,
  numbers: readonly string[],
): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `
    select ${orderColumns} from orders o join shop s using (shop_id) where o.user_id = $2 and o.order_number = any($3::text::text[])
      and not o.hidden order by o.order_number`,
    [locale, user, arrayText(numbers)],
  )
}

/** Returns the buyer's own orders in the order in which a search found them. */
export async function ordersInTurn(
  context: Pick<ReadContext, 'db' | 'locale'> & { user: number },
  found: readonly FoundOrder[],
): Promise<OrderRow[]> {
  const numbers = found.map(({ orderNumber }) => orderNumber)
  const rows = numbers.length ? await ordersByNumber(context, context.user, numbers) : []
  const byNumber = new Map(rows.map((row) => [row.orderNumber, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

type Looked = Pick<ReadContext, 'locale' | 'now'> & {
  charges: ReadonlyMap<string, AccountCharge>
  /** The orders of which a bank transfer is being checked. */
  transfers: ReadonlySet<string>
}

export function myOrderWire(
  order: OrderRow,
  items: readonly ItemRow[],
  refunds: OrderRefunds,
  { locale, now, charges, transfers }: Looked,
) {
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    closeType: order.closeType,
    orderType: order.orderType,
    actualTotal: wireYuan(order.actualTotal),
    freightAmount: wireYuan(order.freight),
    userScore: order.points || undefined,
    productNums: order.productNums,
    isComm: isCommOf(order, items, now),
    createTime: wireDate(order.created),
    payTime: optionalWireDate(order.paidAt),
    payType: order.payType,
    endTime: order.status === 1 ? order.expires : undefined,
    orderItemDtos: items.map((item) => itemWire(item, locale, refunds)),
    poNumber: order.poNumber,
    refundStatus: refunds.status,
    canAllRefund: refunds.canAll,
    orderInvoiceId: order.invoice?.orderInvoiceId,
    refundedAmount: wireYuan(order.refunded),
    accountCharge: charges.get(order.orderNumber),
    transferSent: order.status === 1 && transfers.has(order.orderNumber),
  }
}

export function orderDetailWire(
  order: OrderRow,
  items: readonly ItemRow[],
  refunds: OrderRefunds,
  { locale, now, charges, transfers }: Looked,
): WireOf<'orderDetail'> {
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    closeType: order.closeType,
    orderType: order.orderType,
    groupTeamId: order.groupTeamId,
    userAddrDto: order.address,
    orderItemDtos: items.map((item) => itemWire(item, locale, refunds)),
    total: wireYuan(order.total),
    totalNum: order.productNums,
    actualTotal: wireYuan(order.actualTotal),
    transfee: wireYuan(order.freight),
    reduceAmount: wireYuan(sum([order.discountReduce, order.couponReduce, order.pointsReduce])),
    scoreAmount: wireYuan(order.pointsReduce),
    orderScore: order.points || undefined,
    discountMoney: wireYuan(order.discountReduce),
    shopCouponMoney: wireYuan(order.couponReduce),
    priceSteps: order.priceSteps.map((step) => stepWire(step, locale)),
    payType: order.payType,
    dvyType: 1,
    isComm: isCommOf(order, items, now),
    remarks: order.remarks,
    poNumber: order.poNumber,
    orderInvoiceId: order.invoice?.orderInvoiceId,
    invoice: order.invoice,
    createTime: wireDate(order.created),
    payTime: optionalWireDate(order.paidAt),
    dvyTime: optionalWireDate(order.shippedAt),
    finallyTime: optionalWireDate(order.finishedAt),
    cancelTime: optionalWireDate(order.cancelledAt),
    canRefund: refunds.canAll || [...refunds.byItem.values()].some(({ can }) => can),
    canAllRefund: refunds.canAll,
    canRefundAmount: wireYuan(refunds.most),
    refundedAmount: wireYuan(order.refunded),
    refunds: refunds.made.map(madeWire),
    accountCharge: charges.get(order.orderNumber),
    transferSent: order.status === 1 && transfers.has(order.orderNumber),
    refundStatus: refunds.status,
    endTime: order.status === 1 ? order.expires : undefined,
  }
}

function madeWire(refund: RefundRow) {
  const end = refund.events.find(({ to }) => to === 'refunded' || to === 'exchanged')
  return {
    refundSn: refund.refundSn,
    applyType: wireKind(refund),
    returnMoneySts: wireStatus(refund),
    amount: wireYuan(refund.amount),
    applyTime: wireDate(refund.created),
    endTime: end && wireDate(end.at),
  }
}

/** Returns a lookup of refunds by order number, for the given rows. */
export async function orderRefundsOf(
  context: Pick<ReadContext, 'db' | 'now'>,
  orders: readonly OrderRow[],
  items: ReadonlyMap<string, readonly ItemRow[]>,
): Promise<(orderNumber: string) => OrderRefunds> {
  const made = await refundsOf(
    context,
    orders.map(({ orderNumber }) => orderNumber),
  )
  const found = new Map(
    orders.map((order) => {
      const own = items.get(order.orderNumber) ?? []
      return [order.orderNumber, refundsOfOrder(order, own, made.get(order.orderNumber) ?? [], context.now)] as const
    }),
  )
  return (orderNumber) => found.get(orderNumber)!
}

function refundsOfOrder(
  order: OrderRow,
  items: readonly ItemRow[],
  made: readonly RefundRow[],
  now: number,
): OrderRefunds {
  const bought = boughtOf(order, items)
  const termsOf = (item?: number) => {
    const terms = refundTerms(bought, made, item === undefined ? undefined : String(item), now)
    return typeof terms === 'string' ? undefined : terms
  }
  const whole = termsOf()
  const byLine = items.map(({ orderItemId }) => [orderItemId, termsOf(orderItemId)] as const)
  const parts = byLine.flatMap(([, terms]) => (terms ? [terms] : []))
  const worth = ({ worth, freight }: RefundTerms) => sum([worth, freight])
  return {
    status: refundStatusOf(bought, made),
    made,
    canAll: whole !== undefined,
    most: whole ? worth(whole) : sum(parts.map(worth)),
    byItem: new Map(
      byLine.map(([orderItemId, terms]) => {
        const newest = made.findLast(({ lines }) => lines.some((line) => line.orderItemId === String(orderItemId)))
        return [
          orderItemId,
          {
            can: terms !== undefined,
            pieces: lineReturns(String(orderItemId), made),
            ...(newest && { refundSn: newest.refundSn, returnMoneySts: wireStatus(newest) }),
          },
        ]
      }),
    ),
  }
}
