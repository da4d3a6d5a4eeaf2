import type { Locale } from '@millwright/domain/locale'
import type { WireOf } from '@millwright/contract/contract'
import { arrayText } from '../db/db.ts'
import type { CallContext } from '../server/call.ts'
import type { AddressRow } from '../account/addresses.ts'
import { date, maybeDate, yuan } from '../server/wire.ts'

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
  price: string
  amount: string
}

/** `$1` is the locale. */
export const orderColumns = `o.order_number as "orderNumber", o.user_id as "userId", o.shop_id as "shopId", s.name->>$1 as "shopName", o.status, o.close_type as "closeType", o.total, o.freight,
  o.actual_total as "actualTotal", o.product_nums as "productNums", o.remarks, o.po_number as "poNumber", o.address, o.pay_type as "payType", o.created, o.expires, o.paid_at as "paidAt", o.shipped_at as "shippedAt",
  o.finished_at as "finishedAt", o.cancelled_at as "cancelledAt", o.order_type as "orderType", o.group_team_id as "groupTeamId"`

/** The buyer's own orders of those numbers; somebody else's are as if they were not. */
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

export async function itemsOf(
  { db }: Pick<CallContext, 'db'>,
  orderNumbers: readonly string[],
): Promise<Map<string, ItemRow[]>> {
  if (!orderNumbers.length) return new Map()
  const rows = await db.query<ItemRow>(
    `
    select order_item_id as "orderItemId", order_number as "orderNumber", prod_id as "prodId", sku_id as "skuId", prod_name as "prodName", properties, unit, party_code as "partyCode", pic,
      quantity, price, amount from order_item where order_number = any($1::text::text[]) order by order_number, seq`,
    [arrayText(orderNumbers)],
  )
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber)
}

export function itemWire(item: ItemRow, locale: Locale) {
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
    actualTotal: yuan(item.amount),
  }
}

export function myOrderWire(order: OrderRow, items: readonly ItemRow[], locale: Locale) {
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    closeType: order.closeType,
    orderType: order.orderType,
    actualTotal: yuan(order.actualTotal),
    freightAmount: yuan(order.freight),
    productNums: order.productNums,
    createTime: date(order.created),
    payTime: maybeDate(order.paidAt),
    payType: order.payType,
    endTime: order.status === 1 ? order.expires : undefined,
    orderItemDtos: items.map((item) => itemWire(item, locale)),
    poNumber: order.poNumber,
  }
}

export function orderDetailWire(order: OrderRow, items: readonly ItemRow[], locale: Locale): WireOf<'orderDetail'> {
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    closeType: order.closeType,
    orderType: order.orderType,
    groupTeamId: order.groupTeamId,
    userAddrDto: order.address,
    orderItemDtos: items.map((item) => itemWire(item, locale)),
    total: yuan(order.total),
    totalNum: order.productNums,
    actualTotal: yuan(order.actualTotal),
    transfee: yuan(order.freight),
    reduceAmount: 0,
    payType: order.payType,
    dvyType: 1,
    remarks: order.remarks,
    poNumber: order.poNumber,
    createTime: date(order.created),
    payTime: maybeDate(order.paidAt),
    dvyTime: maybeDate(order.shippedAt),
    finallyTime: maybeDate(order.finishedAt),
    cancelTime: maybeDate(order.cancelledAt),
    canRefund: false,
    endTime: order.status === 1 ? order.expires : undefined,
  }
}
