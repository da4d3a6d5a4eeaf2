import * as z from 'zod'
import { address } from '../account/address.ts'
import { cartGroup, cartItem } from '../cart/entities.ts'
import { count, flag, id, list, maybe, money, text, yes } from '../values.ts'

/** Orders, before they are placed and after. */

export const shopOrder = z.object({
  shopId: id,
  shopName: z.string(),
  shopCartItemDiscounts: list(cartGroup),
  total: money,
  actualTotal: money,
  totalCount: count,
  transFee: money,
  discountReduce: maybe(money),
  couponReduce: maybe(money),
  shopReduce: maybe(money),
  remarks: text,
  dvyType: maybe(count),
})
export type ShopOrder = z.output<typeof shopOrder>

export const orderConfirm = z.object({
  userAddr: maybe(address),
  shopCartOrders: list(shopOrder),
  filterShopItems: list(cartItem),
  actualTotal: money,
  total: money,
  totalCount: count,
  orderReduce: maybe(money),
  totalTransFee: maybe(money),
  /** When this price is no longer held; epoch milliseconds. */
  expireTime: maybe(z.number()),
  /** Names this price at submit: the same uuid makes the same orders. */
  uuid: text,
})
export type OrderConfirm = z.output<typeof orderConfirm>

export const orderItem = z.object({
  orderItemId: maybe(id),
  prodId: id,
  skuId: id,
  prodName: z.string(),
  skuName: text,
  properties: text,
  pic: text.transform((pic) => pic ?? ''),
  prodCount: count,
  price: money,
  actualTotal: maybe(money),
  commSts: maybe(flag),
  refundSn: text,
  status: maybe(count),
  partyCode: text,
  unit: text,
})
export type OrderItem = z.output<typeof orderItem>

export const myOrder = z.object({
  orderNumber: z.string(),
  shopId: id,
  shopName: z.string(),
  status: count,
  orderType: maybe(count),
  refundStatus: maybe(count),
  closeType: maybe(count),
  actualTotal: money,
  freightAmount: maybe(money),
  productNums: count,
  createTime: z.string(),
  payTime: text,
  payType: maybe(count),
  isComm: maybe(flag),
  /** Until when an unpaid order is kept; epoch milliseconds. */
  endTime: maybe(z.number()),
  orderItemDtos: list(orderItem),
  /** Ours: the buyer's own order number. */
  poNumber: text,
})
export type MyOrder = z.output<typeof myOrder>

export const orderDetail = z.object({
  orderNumber: z.string(),
  shopId: id,
  shopName: z.string(),
  status: count,
  orderType: maybe(count),
  /** Ours: the team of a group's order. */
  groupTeamId: maybe(id),
  closeType: maybe(count),
  isComm: maybe(flag),
  userAddrDto: address,
  orderItemDtos: list(orderItem),
  total: money,
  totalNum: count,
  actualTotal: money,
  transfee: money,
  reduceAmount: maybe(money),
  payType: maybe(count),
  dvyType: maybe(count),
  remarks: text,
  createTime: z.string(),
  payTime: text,
  dvyTime: text,
  finallyTime: text,
  cancelTime: text,
  canRefund: maybe(yes),
  refundStatus: maybe(count),
  endTime: maybe(z.number()),
  /** Ours: the buyer's own order number. */
  poNumber: text,
})
export type OrderDetail = z.output<typeof orderDetail>

export const orderCount = z.object({
  allCount: count,
  unPay: count,
  payed: count,
  consignment: count,
  confirm: maybe(count),
  success: count,
  close: count,
  refund: maybe(count),
  grouping: maybe(count),
})
export type OrderCount = z.output<typeof orderCount>

export const deliveryPackage = z.object({
  orderDeliveryId: maybe(id),
  orderNumber: text,
  deliveryType: maybe(count),
  productNums: maybe(count),
  createTime: text,
  orderItems: list(orderItem),
  deliveryDto: maybe(
    z.object({
      companyName: text,
      companyHomeUrl: text,
      dvyFlowId: text,
      state: maybe(count),
      logo: text,
      traces: list(z.object({ acceptTime: z.string(), acceptStation: z.string() })),
    }),
  ),
})
export type DeliveryPackage = z.output<typeof deliveryPackage>
