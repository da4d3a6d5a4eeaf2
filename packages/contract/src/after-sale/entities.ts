import * as z from 'zod'
import { orderItem } from '../order/orderItem.ts'
import { count, flag, id, list, maybe, money, text, yes } from '../values.ts'

/** What follows an order: refunds and invoices (api.md 1.3 J, L). */

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
  /** `handelTime` (the wire's spelling) is when the seller answered. */
  applyTime: z.string(),
  handelTime: text,
  shipTime: text,
  receiveTime: text,
  refundTime: text,
  /** Ours: when the seller sent the exchange, and by whom. */
  exchangeTime: text,
  exchangeExpressName: text,
  exchangeExpressNo: text,
  /** Ours: when the buyer withdrew it, or when it was closed. */
  cancelTime: text,
  closeTime: text,
  /** Ours: after a refusal the buyer called the mall in; `platformResult` 1 agreed, 2 refused. */
  platformTime: text,
  platformHandleTime: text,
  platformResult: maybe(count),
  platformMessage: text,
  /** Ours: until when the present step waits; epoch milliseconds. */
  endTime: maybe(z.number()),
  /** The goods that it is about, each with the pieces of the refund. */
  orderItems: list(orderItem),
  /** Ours: who moved it on, in order. */
  timeline: list(
    z.object({
      /** An event of the machine, or `apply`. */
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
  /** 1 the goods had arrived when it was applied for. */
  isReceiver: maybe(count),
  /** Where the goods go back to, once the seller agreed. */
  refundAddr: maybe(z.object({ receiver: z.string(), mobile: z.string(), address: z.string() })),
  expressId: maybe(id),
  senderMobile: text,
  senderRemarks: text,
  canRefundAmount: maybe(money),
})
export type RefundDetail = z.output<typeof refundDetail>

/** What a refund may be of, asked for before it is applied for. */
export const refundOffer = z.object({
  /** Why none can be applied for: a rule's name, and its sentence. */
  problem: text,
  message: text,
  orderNumber: z.string(),
  shopName: text,
  /** The goods that it would be about. */
  orderItems: list(orderItem),
  /** 1 money only, 2 goods and money, 3 exchange. */
  applyTypes: list(count),
  /** Pieces at most, and how many pieces `worth` is for: what was paid for them and is not given back. */
  most: count,
  left: count,
  worth: money,
  /** Comes with the last piece. */
  freight: money,
  reasons: list(z.object({ applyType: count, reasons: list(z.object({ reason: z.string(), text: z.string() })) })),
  mobile: text,
  /** The goods have not been sent. */
  unsent: maybe(yes),
})
export type RefundOffer = z.output<typeof refundOffer>

export const orderInvoice = z.object({
  /** 1 general electronic, 2 special VAT. */
  invoiceType: count,
  /** 1 personal, 2 unit. */
  headerType: count,
  headerName: z.string(),
  invoiceTaxNumber: text,
  registerAddress: text,
  registerPhone: text,
  bankName: text,
  bankAccount: text,
  /** Ours: the name of who is sent it. */
  receiver: text,
  receiveMobile: text,
  receiveMail: text,
})
export type OrderInvoice = z.output<typeof orderInvoice>

/** An invoice that was asked for: of which orders, how far it is. */
export const orderInvoiceRecord = orderInvoice.extend({
  orderInvoiceId: id,
  /** 1 applying, 2 issued, 3 failed. */
  invoiceState: count,
  shopId: id,
  shopName: z.string(),
  orderNumbers: list(z.string()),
  /** What it is about: paid less refunded; once issued, what stands on it. */
  amount: money,
  /** Ours: what an issued one would be about if it were made out now, where that has changed since. */
  amountNow: maybe(money),
  applyTime: z.string(),
  issueTime: text,
  invoiceNumber: text,
  /** Ours: the number of the invoice in whose place this one is. */
  formerNumber: text,
  /** Why it was not issued. */
  reason: text,
  /** Ours: asked for at checkout, and its order is not paid yet. */
  waitsForPay: maybe(yes),
})
export type OrderInvoiceRecord = z.output<typeof orderInvoiceRecord>

/** What an order says of its invoice. */
export const orderInvoiceBrief = orderInvoiceRecord.pick({
  orderInvoiceId: true,
  invoiceState: true,
  invoiceType: true,
  headerName: true,
  formerNumber: true,
  waitsForPay: true,
})
export type OrderInvoiceBrief = z.output<typeof orderInvoiceBrief>

/** A title of the book. */
export const invoiceTitle = orderInvoice.extend({ invoiceTitleId: id, isDefault: flag })
export type InvoiceTitle = z.output<typeof invoiceTitle>

/** Orders of one shop that an invoice may be asked for, together if the buyer likes. */
export const invoiceableShop = z.object({
  shopId: id,
  shopName: z.string(),
  orders: list(
    z.object({
      orderNumber: z.string(),
      createTime: z.string(),
      productNums: count,
      poNumber: text,
      /** Paid less refunded. */
      amount: money,
      prodNameList: list(z.string()),
    }),
  ),
})
export type InvoiceableShop = z.output<typeof invoiceableShop>

export const invoiceCount = z.object({
  /** Paid orders without one. */
  none: count,
  applying: count,
  issued: count,
  failed: count,
})
export type InvoiceCount = z.output<typeof invoiceCount>
