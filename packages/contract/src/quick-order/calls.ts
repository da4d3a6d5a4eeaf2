import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { QUICK_ORDER_LINE_LIMIT, QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import * as z from 'zod'
import { call } from '../call.ts'
import { count, id, idIn, list } from '../values.ts'
import { pricedOrder, readLine } from './entities.ts'

const reading = z.object({ text: z.string().max(QUICK_ORDER_TEXT_LIMIT) })
const pricing = z.object({
  lines: z
    .array(
      z.object({
        skuId: idIn,
        quantity: z.number().int().min(1).max(QUANTITY_LIMIT),
        /** 1: no other SKU may stand for the line. */
        keep: z.union([z.literal(0), z.literal(1)]).default(0),
      }),
    )
    .min(1)
    .max(QUICK_ORDER_LINE_LIMIT),
  /** Whether to compute the plans. */
  plans: z.union([z.literal(0), z.literal(1)]).default(0),
})

/** Quick order: reads a list, prices it and plans it. */
export const quickOrder = {
  readOrderList: call({
    method: 'POST',
    path: '/quickOrder/read',
    auth: 'none',
    ours: true,
    summary:
      'Reads a pasted list and matches each line to SKUs; one line beyond the limit shows that the list is longer',
    input: reading,
    answer: list(readLine),
    codes: [],
  }),
  readOrderListOfBuyer: call({
    method: 'POST',
    path: '/p/quickOrder/read',
    auth: 'user',
    ours: true,
    summary: 'Reads a pasted list as readOrderList does, and knows the buyer’s own article numbers',
    input: reading,
    answer: list(readLine),
    codes: [],
  }),
  mostBoughtParts: call({
    method: 'GET',
    path: '/p/quickOrder/mostBought',
    auth: 'user',
    ours: true,
    summary:
      'Returns the SKUs on sale that the buyer bought in the most paid orders of the last 365 days, at most 50, with the latest quantity',
    input: z.object({}),
    answer: list(z.object({ skuId: id, quantity: count, orders: count })),
    codes: [],
  }),
  priceOrderLines: call({
    method: 'POST',
    path: '/quickOrder/price',
    auth: 'none',
    ours: true,
    summary: 'Prices the lines of a list at public prices, with other offers for each line and plans',
    input: pricing,
    answer: pricedOrder,
    codes: [],
  }),
  priceOrderLinesOfBuyer: call({
    method: 'POST',
    path: '/p/quickOrder/price',
    auth: 'user',
    ours: true,
    summary: 'Prices the lines of a list at the buyer’s prices, with other offers for each line and plans',
    input: pricing,
    answer: pricedOrder,
    codes: [],
  }),
}
