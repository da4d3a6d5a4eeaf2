import { CHECKOUT_ORDER_LIMIT } from '@millwright/domain/constants'
import { invoiceLimits } from '@millwright/domain/order/invoice'
import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { flag, id, idIn, list, maybe, page, paging } from '../values.ts'
import { invoiceableShop, invoiceCount, invoiceTitle, orderInvoiceRecord } from './entities.ts'

const number = () => z.coerce.number<number | string>()
const oneOrTwo = z.union([z.literal(1), z.literal(2)])
const field = (name: keyof typeof invoiceLimits) => z.string().max(invoiceLimits[name]).optional()

/** The buyer's data for an invoice. The server validates them with `readInvoice` of domain. */
export const invoiceForm = z.object({
  invoiceType: oneOrTwo,
  headerType: oneOrTwo,
  headerName: z.string().max(invoiceLimits.headerName),
  invoiceTaxNumber: field('invoiceTaxNumber'),
  registerAddress: field('registerAddress'),
  registerPhone: field('registerPhone'),
  bankName: field('bankName'),
  bankAccount: field('bankAccount'),
  receiver: field('receiver'),
  receiveMobile: field('receiveMobile'),
  receiveMail: field('receiveMail'),
})
/** The requested invoices by shop: each with the id of a saved title, or with the invoice data. */
export const invoiceParams = z
  .array(
    z.union([
      z.object({ shopId: idIn, invoiceTitleId: idIn }),
      invoiceForm.extend({ shopId: idIn, keepTitle: flag.optional() }),
    ]),
  )
  .max(CHECKOUT_ORDER_LIMIT)

export type InvoiceFormInput = z.output<typeof invoiceForm>

const orderInvoiceId = z.object({ orderInvoiceId: idIn })
const invoiceTitleId = z.object({ invoiceTitleId: idIn })
const titleForm = invoiceForm.extend({ isDefault: z.union([z.literal(0), z.literal(1)]).default(0) })
/** `"a,b"`: the numbers of orders of one shop. */
const orderNumbers = z.string().min(1).max(2000)

/** Invoices and saved titles (api.md J). */
export const invoices = {
  orderInvoicePage: call({
    method: 'GET',
    path: '/p/orderInvoice/page',
    auth: 'user',
    summary: 'Lists the invoices by state (0: all)',
    input: paging.extend({ invoiceState: number().int().min(0).max(9).default(0) }),
    answer: page(orderInvoiceRecord),
    codes: [],
  }),
  orderInvoiceCount: call({
    method: 'GET',
    path: '/p/orderInvoice/count',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of invoices by state, and of orders without one',
    input: nothing,
    answer: invoiceCount,
    codes: [],
  }),
  invoiceableOrders: call({
    method: 'GET',
    path: '/p/orderInvoice/orders',
    auth: 'user',
    ours: true,
    summary: 'Lists the paid orders without an invoice, newest first, by shop',
    input: paging.extend({
      /** `"a,b"`: limits the result to these orders. */
      orderNumber: orderNumbers.optional(),
    }),
    answer: page(invoiceableShop),
    codes: [],
  }),
  orderInvoiceInfo: call({
    method: 'GET',
    path: '/p/orderInvoice/info/{orderInvoiceId}',
    auth: 'user',
    summary: 'Returns one invoice',
    input: orderInvoiceId,
    answer: orderInvoiceRecord,
    codes: ['A03000'],
  }),
  orderInvoiceByOrder: call({
    method: 'GET',
    path: '/p/orderInvoice/byOrder',
    auth: 'user',
    summary: 'Returns the invoice of an order, or null',
    input: z.object({ orderNumber: z.string().min(1).max(64) }),
    answer: maybe(orderInvoiceRecord),
    codes: ['A03000'],
  }),
  applyInvoice: call({
    method: 'POST',
    path: '/p/orderInvoice',
    auth: 'user',
    summary: 'Requests an invoice for one or several paid orders of a shop',
    input: invoiceForm.extend({ orderNumber: orderNumbers, shopId: idIn.optional() }),
    answer: id,
    codes: ['A00010', 'A03000', 'A03012'],
  }),
  changeInvoice: call({
    method: 'PUT',
    path: '/p/orderInvoice',
    auth: 'user',
    summary: 'Corrects a request, or requests a replacement for an issued invoice',
    input: invoiceForm.extend({ orderInvoiceId: idIn }),
    answer: z.unknown(),
    codes: ['A00010', 'A03000'],
  }),
  invoiceFile: call({
    method: 'GET',
    path: '/p/orderInvoice/file/{orderInvoiceId}',
    auth: 'user',
    ours: true,
    summary: 'Downloads an issued invoice as PDF; only its owner may',
    input: orderInvoiceId,
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: ['A03000'],
  }),

  invoiceTitles: call({
    method: 'GET',
    path: '/p/invoiceTitle',
    auth: 'user',
    summary: 'Lists the invoice titles, the default first',
    input: nothing,
    answer: list(invoiceTitle),
    codes: [],
  }),
  addInvoiceTitle: call({
    method: 'POST',
    path: '/p/invoiceTitle',
    auth: 'user',
    summary: 'Adds an invoice title, unless it exists',
    input: titleForm,
    answer: id,
    codes: ['A00010'],
  }),
  changeInvoiceTitle: call({
    method: 'PUT',
    path: '/p/invoiceTitle',
    auth: 'user',
    summary: 'Updates an invoice title; requested invoices keep theirs',
    input: titleForm.extend({ invoiceTitleId: idIn }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  deleteInvoiceTitle: call({
    method: 'DELETE',
    path: '/p/invoiceTitle/{invoiceTitleId}',
    auth: 'user',
    summary: 'Deletes an invoice title',
    input: invoiceTitleId,
    answer: z.unknown(),
    codes: [],
  }),
  defaultInvoiceTitle: call({
    method: 'PUT',
    path: '/p/invoiceTitle/default/{invoiceTitleId}',
    auth: 'user',
    ours: true,
    summary: 'Makes an invoice title the default',
    input: invoiceTitleId,
    answer: z.unknown(),
    codes: [],
  }),
}
