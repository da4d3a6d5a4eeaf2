import * as z from 'zod'
import { call } from '../call.ts'
import { ownShop, shopApplicationIn, shopDraftIn, shopProblem } from './application.ts'
import { collectedShop, shopCard, shopFacets, shopHead, shopInfo } from './entities.ts'
import { id, idIn, idsIn, keyword, list, maybe, page, paging, text, booleanValue } from '../values.ts'

const shopsWanted = {
  shopName: keyword(200).optional(),
  /** 1: the mall's own shops. */
  shopType: z.coerce.number<number | string>().int().min(1).max(2).optional(),
  isPreferred: z.coerce.number<number | string>().int().min(0).max(1).optional(),
  /** The city's name, as in responses. */
  city: z.string().max(100).optional(),
  categoryId: idIn.optional(),
}

/** Shops (api.md B, C, W). */
export const shop = {
  hotShops: call({
    method: 'GET',
    path: '/shop/hotShops',
    auth: 'none',
    summary: 'Lists popular shops; pages show at most 6',
    input: z.object({
      number: z.coerce.number<number | string>().int().min(1).max(50).default(4),
      /** 0: rotates daily. Otherwise the mall's order. */
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
    summary:
      'Searches open shops by name or products, in both languages and pinyin, or by ids; each with three products',
    input: paging.extend({ ...shopsWanted, shopIds: idsIn(2000).optional() }),
    answer: page(shopCard),
    codes: [],
  }),
  shopFacets: call({
    method: 'GET',
    path: '/search/shopFacets',
    auth: 'none',
    ours: true,
    summary: 'Returns the cities and top categories of the found shops; each facet is counted without its own filter',
    input: z.object(shopsWanted),
    answer: shopFacets,
    codes: [],
  }),
  shopHeadInfo: call({
    method: 'GET',
    path: '/shop/headInfo',
    auth: 'none',
    ours: true,
    summary: 'Returns the header of a shop, or null',
    input: z.object({ shopId: idIn }),
    answer: maybe(shopHead),
    codes: [],
  }),
  shopInfo: call({
    method: 'GET',
    path: '/shop/info',
    auth: 'none',
    ours: true,
    summary: 'Returns a shop with its licence, or null',
    input: z.object({ shopId: idIn }),
    answer: maybe(shopInfo),
    codes: [],
  }),
  isShopCollection: call({
    method: 'GET',
    path: '/p/shop/collection/isCollection',
    auth: 'user',
    summary: 'Returns whether the shop is a favourite',
    input: z.object({ shopId: idIn }),
    answer: booleanValue,
    codes: [],
  }),
  addOrCancelShopCollection: call({
    method: 'POST',
    path: '/p/shop/collection/addOrCancel',
    auth: 'user',
    ours: true,
    summary: 'Adds a shop to the favourites, or removes it',
    input: idIn,
    answer: z.unknown(),
    codes: [],
  }),
  collectedShops: call({
    method: 'GET',
    path: '/p/shop/collection/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the favourite shops, the latest first; `shopName` filters by name',
    input: paging.extend({ shopName: keyword(100).optional() }),
    answer: page(collectedShop),
    codes: [],
  }),
  cancelShopCollections: call({
    method: 'POST',
    path: '/p/shop/collection/batchCancel',
    auth: 'user',
    ours: true,
    summary: 'Removes several favourite shops',
    input: z.array(idIn).min(1).max(200),
    answer: z.unknown(),
    codes: [],
  }),
  checkShopName: call({
    method: 'GET',
    path: '/shop/checkShopName',
    auth: 'none',
    summary: 'Returns whether a shop name is valid and free',
    input: z.object({ shopName: keyword(200) }),
    answer: booleanValue,
    codes: [],
  }),
  ownShop: call({
    method: 'GET',
    path: '/p/shop/info',
    auth: 'user',
    summary: 'Returns the buyer’s shop: the application, the decision and the merchant account',
    input: z.object({}),
    answer: ownShop,
    codes: [],
  }),
  saveShopDraft: call({
    method: 'PUT',
    path: '/p/shop/draft',
    auth: 'user',
    ours: true,
    summary: 'Saves one step of the shop application as typed; returns its problems',
    input: shopDraftIn,
    answer: z.object({ problems: list(shopProblem) }),
    codes: [],
  }),
  applyShop: call({
    method: 'POST',
    path: '/p/shop/apply',
    auth: 'user',
    summary: 'Submits the shop application; a refusal has `data.problems` by field',
    input: shopApplicationIn,
    answer: z.unknown(),
    codes: [],
  }),
  reapplyShop: call({
    method: 'PUT',
    path: '/p/shop/reapply',
    auth: 'user',
    summary: 'Submits the shop application again after a refusal',
    input: shopApplicationIn,
    answer: z.unknown(),
    codes: [],
  }),
  renewLicence: call({
    method: 'POST',
    path: '/p/shop/licence',
    auth: 'user',
    ours: true,
    summary: 'Sends the renewed licence of an approved shop for review; it replaces one that waits',
    input: z.object({
      /** The path of the uploaded file. */
      file: z.string().min(1).max(200),
      /** The last day of the licence: `2030-06-30`. Absent: the licence has no end. */
      until: z.string().max(10).optional(),
    }),
    answer: z.unknown(),
    codes: [],
  }),
  setStorePassword: call({
    method: 'PUT',
    path: '/p/shop/storePassword',
    auth: 'user',
    ours: true,
    summary:
      'Sets the store password of 6 to 12 digits; a change needs the former one or the proof of the mobile number (`flag`)',
    input: z.object({
      password: z.string().max(512),
      oldPassword: z.string().max(512).optional(),
      flag: z.string().min(1).max(128).optional(),
    }),
    answer: z.unknown(),
    codes: [],
  }),
}
