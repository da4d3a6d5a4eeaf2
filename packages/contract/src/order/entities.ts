import * as z from 'zod'
import { address } from '../account/address.ts'
import { orderInvoiceBrief } from '../after-sale/entities.ts'
import { cartGroup, cartItem } from '../cart/entities.ts'
import { owedMoney } from '../payment/owedMoney.ts'
import { orderCoupon, priceStep } from '../promotion/entities.ts'
import { orderItem } from './orderItem.ts'
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
  scoreReduce: maybe(money),
  shopReduce: maybe(money),
  coupons: list(orderCoupon),
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
  isScorePay: maybe(flag),
  /** Points that the buyer has, that this order takes at most, and that are spent; what these are worth. */
  totalUsableScore: maybe(count),
  maxUsableScore: maybe(count),
  usableScore: maybe(count),
  totalScoreAmount: maybe(money),
  /** Points that goods of the points mall cost. */
  scorePrice: maybe(count),
  /** Points that are worth one yuan. */
  shopUseScore: maybe(count),
  /** Of the platform. */
  coupons: list(orderCoupon),
  /** Ours: every step from the list prices to `actualTotal`. */
  priceSteps: list(priceStep),
  /** When this price is no longer held; epoch milliseconds. */
  expireTime: maybe(z.number()),
  /** Names this price at submit: the same uuid makes the same orders. */
  uuid: text,
})
export type OrderConfirm = z.output<typeof orderConfirm>

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
  /** Points that were spent. */
  userScore: maybe(count),
  productNums: count,
  createTime: z.string(),
  payTime: text,
  payType: maybe(count),
  isComm: maybe(flag),
  /** Ours: the whole of it can be applied for; on a detail the family says it as well. */
  canAllRefund: maybe(yes),
  /** Until when an unpaid order is kept; epoch milliseconds. */
  endTime: maybe(z.number()),
  orderItemDtos: list(orderItem),
  /** Ours: the buyer's own order number. */
  poNumber: text,
  orderInvoiceId: maybe(id),
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
  discountMoney: maybe(money),
  shopCouponMoney: maybe(money),
  /** Points that were spent, and what they took off. */
  orderScore: maybe(count),
  scoreAmount: maybe(money),
  /** Ours: every step from the list prices to `actualTotal`. */
  priceSteps: list(priceStep),
  payType: maybe(count),
  dvyType: maybe(count),
  remarks: text,
  createTime: z.string(),
  payTime: text,
  dvyTime: text,
  finallyTime: text,
  cancelTime: text,
  /** A refund of some of it, or of the whole, can be applied for; and what can come back at most. */
  canRefund: maybe(yes),
  canAllRefund: maybe(yes),
  canRefundAmount: maybe(money),
  /** Ours: what has come back. */
  refundedAmount: maybe(money),
  /** 1 applying, 2 success, 3 partly, 4 failed, -1 closed. */
  refundStatus: maybe(count),
  endTime: maybe(z.number()),
  /** Ours: the buyer's own order number. */
  poNumber: text,
  orderInvoiceId: maybe(id),
  /** Ours: what was asked for. */
  invoice: maybe(orderInvoiceBrief),
  /** Ours: what came for it and paid for nothing. */
  owed: maybe(z.array(owedMoney)),
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
  /** Ours: it should have been there by now; the day it was promised for. */
  lateSince: text,
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
