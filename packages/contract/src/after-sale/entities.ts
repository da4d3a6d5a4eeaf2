import * as z from 'zod'
import { orderItem } from '../order/orderItem.ts'
import { count, flag, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** Refunds and invoices of orders (api.md 1.3 J, L). */

/** A size of a product, by its model and options. `price` is today's list price in yuan. */
export const exchangeSku = z.object({ skuId: id, partyCode: text, properties: text, price: maybe(money) })
export type ExchangeSku = z.output<typeof exchangeSku>

export const refund = z.object({
  refundSn: z.string(),
  orderNumber: z.string(),
  /** 1 whole order, 2 single item. */
  refundType: maybe(count),
  shopId: maybe(id),
  shopName: text,
  /** 1 money only, 2 goods and money, 3 exchange. */
  applyType: count,
  goodsNum: maybe(count),
  refundAmount: money,
  /**
   * 1 buyer applied, 2 seller accepted, 3 buyer shipped, 4 seller received, 5 refunded, 6 buyer withdrew, 7 seller
   * refused, -1 closed.
   */
  returnMoneySts: count,
  buyerReason: text,
  sellerMsg: text,
  rejectMessage: text,
  expressName: text,
  expressNo: text,
  /** When the buyer applied, and when the seller decided (`handelTime`, the API's spelling). */
  applyTime: z.string(),
  handelTime: text,
  shipTime: text,
  receiveTime: text,
  refundTime: text,
  /** Extension: when the seller shipped the replacement, and with which carrier and number. */
  exchangeTime: text,
  exchangeExpressName: text,
  exchangeExpressNo: text,
  /** Extension: when the buyer was offered the money instead of the replacement, while the offer is open. */
  moneyOfferTime: text,
  moneyOfferMessage: text,
  /** Extension: the size that the buyer wants in an exchange. Absent: the same size again. */
  exchangeSku: maybe(exchangeSku),
  /** Extension: when the buyer withdrew the refund, or when it was closed. */
  cancelTime: text,
  closeTime: text,
  /** Extension: the buyer's appeal to the platform after a refusal. `platformResult` is 1 agreed or 2 refused. */
  platformTime: text,
  platformHandleTime: text,
  platformResult: maybe(count),
  platformMessage: text,
  /** Extension: the deadline of the current step, in epoch milliseconds. */
  endTime: maybe(z.number()),
  /** The refunded items, each with the refunded quantity. */
  orderItems: list(orderItem),
  /** Extension: the refund's events in order. */
  timeline: list(
    z.object({
      /** An event of the state machine, or `apply`. */
      event: z.string(),
      /** `buyer`, `seller`, `platform` or `clock`. */
      by: z.string(),
      time: z.string(),
    }),
  ),
})
export type Refund = z.output<typeof refund>

export const refundDetail = refund.extend({
  buyerDesc: text,
  buyerMobile: text,
  photoFiles: text,
  /** 1 if the goods had arrived when the buyer applied. */
  isReceiver: maybe(count),
  /** The return address, once the seller has agreed. */
  refundAddr: maybe(z.object({ receiver: z.string(), mobile: z.string(), address: z.string() })),
  expressId: maybe(id),
  senderMobile: text,
  senderRemarks: text,
  canRefundAmount: maybe(money),
})
export type RefundDetail = z.output<typeof refundDetail>

/** The options for a refund request: the form shows them before the buyer applies. */
export const refundOffer = z.object({
  /** The reason why a refund is impossible: the rule's name (`problem`) and a sentence (`message`). */
  problem: text,
  message: text,
  orderNumber: z.string(),
  shopName: text,
  /** The items that the refund would cover. */
  orderItems: list(orderItem),
  /** 1 money only, 2 goods and money, 3 exchange. */
  applyTypes: list(count),
  /** `most`: the maximum number of pieces. `worth`: the amount paid for `left` pieces, minus refunds. */
  most: count,
  left: count,
  worth: money,
  /** Freight, refunded with the last piece. */
  freight: money,
  reasons: list(z.object({ applyType: count, reasons: list(z.object({ reason: z.string(), text: z.string() })) })),
  mobile: text,
  /** Whether the refund covers pieces that have not been shipped. */
  unsent: maybe(booleanValue),
  /** Extension: whether the buyer has confirmed receipt, after which nobody can say that nothing arrived. */
  receiptConfirmed: maybe(booleanValue),
  /** Extension: the other sizes of the line's product that an exchange can ask for. */
  exchangeSkus: list(exchangeSku),
})
export type RefundOffer = z.output<typeof refundOffer>

export const orderInvoice = z.object({
  /** 1 general electronic, 2 special VAT. */
  invoiceType: count,
  /** 1 personal, 2 company. */
  headerType: count,
  headerName: z.string(),
  invoiceTaxNumber: text,
  registerAddress: text,
  registerPhone: text,
  bankName: text,
  bankAccount: text,
  /** Extension: the recipient's name. */
  receiver: text,
  receiveMobile: text,
  receiveMail: text,
})
export type OrderInvoice = z.output<typeof orderInvoice>

/** A requested invoice with its orders and state. */
export const orderInvoiceRecord = orderInvoice.extend({
  orderInvoiceId: id,
  /** 1 applying, 2 issued, 3 failed. */
  invoiceState: count,
  shopId: id,
  shopName: z.string(),
  orderNumbers: list(z.string()),
  /** Extension: the buyer's own numbers of these orders. */
  poNumbers: list(z.string()),
  /** The amount paid minus refunds. Once issued, the amount on the invoice. */
  amount: money,
  /** Extension: today's amount of the orders, if it differs from the amount on the issued invoice. */
  amountNow: maybe(money),
  applyTime: z.string(),
  issueTime: text,
  invoiceNumber: text,
  /** Extension: the number of the invoice that this invoice replaces. */
  formerNumber: text,
  /** The reason why the invoice was not issued. */
  reason: text,
  /** Extension: whether the invoice was requested at checkout and the order is still unpaid. */
  waitsForPay: maybe(booleanValue),
})
export type OrderInvoiceRecord = z.output<typeof orderInvoiceRecord>

/** A summary of an order's invoice. */
export const orderInvoiceBrief = orderInvoiceRecord.pick({
  orderInvoiceId: true,
  invoiceState: true,
  invoiceType: true,
  headerName: true,
  invoiceNumber: true,
  formerNumber: true,
  waitsForPay: true,
})
export type OrderInvoiceBrief = z.output<typeof orderInvoiceBrief>

/** A saved invoice title. */
export const invoiceTitle = orderInvoice.extend({ invoiceTitleId: id, isDefault: flag })
export type InvoiceTitle = z.output<typeof invoiceTitle>

/** A shop's orders that can be invoiced, separately or together. */
export const invoiceableShop = z.object({
  shopId: id,
  shopName: z.string(),
  orders: list(
    z.object({
      orderNumber: z.string(),
      createTime: z.string(),
      productNums: count,
      poNumber: text,
      /** The amount paid minus refunds. */
      amount: money,
      prodNameList: list(z.string()),
    }),
  ),
})
export type InvoiceableShop = z.output<typeof invoiceableShop>

export const invoiceCount = z.object({
  /** Paid orders without an invoice. */
  none: count,
  applying: count,
  issued: count,
  failed: count,
})
export type InvoiceCount = z.output<typeof invoiceCount>
