import * as z from 'zod'
import { call } from '../call.ts'
import { ownShop, shopApplicationIn, shopDraftIn, shopProblem } from './application.ts'
import { collectedShop, shopCard, shopFacets, shopHead, shopInfo } from './entities.ts'
import { id, idIn, idsIn, keyword, list, maybe, page, paging, text, yes } from '../values.ts'

const shopsWanted = {
  shopName: keyword(200).optional(),
  /** 1: the mall's own shops. */
  shopType: z.coerce.number<number | string>().int().min(1).max(2).optional(),
  isPreferred: z.coerce.number<number | string>().int().min(0).max(1).optional(),
  /** The city's name as in the answers. */
  city: z.string().max(100).optional(),
  categoryId: idIn.optional(),
}

/** Shops (api.md B, C, W). */
export const shop = {
  hotShops: call({
    method: 'GET',
    path: '/shop/hotShops',
    auth: 'none',
    summary: 'Hot shops, at most 6 of which are shown',
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
      'Open shops by their name or by what they sell, in both languages and pinyin; or by their ids. Each with three goods',
    input: paging.extend({ ...shopsWanted, shopIds: idsIn(2000).optional() }),
    answer: page(shopCard),
    codes: [],
  }),
  shopFacets: call({
    method: 'GET',
    path: '/search/shopFacets',
    auth: 'none',
    ours: true,
    summary: 'Cities and top categories of the shops that are found, each counted without its own choice',
    input: z.object(shopsWanted),
    answer: shopFacets,
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
    input: paging.extend({ shopName: keyword(100).optional() }),
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
  checkShopName: call({
    method: 'GET',
    path: '/shop/checkShopName',
    auth: 'none',
    summary: 'Could a new shop be called so? No, where the name is taken or breaks the rules of names',
    input: z.object({ shopName: keyword(200) }),
    answer: yes,
    codes: [],
  }),
  ownShop: call({
    method: 'GET',
    path: '/p/shop/info',
    auth: 'user',
    summary: 'My own shop: my application, what the mall said of it, my merchant account',
    input: z.object({}),
    answer: ownShop,
    codes: [],
  }),
  saveShopDraft: call({
    method: 'PUT',
    path: '/p/shop/draft',
    auth: 'user',
    ours: true,
    summary: 'Keep one step of my application as it was typed; the answer says what of that step is wrong',
    input: shopDraftIn,
    answer: z.object({ problems: list(shopProblem) }),
    codes: [],
  }),
  applyShop: call({
    method: 'POST',
    path: '/p/shop/apply',
    auth: 'user',
    summary: 'Apply for a shop; refused with `data.problems` by field',
    input: shopApplicationIn,
    answer: z.unknown(),
    codes: [],
  }),
  reapplyShop: call({
    method: 'PUT',
    path: '/p/shop/reapply',
    auth: 'user',
    summary: 'Apply again, after the first was turned down',
    input: shopApplicationIn,
    answer: z.unknown(),
    codes: [],
  }),
  setStorePassword: call({
    method: 'PUT',
    path: '/p/shop/storePassword',
    auth: 'user',
    ours: true,
    summary:
      'Set the store password of 6 to 12 digits; where there is one, by the one it has had or by the proof of my number (`flag`)',
    input: z.object({
      password: z.string().max(512),
      oldPassword: z.string().max(512).optional(),
      flag: z.string().min(1).max(128).optional(),
    }),
    answer: z.unknown(),
    codes: [],
  }),
}
