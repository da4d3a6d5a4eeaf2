import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, idIn, keyword, maybe, moment, money, page, paging } from '../values.ts'
import { prodCard } from './entities.ts'

/** A favourite product. Delisted if `status` is not 1. */
export const collectedProd = prodCard.extend({
  createTime: maybe(moment),
  /** Extension: the list price when it was added. */
  collectPrice: maybe(money),
})
export type CollectedProd = z.output<typeof collectedProd>

/** A viewed product, with the time of the last view. */
export const seenProd = prodCard.extend({ browseTime: maybe(moment) })
export type SeenProd = z.output<typeof seenProd>

const ids = z.array(idIn).min(1).max(200)

/** Favourite and recently viewed products (api.md C). */
export const keptProducts = {
  collectedProds: call({
    method: 'GET',
    path: '/p/user/collection/prods',
    auth: 'user',
    summary: 'Products that the buyer keeps, the last first; with `prodName` those whose name or model has it',
    input: paging.extend({ prodName: keyword(100).optional() }),
    answer: page(collectedProd),
    codes: [],
  }),
  collectionCount: call({
    method: 'GET',
    path: '/p/user/collection/count',
    auth: 'user',
    summary: 'How many products the buyer keeps',
    input: nothing,
    answer: count,
    codes: [],
  }),
  cancelCollections: call({
    method: 'POST',
    path: '/p/user/collection/batachCancel',
    auth: 'user',
    summary: 'Let several products go (the path is spelt so)',
    input: ids,
    answer: z.unknown(),
    codes: [],
  }),
  seenProds: call({
    method: 'GET',
    path: '/p/user/footprint/page',
    auth: 'user',
    ours: true,
    summary: 'Products looked at with the moment, the last first, also those that are no longer sold',
    input: paging,
    answer: page(seenProd),
    codes: [],
  }),
  forgetSeen: call({
    method: 'DELETE',
    path: '/p/user/footprint',
    auth: 'user',
    ours: true,
    summary: 'Forget that some products were looked at',
    input: ids,
    answer: z.unknown(),
    codes: [],
  }),
  forgetAllSeen: call({
    method: 'DELETE',
    path: '/p/user/footprint/all',
    auth: 'user',
    ours: true,
    summary: 'Forget everything that was looked at, or what was on one day (`2026-11-21`, of China)',
    input: z.object({ day: z.iso.date().optional() }).optional(),
    answer: z.unknown(),
    codes: [],
  }),
}
