import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, id, idIn, keyword, list, maybe, moment, money, page, paging } from '../values.ts'
import { prodCard } from './entities.ts'

/** A favourite product. Delisted if `status` is not 1. */
export const collectedProd = prodCard.extend({
  createTime: maybe(moment),
  /** Extension: the list price at the time when the buyer added the product. */
  collectPrice: maybe(money),
  /** Extension: the list price at or below which the buyer wants a notice. Absent: any price below `collectPrice`. */
  watchedPrice: maybe(money),
})
export type CollectedProd = z.output<typeof collectedProd>

/** A viewed product, with the time of the last view. */
export const seenProd = prodCard.extend({ browseTime: maybe(moment) })
export type SeenProd = z.output<typeof seenProd>

/** A typed price above zero, with at most two decimals. */
const watchedPrice = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .refine((typed) => Number(typed) > 0)

const ids = z.array(idIn).min(1).max(200)

/** Favourite and recently viewed products (api.md C). */
export const keptProducts = {
  collectedProds: call({
    method: 'GET',
    path: '/p/user/collection/prods',
    auth: 'user',
    summary: 'Lists the favourite products, the latest first; `prodName` filters by name or model',
    input: paging.extend({ prodName: keyword(100).optional() }),
    answer: page(collectedProd),
    codes: [],
  }),
  collectionCount: call({
    method: 'GET',
    path: '/p/user/collection/count',
    auth: 'user',
    summary: 'Returns the number of favourite products',
    input: nothing,
    answer: count,
    codes: [],
  }),
  cancelCollections: call({
    method: 'POST',
    path: '/p/user/collection/batachCancel',
    auth: 'user',
    summary: 'Removes several favourite products (the spelling of the path is the family’s)',
    input: ids,
    answer: z.unknown(),
    codes: [],
  }),
  watchPrice: call({
    method: 'PUT',
    path: '/p/user/collection/price',
    auth: 'user',
    ours: true,
    summary:
      'Asks for a notice when the list price of a favourite is at or below `price`; without `price`, when it falls at all',
    input: z.object({ prodId: idIn, price: watchedPrice.optional() }),
    answer: z.unknown(),
    codes: ['A00001', 'A01000'],
  }),
  seenProds: call({
    method: 'GET',
    path: '/p/user/footprint/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the viewed products with their times, the latest first, including delisted ones',
    input: paging,
    answer: page(seenProd),
    codes: [],
  }),
  forgetSeen: call({
    method: 'DELETE',
    path: '/p/user/footprint',
    auth: 'user',
    ours: true,
    summary: 'Removes products from the browsing history',
    input: ids,
    answer: z.unknown(),
    codes: [],
  }),
  forgetAllSeen: call({
    method: 'DELETE',
    path: '/p/user/footprint/all',
    auth: 'user',
    ours: true,
    summary: 'Clears the browsing history, or one day of it (`2026-11-21`, China time)',
    input: z.object({ day: z.iso.date().optional() }).optional(),
    answer: z.unknown(),
    codes: [],
  }),
  stockWatches: call({
    method: 'GET',
    path: '/p/stockWatch/list',
    auth: 'user',
    ours: true,
    summary: 'Returns the SKUs of a product for which the buyer wants a notice when they are back in stock',
    input: z.object({ prodId: idIn }),
    answer: list(id),
    codes: [],
  }),
  watchStock: call({
    method: 'PUT',
    path: '/p/stockWatch',
    auth: 'user',
    ours: true,
    summary: 'Asks for a notice when a SKU is back in stock; of more than 200, the oldest is forgotten',
    input: z.object({ skuId: idIn }),
    answer: z.unknown(),
    codes: ['A01000'],
  }),
  unwatchStock: call({
    method: 'DELETE',
    path: '/p/stockWatch/{skuId}',
    auth: 'user',
    ours: true,
    summary: 'Withdraws the wish for a notice',
    input: z.object({ skuId: idIn }),
    answer: z.unknown(),
    codes: [],
  }),
}
