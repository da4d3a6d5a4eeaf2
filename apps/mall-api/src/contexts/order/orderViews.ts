import type { Locale } from '@millwright/domain/locale'
import { isCommOf } from '@millwright/domain/order/commentTimes'
import type { WireOf } from '@millwright/contract/contract'
import { refundStatusOf, refundTerms } from '@millwright/domain/order/refundTerms'
import type { RefundTerms } from '@millwright/domain/order/refundTerms'
import { minus, sum } from '@millwright/domain/money/money'
import { boughtOf, refundsOf, wireStatus } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'
import { stepWire } from '../../core/price/pricing.ts'
import type { KeptStep } from '../../core/price/pricing.ts'
import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { invoiceOfOrderColumn } from '../after-sale/invoices.ts'
import type { InvoiceBriefRow } from '../after-sale/invoices.ts'
import { keptAddress } from '../../core/address/addresses.ts'
import type { AddressRow } from '../../core/address/addresses.ts'
import { date, maybeDate, yuan } from '../../core/wire/wire.ts'

type Both = Record<Locale, string>
export type OrderRow = {
  orderNumber: string
  userId: number
  shopId: number
  shopName: string
  status: number
  closeType: number | null
  total: string
  freight: string
  actualTotal: string
  refunded: string
  discountReduce: string
  couponReduce: string
  points: number
  pointsReduce: string
  priceSteps: KeptStep[]
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
export type ItemRow = {
  orderItemId: number
  orderNumber: string
  prodId: number
  skuId: number
  prodName: Both
  properties: Both
  unit: Both
  partyCode: string
  pic: string
  quantity: number
  /** Pieces shipped so far. */
  shipped: number
  price: string
  amount: string
  commented: boolean
  shareReduce: string
  points: number
  priceSteps: KeptStep[]
}
/** The refunds the buyer can request for an order, and the state of the ones already requested. */
export type OrderRefunds = {
  status: number | undefined
  canAll: boolean
  most: string
  byItem: ReadonlyMap<number, { refundSn?: string; returnMoneySts?: number; can: boolean }>
}

/** `$1` is the locale. */
export const orderColumns = `o.order_number as "orderNumber", o.user_id as "userId", o.shop_id as "shopId", s.name->>$1 as "shopName", o.status, o.close_type as "closeType", o.total, o.freight,
  o.actual_total as "actualTotal", o.refunded, o.discount_reduce as "discountReduce", o.coupon_reduce as "couponReduce", o.points, o.points_reduce as "pointsReduce", o.price_steps as "priceSteps", o.product_nums as "productNums", o.remarks, o.po_number as "poNumber", ${keptAddress('o.address')} as address, o.pay_type as "payType", o.created, o.expires, o.paid_at as "paidAt", o.shipped_at as "shippedAt",
  o.finished_at as "finishedAt", o.cancelled_at as "cancelledAt", o.order_type as "orderType", o.group_team_id as "groupTeamId", ${invoiceOfOrderColumn} as invoice`

/** Returns the buyer's own orders with these numbers. Other buyers' orders are omitted. */
export function ordersNamed(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
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

/** The columns of `order_item i` that make an `ItemRow`. */
export const itemColumns = `i.order_item_id as "orderItemId", i.order_number as "orderNumber", i.prod_id as "prodId", i.sku_id as "skuId", i.prod_name as "prodName", i.properties, i.unit, i.party_code as "partyCode", i.pic,
  i.quantity, i.shipped, i.price, i.amount, i.commented, i.share_reduce as "shareReduce", i.points, i.price_steps as "priceSteps"`

export async function itemsOf(
  { db }: Pick<CallContext, 'db'>,
  orderNumbers: readonly string[],
): Promise<Map<string, ItemRow[]>> {
  if (!orderNumbers.length) return new Map()
  const rows = await db.query<ItemRow>(
    `
    select ${itemColumns} from order_item i where order_number = any($1::text::text[]) order by order_number, seq`,
    [arrayText(orderNumbers)],
  )
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber)
}

/** A line's shipping status: -1 nothing shipped, 0 all shipped, n pieces left to ship (api.md 1.2). */
export const lineStatus = ({ quantity, shipped }: Pick<ItemRow, 'quantity' | 'shipped'>) =>
  shipped === 0 ? -1 : quantity - shipped

export function itemWire(item: ItemRow, locale: Locale, refunds?: OrderRefunds) {
  const mine = refunds?.byItem.get(item.orderItemId)
  return {
    orderItemId: item.orderItemId,
    prodId: item.prodId,
    skuId: item.skuId,
    prodName: item.prodName[locale],
    skuName: item.partyCode,
    partyCode: item.partyCode,
    properties: item.properties[locale],
    unit: item.unit[locale],
    pic: item.pic,
    prodCount: item.quantity,
    price: yuan(item.price),
    actualTotal: yuan(minus(item.amount, item.shareReduce)),
    shareReduce: yuan(item.shareReduce),
    priceSteps: item.priceSteps.map((step) => stepWire(step, locale)),
    useScore: item.points || undefined,
    commSts: item.commented ? 1 : 0,
    status: lineStatus(item),
    refundSn: mine?.refundSn,
    returnMoneySts: mine?.returnMoneySts,
    canRefund: mine?.can,
  }
}

type Looked = Pick<CallContext, 'locale' | 'now'>

export function myOrderWire(
  order: OrderRow,
  items: readonly ItemRow[],
  refunds: OrderRefunds,
  { locale, now }: Looked,
) {
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    closeType: order.closeType,
    orderType: order.orderType,
    actualTotal: yuan(order.actualTotal),
    freightAmount: yuan(order.freight),
    userScore: order.points || undefined,
    productNums: order.productNums,
    isComm: isCommOf(order, items, now),
    createTime: date(order.created),
    payTime: maybeDate(order.paidAt),
    payType: order.payType,
    endTime: order.status === 1 ? order.expires : undefined,
    orderItemDtos: items.map((item) => itemWire(item, locale, refunds)),
    poNumber: order.poNumber,
    refundStatus: refunds.status,
    canAllRefund: refunds.canAll,
    orderInvoiceId: order.invoice?.orderInvoiceId,
  }
}

export function orderDetailWire(
  order: OrderRow,
  items: readonly ItemRow[],
  refunds: OrderRefunds,
  { locale, now }: Looked,
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
    total: yuan(order.total),
    totalNum: order.productNums,
    actualTotal: yuan(order.actualTotal),
    transfee: yuan(order.freight),
    reduceAmount: yuan(sum([order.discountReduce, order.couponReduce, order.pointsReduce])),
    scoreAmount: yuan(order.pointsReduce),
    orderScore: order.points || undefined,
    discountMoney: yuan(order.discountReduce),
    shopCouponMoney: yuan(order.couponReduce),
    priceSteps: order.priceSteps.map((step) => stepWire(step, locale)),
    payType: order.payType,
    dvyType: 1,
    isComm: isCommOf(order, items, now),
    remarks: order.remarks,
    poNumber: order.poNumber,
    orderInvoiceId: order.invoice?.orderInvoiceId,
    invoice: order.invoice,
    createTime: date(order.created),
    payTime: maybeDate(order.paidAt),
    dvyTime: maybeDate(order.shippedAt),
    finallyTime: maybeDate(order.finishedAt),
    cancelTime: maybeDate(order.cancelledAt),
    canRefund: refunds.canAll || [...refunds.byItem.values()].some(({ can }) => can),
    canAllRefund: refunds.canAll,
    canRefundAmount: yuan(refunds.most),
    refundedAmount: yuan(order.refunded),
    refundStatus: refunds.status,
    endTime: order.status === 1 ? order.expires : undefined,
  }
}

/** Returns a lookup of refunds by order number, for the given rows. */
export async function orderRefundsOf(
  context: Pick<CallContext, 'db' | 'now'>,
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
    canAll: whole !== undefined,
    most: whole ? worth(whole) : sum(parts.map(worth)),
    byItem: new Map(
      byLine.map(([orderItemId, terms]) => {
        const newest = made.findLast(({ lines }) => lines.some((line) => line.orderItemId === String(orderItemId)))
        return [
          orderItemId,
          {
            can: terms !== undefined,
            ...(newest && { refundSn: newest.refundSn, returnMoneySts: wireStatus(newest) }),
          },
        ]
      }),
    ),
  }
}
