import * as z from 'zod'
import { address } from '../account/address.ts'
import { count, flag, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** Inquiries and shops' quotes (api.md U). The specification has no quotes. */

/** A SKU that may match an inquiry line. */
export const inquiryChoice = z.object({
  skuId: id,
  prodId: id,
  shopId: maybe(id),
  partyCode: z.string(),
  prodName: z.string(),
  shopName: text,
  pic: text,
  unit: text,
  /** The list price per unit. */
  price: money,
})
export type InquiryChoice = z.output<typeof inquiryChoice>

export const matchStates = ['sure', 'doubtful', 'none'] as const

/**
 * A line of a pasted list, as matched by the search. If `state` is `sure`, the first choice is the match. A line that
 * states no quantity has none.
 */
export const inquiryMatch = z.object({
  raw: z.string(),
  model: z.string(),
  quantity: maybe(count),
  unit: text,
  state: z.enum(matchStates),
  choices: list(inquiryChoice),
})
export type InquiryMatch = z.output<typeof inquiryMatch>

export const inquiryItem = z.object({
  itemId: id,
  prodId: maybe(id),
  skuId: maybe(id),
  partyCode: text,
  prodName: z.string(),
  spec: text,
  pic: text,
  quantity: count,
  /** The unit that the buyer wrote, otherwise the product's. */
  unit: text,
  /** The brands that the buyer's words name, otherwise the requested product's brand. */
  brandName: text,
  /** The requested product's public unit price for `quantity`, and the lowest that this buyer pays without a quote. */
  shelfPrice: maybe(money),
  ownPrice: maybe(money),
  targetPrice: maybe(money),
  /** A day: `2026-12-01`. */
  needBy: text,
})
export type InquiryItem = z.output<typeof inquiryItem>

export const quoteLine = z.object({
  quoteLineId: id,
  itemId: id,
  prodId: maybe(id),
  skuId: maybe(id),
  partyCode: text,
  prodName: z.string(),
  pic: text,
  unit: text,
  price: money,
  quantity: count,
  leadDays: count,
  brandName: text,
  /** The number of pieces in a pack. */
  packQty: maybe(count),
  /** The offered product's public unit price for `quantity`, and the lowest that this buyer pays without the quote. */
  shelfPrice: maybe(money),
  ownPrice: maybe(money),
  /** Whether the line offers another model than the requested one. */
  alternative: maybe(booleanValue),
  /** Whether the line offers another brand than the requested one. */
  otherBrand: maybe(booleanValue),
  alternativeProdId: maybe(id),
  /** Whether the buyer accepted the line. `left` pieces are still available at this price. */
  accepted: maybe(booleanValue),
  left: maybe(count),
  /** Whether the product is on sale, and its stock (-1: unlimited). */
  onShelf: maybe(booleanValue),
  stocks: maybe(count),
})
export type QuoteLine = z.output<typeof quoteLine>

export const inquiryFile = z.object({ filePath: z.string(), fileName: z.string() })

export const quote = z.object({
  quoteId: id,
  shopId: id,
  shopName: z.string(),
  /** The number of times that the shop changed the quote. `acceptQuote` sends the version that the buyer saw. */
  version: count,
  standing: z.enum(['open', 'expired', 'refused']),
  /** Epoch milliseconds. */
  validUntil: z.number(),
  createTime: z.string(),
  remark: text,
  /** The shop's files: the quotation, certificates, drawings. */
  attachments: list(inquiryFile),
  items: list(quoteLine),
})
export type Quote = z.output<typeof quote>

export const inquiryMessage = z.object({
  messageId: id,
  by: z.enum(['buyer', 'shop']),
  shopId: maybe(id),
  shopName: text,
  content: z.string(),
  files: list(inquiryFile),
  createTime: z.string(),
})
export type InquiryMessage = z.output<typeof inquiryMessage>

export const inquiry = z.object({
  inquiryId: id,
  inquiryNumber: z.string(),
  /** 0 in inquiry, 1 completed, 2 failed, 3 closed. */
  status: count,
  createTime: z.string(),
  remark: text,
  /** The deadline for shops, in epoch milliseconds. */
  deadline: maybe(z.number()),
  /** The reason why the inquiry was closed. */
  closeReason: text,
  endTime: text,
  /** The number of lines, and the product names of the first lines. */
  itemCount: count,
  itemNames: list(z.string()),
  /** The number of quotes, the number of open quotes, and the earliest expiry of an open quote. */
  quoteCount: count,
  openQuotes: count,
  validUntil: maybe(z.number()),
})
export type Inquiry = z.output<typeof inquiry>

export const inquiryDetail = inquiry.extend({
  userPhone: text,
  companyName: text,
  contact: text,
  needInvoice: maybe(flag),
  userAddr: maybe(address),
  files: list(inquiryFile),
  items: list(inquiryItem),
  quotes: list(quote),
  messages: list(inquiryMessage),
  /** Extension: the ids of the cart lines created from accepted quote lines. */
  basketIds: list(id),
})
export type InquiryDetail = z.output<typeof inquiryDetail>
