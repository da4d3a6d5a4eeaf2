import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import {
  INQUIRY_FILE_LIMIT,
  INQUIRY_LINE_LIMIT,
  INQUIRY_PASTE_LIMIT,
  INQUIRY_TEXT_LIMIT,
} from '@millwright/domain/quote/inquiryLimits'
import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { inquiry, inquiryDetail, inquiryMatch } from './entities.ts'
import { count, id, idIn, list, maybe, page, paging } from '../values.ts'

const number = () => z.coerce.number<number | string>()
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/)
const files = z
  .string()
  .max(2000)
  .refine((text) => text.split(',').filter(Boolean).length <= INQUIRY_FILE_LIMIT, 'too many')
const inquiryId = z.object({ inquiryId: idIn })

const itemIn = z.object({
  prodId: idIn.optional(),
  skuId: idIn.optional(),
  partyCode: z.string().max(100).optional(),
  prodName: z.string().max(200),
  spec: z.string().max(200).default(''),
  quantity: number().int().min(1).max(QUANTITY_LIMIT),
  unit: z.string().max(20).default(''),
  targetPrice: z
    .union([z.number().nonnegative().max(999_999_999_999), z.string().regex(/^\d{0,12}(\.\d{1,2})?$/)])
    .optional(),
  needBy: day.default(''),
})

const asked = z.object({
  userPhone: z.string(),
  remark: z.string(),
  /** Extension: this and all following fields. Other servers ignore them. */
  items: z.array(itemIn).max(INQUIRY_LINE_LIMIT).default([]),
  companyName: z.string().max(100).default(''),
  contact: z.string().max(60).default(''),
  /** The deadline for quotes. */
  deadline: day.default(''),
  addrId: idIn.optional(),
  needInvoice: number().int().min(0).max(1).default(0),
  /** Paths of uploaded attachments. */
  files: files.default(''),
})
const made = maybe(z.object({ inquiryId: id, inquiryNumber: z.string() }))

/** Inquiries and shops' quotes (api.md U). */
export const quote = {
  addInquiry: call({
    method: 'POST',
    path: '/inquiry/addInquiry',
    auth: 'none',
    summary: 'Requests a quote; succeeds if msg is ok',
    input: asked,
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  addInquiryOfBuyer: call({
    method: 'POST',
    path: '/p/inquiry/addInquiry',
    auth: 'user',
    ours: true,
    summary: 'Requests a quote as a signed-in buyer and deletes the draft',
    input: asked,
    answer: made,
    codes: ['A00010', 'A01000'],
  }),
  matchInquiry: call({
    method: 'POST',
    path: '/inquiry/match',
    auth: 'none',
    ours: true,
    summary: 'Reads a pasted list and matches each line to products',
    input: z.object({ text: z.string().max(INQUIRY_PASTE_LIMIT) }),
    answer: list(inquiryMatch),
    codes: [],
  }),
  inquiryDraft: call({
    method: 'GET',
    path: '/p/inquiry/draft',
    auth: 'user',
    ours: true,
    summary: 'Returns the inquiry draft, in the screen’s own format',
    input: nothing,
    answer: maybe(z.object({ content: z.string() })),
    codes: [],
  }),
  saveInquiryDraft: call({
    method: 'PUT',
    path: '/p/inquiry/draft',
    auth: 'user',
    ours: true,
    summary: 'Saves the inquiry draft; an empty text deletes it',
    input: z.object({ content: z.string().max(1_000_000) }),
    answer: z.unknown(),
    codes: [],
  }),
  inquiryPage: call({
    method: 'GET',
    path: '/p/inquiry/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the inquiries, newest first, by status; all without a status',
    input: paging.extend({ status: number().int().min(0).max(3).optional() }),
    answer: page(inquiry),
    codes: [],
  }),
  inquiryCount: call({
    method: 'GET',
    path: '/p/inquiry/count',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of inquiries, and of those with open quotes',
    input: nothing,
    answer: z.object({ open: count, completed: count, failed: count, closed: count, answered: count }),
    codes: [],
  }),
  inquiryInfo: call({
    method: 'GET',
    path: '/p/inquiry/info',
    auth: 'user',
    ours: true,
    summary: 'Returns one inquiry with its quotes and messages',
    input: inquiryId,
    answer: inquiryDetail,
    codes: ['A03000'],
  }),
  closeInquiry: call({
    method: 'PUT',
    path: '/p/inquiry/close',
    auth: 'user',
    ours: true,
    summary: 'Closes an inquiry',
    input: inquiryId.extend({ reason: z.string().max(200).default('') }),
    answer: z.unknown(),
    codes: ['A03000', 'A03034'],
  }),
  acceptQuote: call({
    method: 'PUT',
    path: '/p/inquiry/accept',
    auth: 'user',
    ours: true,
    summary: 'Accepts lines of one or several quotes, all or none, and adds them to the cart at the quoted price',
    input: z.object({
      quotes: z
        .array(
          z.object({
            quoteId: idIn,
            itemIds: z.array(idIn).min(1).max(INQUIRY_LINE_LIMIT),
            /** The version of the quote that the buyer saw. */
            version: number().int(),
            /** The lines whose other brand or model the buyer accepts. Without them such lines are refused. */
            substituteIds: z.array(idIn).max(INQUIRY_LINE_LIMIT).default([]),
          }),
        )
        .min(1)
        .max(50),
    }),
    answer: z.object({ basketIds: list(id) }),
    codes: ['A01000', 'A03000', 'A03034'],
  }),
  sendInquiryMessage: call({
    method: 'POST',
    path: '/p/inquiry/message',
    auth: 'user',
    ours: true,
    summary: 'Sends a message with files to the shops of an inquiry',
    input: inquiryId.extend({
      shopId: idIn.optional(),
      content: z.string().max(INQUIRY_TEXT_LIMIT).default(''),
      files: files.default(''),
    }),
    answer: z.unknown(),
    codes: ['A00010', 'A03000'],
  }),
}
