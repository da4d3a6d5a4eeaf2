import { partsOf } from '@millwright/domain/partsOf'
import * as z from 'zod'
import { agreementTerms } from './agreementTerms.ts'
import { call, nothing } from '../call.ts'
import { brand, category, comment, offer, prodCard, prodDetail, sku, supermarketClass } from './entities.ts'
import { count, id, idIn, idsIn, list, maybe, moment, page, paging, booleanValue } from '../values.ts'

const number = () => z.coerce.number<number | string>()

/** Categories and products (api.md B, C). */
export const catalogue = {
  categoryInfo: call({
    method: 'GET',
    path: '/category/categoryInfo',
    auth: 'none',
    summary: 'Lists the categories within a category, or the top categories, with their children',
    input: z.object({ parentId: z.union([idIn, z.literal('')]).optional(), shopId: idIn.optional() }).optional(),
    answer: z.union([
      list(category),
      z.object({ categoryInfo: list(category) }).transform(({ categoryInfo }) => categoryInfo),
    ]),
    codes: [],
  }),
  categoryPath: call({
    method: 'GET',
    path: '/category/path',
    auth: 'none',
    ours: true,
    summary: 'Returns the path from the top category to a category',
    input: z.object({ categoryId: idIn }),
    answer: list(z.object({ categoryId: id, categoryName: z.string(), grade: maybe(count) })),
    codes: [],
  }),
  brandsByCategory: call({
    method: 'GET',
    path: '/mall4cloud_product/ua/brand/list_by_category',
    auth: 'none',
    summary: 'Lists the brands of a category',
    input: z.object({ categoryId: idIn }),
    answer: z.preprocess((answer) => namesOfBrands(answer), list(brand)),
    codes: [],
  }),
  prodsByIds: call({
    method: 'GET',
    path: '/prod/listProdByIdsAndType',
    auth: 'none',
    summary: 'Lists products by ids, without delisted ones',
    input: z.object({ prodIds: idsIn(4000), prodType: number().optional() }),
    answer: list(prodCard),
    codes: [],
  }),
  prodShelves: call({
    method: 'GET',
    path: '/prod/shelves',
    auth: 'none',
    ours: true,
    summary:
      'Lists the products of each rule, in order, for decorated pages; commas separate the rules (`categoryId=101&sort=2&size=10`)',
    input: z.object({ shelves: z.string().max(4000) }),
    answer: list(list(prodCard)),
    codes: [],
  }),
  recommendList: call({
    method: 'GET',
    path: '/prod/recommendList',
    auth: 'none',
    summary: 'Lists products related to a product or category',
    input: paging.extend({ prodId: idIn.optional(), categoryId: idIn.optional() }),
    answer: page(prodCard),
    codes: [],
  }),
  prodInfo: call({
    method: 'GET',
    path: '/prod/prodInfo',
    auth: 'none',
    summary: 'Returns a product with its SKUs, parameters and freight',
    input: z.object({
      prodId: idIn,
      addrId: idIn.optional(),
      dvyType: number().optional(),
      text: z.union([z.string(), number()]).optional(),
    }),
    answer: prodDetail,
    codes: ['A01000'],
  }),
  prodInfos: call({
    method: 'GET',
    path: '/prod/listInfoByIds',
    auth: 'none',
    ours: true,
    summary: 'Lists products for a comparison, in the form of prodInfo, without delisted ones',
    input: z.object({ prodIds: idsIn(200) }),
    answer: list(prodDetail),
    codes: [],
  }),
  prodRelated: call({
    method: 'GET',
    path: '/prod/related',
    auth: 'none',
    ours: true,
    summary: 'Lists the accessories that fit a SKU, and its substitutes',
    input: z.object({ prodId: idIn, skuId: idIn.optional() }),
    answer: z.object({ accessories: list(prodCard), substitutes: list(prodCard) }),
    codes: [],
  }),
  prodOffers: call({
    method: 'GET',
    path: '/prod/offers',
    auth: 'none',
    ours: true,
    summary: 'Lists the same product at other shops, cheapest first',
    input: z.object({ prodId: idIn }),
    answer: list(offer),
    codes: [],
  }),
  agreementPrices: call({
    method: 'GET',
    path: '/p/productPool/prices',
    auth: 'user',
    ours: true,
    summary: 'Returns the buyer’s agreed prices of SKUs',
    input: z.object({ skuIds: idsIn(4000) }),
    answer: list(z.object({ skuId: id, agreementPrice: sku.shape.price, ...agreementTerms })),
    codes: [],
  }),
  supermarket: call({
    method: 'GET',
    path: '/prod/supermarket',
    auth: 'none',
    ours: true,
    summary: 'Lists this week’s fast-moving products in stock by category, with present prices and stock',
    input: nothing,
    answer: z.object({ startTime: moment, endTime: moment, categories: list(supermarketClass) }),
    codes: [],
  }),
  recentProds: call({
    method: 'GET',
    path: '/p/user/recentBrowse/prods',
    auth: 'user',
    ours: true,
    summary: 'Lists the recently viewed products, the latest first',
    input: paging,
    answer: page(prodCard),
    codes: [],
  }),
  skuList: call({
    method: 'GET',
    path: '/prod/skuList',
    auth: 'none',
    summary: 'Lists the SKUs of a product',
    input: z.object({ prodId: idIn }),
    answer: list(sku),
    codes: ['A01000'],
  }),
  isStatus: call({
    method: 'GET',
    path: '/prod/isStatus',
    auth: 'none',
    summary: 'Returns whether the product is on sale',
    input: z.object({ prodId: idIn }),
    answer: booleanValue,
    codes: [],
  }),
  prodCommData: call({
    method: 'GET',
    path: '/prodComm/prodCommData',
    auth: 'none',
    summary: 'Returns the number of reviews by kind',
    input: z.object({ prodId: idIn }),
    answer: z.object({
      positiveRating: maybe(z.number()),
      number: count,
      praiseNumber: count,
      secondaryNumber: count,
      negativeNumber: count,
      picNumber: count,
    }),
    codes: [],
  }),
  prodCommPage: call({
    method: 'GET',
    path: '/prodComm/prodCommPageByProd',
    auth: 'none',
    summary: 'Lists the reviews of a product; evaluate: -1 all, 0 good, 1 medium, 2 bad, 3 with pictures',
    input: paging.extend({ prodId: idIn, evaluate: number().int().min(-1).max(3).default(-1) }),
    answer: page(comment),
    codes: [],
  }),
  isCollection: call({
    method: 'GET',
    path: '/p/user/collection/isCollection',
    auth: 'user',
    summary: 'Returns whether the product is a favourite',
    input: z.object({ prodId: idIn }),
    answer: booleanValue,
    codes: [],
  }),
  addOrCancelCollection: call({
    method: 'POST',
    path: '/p/user/collection/addOrCancel',
    auth: 'user',
    summary: 'Adds a product to the favourites, or removes it',
    input: idIn,
    answer: z.unknown(),
    codes: ['A01000'],
  }),
}

/** Normalises brands: some servers send `name` and others `brandName`, and some wrap the list (api.md 1.5). */
function namesOfBrands(answer: unknown): unknown {
  const brands = Array.isArray(answer) ? answer : partsOf(answer).brandList
  if (!Array.isArray(brands)) return brands ?? []
  return brands.map((one: Record<string, unknown>) => ({ ...one, brandName: one.brandName ?? one.name }))
}
