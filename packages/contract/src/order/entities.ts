import * as z from 'zod'
import { address } from '../account/address.ts'
import { orderInvoiceBrief } from '../after-sale/entities.ts'
import { cartGroup, cartItem } from '../cart/entities.ts'
import { owedMoney } from '../payment/owedMoney.ts'
import { orderCoupon, priceStep } from '../promotion/entities.ts'
import { orderItem } from './orderItem.ts'
import { count, flag, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** Orders at checkout and afterwards. */

export const shopOrder = z.object({
  shopId: id,
  shopName: z.string(),
  shopCartItemDiscounts: list(cartGroup),
  total: money,
  actualTotal: money,
  totalCount: count,
  /** Extension: the number of orders that the lines become. An order has at most 50 lines. */
  orderCount: maybe(count),
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
  /** The buyer's points, the maximum that this order accepts, the points spent, and their worth in money. */
  totalUsableScore: maybe(count),
  maxUsableScore: maybe(count),
  usableScore: maybe(count),
  totalScoreAmount: maybe(money),
  /** The price in points of products of the points mall. */
  scorePrice: maybe(count),
  /** Points worth one yuan. */
  shopUseScore: maybe(count),
  /** The platform's coupons. */
  coupons: list(orderCoupon),
  /**
   * Extension: the coupons that the buyer could claim now and that would then be part of the best set, with what each
   * would save. Without `shopName` a coupon is the platform's.
   */
  couponOffers: list(z.object({ couponId: id, shopName: text, couponName: z.string(), saves: money })),
  /** Extension: every step from the list prices to `actualTotal`. */
  priceSteps: list(priceStep),
  /** When the price expires, in epoch milliseconds. */
  expireTime: maybe(z.number()),
  /** The idempotency key for submit: the same uuid returns the same orders. */
  uuid: text,
})
export type OrderConfirm = z.output<typeof orderConfirm>

/**
 * Extension: the charge of an order to the buyer's credit account. `dueDate` is the midnight, in epoch milliseconds,
 * before which its statement must be paid. `settled`: the statement is paid.
 */
export const accountCharge = z.object({ dueDate: z.number(), settled: booleanValue })
export type AccountCharge = z.output<typeof accountCharge>

/** Extension: a company on the papers of an order. The credit code is its taxpayer number. */
export const orderParty = z.object({ name: z.string(), creditCode: text, address: text, phone: text })
export type OrderParty = z.output<typeof orderParty>

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
  /** Points spent. */
  userScore: maybe(count),
  productNums: count,
  createTime: z.string(),
  payTime: text,
  payType: maybe(count),
  isComm: maybe(flag),
  /** Extension: whether the whole order can be refunded. In the specification only the order detail has this field. */
  canAllRefund: maybe(booleanValue),
  /** The payment deadline of an unpaid order, in epoch milliseconds. */
  endTime: maybe(z.number()),
  orderItemDtos: list(orderItem),
  /** Extension: the buyer's own order number. */
  poNumber: text,
  orderInvoiceId: maybe(id),
  /** Extension: the amount refunded. */
  refundedAmount: maybe(money),
  accountCharge: maybe(accountCharge),
  /** Extension: whether the mall is checking a bank transfer for the unpaid order, of which it has the receipt. */
  transferSent: maybe(booleanValue),
})
export type MyOrder = z.output<typeof myOrder>

export const orderDetail = z.object({
  orderNumber: z.string(),
  shopId: id,
  shopName: z.string(),
  status: count,
  orderType: maybe(count),
  /** Extension: the team of a group order. */
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
  /** Points spent, and the reduction for them in yuan. */
  orderScore: maybe(count),
  scoreAmount: maybe(money),
  /** Extension: every step from the list prices to `actualTotal`. */
  priceSteps: list(priceStep),
  payType: maybe(count),
  dvyType: maybe(count),
  remarks: text,
  createTime: z.string(),
  payTime: text,
  dvyTime: text,
  finallyTime: text,
  cancelTime: text,
  /** Whether a part or the whole order can be refunded, and the maximum refund. */
  canRefund: maybe(booleanValue),
  canAllRefund: maybe(booleanValue),
  canRefundAmount: maybe(money),
  /** Extension: the amount refunded. */
  refundedAmount: maybe(money),
  /** Extension: the order's refunds, returns and exchanges, oldest first. `endTime`: when it was refunded or exchanged. */
  refunds: list(
    z.object({
      refundSn: z.string(),
      applyType: count,
      returnMoneySts: count,
      amount: money,
      applyTime: z.string(),
      endTime: text,
    }),
  ),
  accountCharge: maybe(accountCharge),
  /** Extension: whether the mall is checking a bank transfer for the unpaid order, of which it has the receipt. */
  transferSent: maybe(booleanValue),
  /** Extension: the companies that buy and sell. The buyer's is that of the invoice, or of the saved invoice title. */
  buyerParty: maybe(orderParty),
  sellerParty: maybe(orderParty),
  /** 1 applying, 2 success, 3 partly, 4 failed, -1 closed. */
  refundStatus: maybe(count),
  endTime: maybe(z.number()),
  /** Extension: the buyer's own order number. */
  poNumber: text,
  orderInvoiceId: maybe(id),
  /** Extension: the requested invoice. */
  invoice: maybe(orderInvoiceBrief),
  /** Extension: money received for the order but not used to pay it. The mall returns it to the buyer. */
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

/** The paid orders of a period and their sum, without what was refunded. */
export const orderSpend = z.object({ orders: count, amount: money })
export type OrderSpend = z.output<typeof orderSpend>

/** A line of an order that is bought again. `quantity` is the number of pieces added to the cart, 0 if none. */
export const rebuyLine = z.object({
  orderItemId: maybe(id),
  prodId: id,
  skuId: id,
  prodName: z.string(),
  partyCode: text,
  /** The pieces of the order. */
  wanted: count,
  quantity: count,
  /** The reason why the line was not added. */
  message: text,
  /** An equivalent in stock for a line that was not added. */
  equivalent: cartItem.shape.equivalent,
})
export type RebuyLine = z.output<typeof rebuyLine>

/** A product that the buyer has bought, with the latest order. */
export const boughtProd = z.object({
  prodId: id,
  skuId: id,
  partyCode: text,
  orderNumber: z.string(),
  payTime: z.string(),
  prodCount: count,
  unit: text,
})
export type BoughtProd = z.output<typeof boughtProd>

export const deliveryPackage = z.object({
  orderDeliveryId: maybe(id),
  orderNumber: text,
  deliveryType: maybe(count),
  productNums: maybe(count),
  createTime: text,
  /** Extension: the promised day of delivery, if the parcel is late. */
  lateSince: text,
  /** Extension: the promised day of delivery, until the parcel is signed. */
  expectedTime: text,
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
