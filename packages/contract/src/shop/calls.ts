import * as z from 'zod'
import { call } from '../call.ts'
import { collectedShop, shopHead, shopInfo } from './entities.ts'
import { count, id, idIn, idsIn, list, maybe, page, paging, text, yes } from '../values.ts'

/** Shops (api.md B, C). */
export const shop = {
  hotShops: call({
    method: 'GET',
    path: '/shop/hotShops',
    auth: 'none',
    summary: 'Hot shops, at most 6 of which are shown',
    input: z.object({
      number: z.coerce.number<number | string>().int().min(1).max(50).default(4),
      sort: z.coerce.number<number | string>().optional(),
    }),
    answer: list(z.object({ shopId: id, shopName: z.string(), shopLogo: text })),
    codes: [],
  }),
  shopPage: call({
    method: 'GET',
    path: '/search/shopPage',
    auth: 'none',
    ours: true,
    summary: 'Shops by a part of their name, or by their ids; closed ones are left out',
    input: paging.extend({ shopIds: idsIn(2000).optional(), shopName: z.string().max(200).optional() }),
    answer: page(
      z.object({
        shopId: id,
        shopName: z.string(),
        shopLogo: text,
        shopType: maybe(count),
        collectionNum: maybe(count),
      }),
    ),
    codes: [],
  }),
  shopHeadInfo: call({
    method: 'GET',
    path: '/shop/headInfo',
    auth: 'none',
    ours: true,
    summary: 'What stands at the head of a shop; nothing where there is no such shop',
    input: z.object({ shopId: idIn }),
    answer: maybe(shopHead),
    codes: [],
  }),
  shopInfo: call({
    method: 'GET',
    path: '/shop/info',
    auth: 'none',
    ours: true,
    summary: 'A shop with its licence; nothing where there is no such shop',
    input: z.object({ shopId: idIn }),
    answer: maybe(shopInfo),
    codes: [],
  }),
  isShopCollection: call({
    method: 'GET',
    path: '/p/shop/collection/isCollection',
    auth: 'user',
    summary: 'Has the buyer kept this shop?',
    input: z.object({ shopId: idIn }),
    answer: yes,
    codes: [],
  }),
  addOrCancelShopCollection: call({
    method: 'POST',
    path: '/p/shop/collection/addOrCancel',
    auth: 'user',
    ours: true,
    summary: 'Keep a shop, or let it go',
    input: idIn,
    answer: z.unknown(),
    codes: [],
  }),
  collectedShops: call({
    method: 'GET',
    path: '/p/shop/collection/page',
    auth: 'user',
    ours: true,
    summary: 'Shops that the buyer keeps, the last first; with `shopName` those whose name has it',
    input: paging.extend({ shopName: z.string().max(100).optional() }),
    answer: page(collectedShop),
    codes: [],
  }),
  cancelShopCollections: call({
    method: 'POST',
    path: '/p/shop/collection/batchCancel',
    auth: 'user',
    ours: true,
    summary: 'Let several shops go',
    input: z.array(idIn).min(1).max(200),
    answer: z.unknown(),
    codes: [],
  }),
}
