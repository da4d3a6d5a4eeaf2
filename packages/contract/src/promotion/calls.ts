import * as z from 'zod'
import { call } from '../call.ts'
import { prodCard } from '../catalogue/entities.ts'
import { count, id, idsIn, maybe, page, paging, text } from '../values.ts'

/** Goods that cost less for a while (api.md R, S). */
export const promotion = {
  seckillPage: call({
    method: 'GET',
    path: '/seckill/pageProd',
    auth: 'none',
    ours: true,
    summary: 'Products in flash sales',
    input: paging.extend({ seckillIds: idsIn(2000).optional() }),
    answer: page(
      prodCard.extend({
        seckillId: id,
        seckillPrice: maybe(prodCard.shape.price),
        seckillTotalStocks: maybe(count),
        startTime: text,
        endTime: text,
      }),
    ),
    codes: [],
  }),
  groupProdPage: call({
    method: 'GET',
    path: '/groupProd/page',
    auth: 'none',
    ours: true,
    summary: 'Products that are cheaper for a group of buyers',
    input: paging.extend({ groupActivityIds: idsIn(2000).optional(), prodName: z.string().max(200).optional() }),
    answer: page(
      prodCard.extend({
        groupActivityId: id,
        actPrice: maybe(prodCard.shape.price),
        /** People that a group needs, and those who have bought so. */
        groupNumber: maybe(count),
        joinNum: maybe(count),
        startTime: text,
        endTime: text,
      }),
    ),
    codes: [],
  }),
}
