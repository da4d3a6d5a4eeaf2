import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import {
  ASSEMBLIES_LIMIT,
  ORDER_LIST_LEVELS,
  ORDER_LIST_LIMIT,
  ORDER_LIST_LINE_LIMIT,
  ORDER_LIST_LINE_NOTE_LENGTH,
  ORDER_LIST_NAME_LENGTH,
  ORDER_LIST_NOTE_LENGTH,
  ORDER_LIST_WRITTEN_LENGTH,
  REPEAT_WEEKS_LIMIT,
} from '@millwright/domain/order-list/limits'
import { QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import * as z from 'zod'
import { call } from '../call.ts'
import { count, id, idIn, list, maybe, page, paging, text } from '../values.ts'
import { orderList, orderListHead } from './entities.ts'

const name = z.string().trim().min(1).max(ORDER_LIST_NAME_LENGTH)
const note = z.string().trim().max(ORDER_LIST_NOTE_LENGTH)
/** A line to save: a SKU, or a text without a part. */
const lineIn = z.object({
  skuId: idIn.optional(),
  written: z.string().trim().max(ORDER_LIST_WRITTEN_LENGTH).optional(),
  level: z.number().int().min(1).max(ORDER_LIST_LEVELS).default(1),
  quantity: z.number().int().min(1).max(QUANTITY_LIMIT),
  note: z.string().trim().max(ORDER_LIST_LINE_NOTE_LENGTH).default(''),
})
/** Where lines come from: given, the ticked lines of the cart, an order, the parts bought most, or text as a quick order reads it. */
const source = z.object({
  lines: z.array(lineIn).max(ORDER_LIST_LINE_LIMIT).default([]),
  cart: z.union([z.literal(0), z.literal(1)]).default(0),
  orderNumber: z.string().max(64).optional(),
  /** 1: the parts that the buyer bought most (`mostBoughtParts`). */
  bought: z.union([z.literal(0), z.literal(1)]).default(0),
  text: z.string().max(QUICK_ORDER_TEXT_LIMIT).optional(),
})
const ofList = z.object({ listId: idIn })
const assemblies = z.coerce.number<number | string>().int().min(1).max(ASSEMBLIES_LIMIT).default(1)
/** The rows that were not saved, with their reasons. */
const failList = list(z.object({ row: count, text: z.string(), reason: z.string() }))

/** The buyer's order lists. They are private to the buyer. Nothing is ever ordered by itself. */
export const orderLists = {
  orderListPage: call({
    method: 'GET',
    path: '/p/orderList/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the buyer’s order lists in pages: the due ones first, then the last changed',
    input: paging,
    answer: page(orderListHead),
    codes: [],
  }),
  orderListInfo: call({
    method: 'GET',
    path: '/p/orderList/info',
    auth: 'user',
    ours: true,
    summary: 'Returns a list with its lines at today’s prices and stock, for a number of assemblies',
    input: ofList.extend({ assemblies }),
    answer: orderList,
    codes: ['A03000'],
  }),
  createOrderList: call({
    method: 'POST',
    path: '/p/orderList/create',
    auth: 'user',
    ours: true,
    summary:
      'Creates a list from lines, the ticked lines of the cart, an order, the parts bought most or a text; the list may be empty',
    input: source.extend({ name, note: note.default('') }),
    answer: z.object({ listId: id }),
    codes: ['A03000'],
  }),
  addOrderListLines: call({
    method: 'POST',
    path: '/p/orderList/add',
    auth: 'user',
    ours: true,
    summary: 'Adds lines to the end of a list, from the sources of createOrderList',
    input: source.extend({ listId: idIn }),
    answer: z.object({ added: count }),
    codes: ['A03000'],
  }),
  saveOrderList: call({
    method: 'PUT',
    path: '/p/orderList/save',
    auth: 'user',
    ours: true,
    summary: 'Changes the name and the note of a list',
    input: ofList.extend({ name, note }),
    answer: z.unknown(),
    codes: ['A03000'],
  }),
  saveOrderListLines: call({
    method: 'PUT',
    path: '/p/orderList/lines',
    auth: 'user',
    ours: true,
    summary:
      'Replaces the lines of a list. A line with the id of an earlier one keeps its text and its saved price unless its SKU or quantity changes. Refused if the list has changed since `version`',
    input: ofList.extend({
      version: z.number().int(),
      lines: z.array(lineIn.extend({ lineId: idIn.optional() })).max(ORDER_LIST_LINE_LIMIT),
    }),
    answer: z.unknown(),
    codes: ['A03000'],
  }),
  deleteOrderLists: call({
    method: 'DELETE',
    path: '/p/orderList/delete',
    auth: 'user',
    ours: true,
    summary: 'Deletes lists of the buyer',
    input: z.array(idIn).max(ORDER_LIST_LIMIT),
    answer: z.unknown(),
    codes: [],
  }),
  duplicateOrderList: call({
    method: 'POST',
    path: '/p/orderList/duplicate',
    auth: 'user',
    ours: true,
    summary: 'Copies a list without its repeat, under another name',
    input: ofList.extend({ name }),
    answer: z.object({ listId: id }),
    codes: ['A03000'],
  }),
  orderListToCart: call({
    method: 'POST',
    path: '/p/orderList/toCart',
    auth: 'user',
    ours: true,
    summary:
      'Adds every line that can be ordered to the cart, in whole packs. Lines fail independently. A due list is due again after its interval',
    input: ofList.extend({ assemblies }),
    answer: z.object({
      added: count,
      failList: list(z.object({ lineId: id, partyCode: z.string(), reason: z.string() })),
    }),
    codes: ['A03000'],
  }),
  repeatOrderList: call({
    method: 'PUT',
    path: '/p/orderList/repeat',
    auth: 'user',
    ours: true,
    summary: 'Repeats a list every so many weeks from a day on, with a reminder on each day; 0 weeks stop the repeat',
    input: ofList.extend({
      weeks: z.number().int().min(0).max(REPEAT_WEEKS_LIMIT),
      nextDay: z.iso.date().optional(),
    }),
    answer: z.unknown(),
    codes: ['A03000'],
  }),
  skipOrderList: call({
    method: 'POST',
    path: '/p/orderList/skip',
    auth: 'user',
    ours: true,
    summary: 'Moves the next day of a repeated list by one interval',
    input: ofList,
    answer: z.object({ nextDay: text }),
    codes: ['A03000'],
  }),
  exportOrderList: call({
    method: 'GET',
    path: '/p/orderList/export',
    auth: 'user',
    ours: true,
    summary: 'Downloads a list as a workbook that importOrderList reads',
    input: ofList.extend({ assemblies }),
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: ['A03000'],
  }),
  importOrderList: call({
    method: 'POST',
    path: '/p/orderList/import',
    auth: 'user',
    ours: true,
    summary:
      'Creates a list from a file (xlsx, text in columns, PDF with text). Lines without a part in the mall are saved as text; rows that cannot be saved are returned with their reasons',
    encoding: 'multipart',
    input: z.object({ file: z.instanceof(Blob), name }),
    answer: z.object({
      /** Absent if no row was saved. */
      listId: maybe(id),
      saved: count,
      unmatched: count,
      failList,
    }),
    codes: [],
  }),
}
