import * as z from 'zod'
import { count, maybe, money, text } from '../values.ts'

/** What follows an order: refunds and invoices (api.md 1.3 J, L). */

export const refund = z.object({
  refundSn: z.string(),
  orderNumber: z.string(),
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
})
export type Refund = z.output<typeof refund>

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
