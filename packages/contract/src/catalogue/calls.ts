import * as z from 'zod'
import { call } from '../call.ts'
import { brand, category, comment, offer, prodCard, prodDetail, sku } from './entities.ts'
import { count, id, idIn, idsIn, list, maybe, page, paging, yes } from '../values.ts'

const number = () => z.coerce.number<number | string>()

/** Categories and products (api.md B, C). */
export const catalogue = {
  categoryInfo: call({
    method: 'GET', path: '/category/categoryInfo', auth: 'none', summary: 'Categories below one category, or the roots, with their children',
    input: z.object({ parentId: z.union([idIn, z.literal('')]).optional(), shopId: idIn.optional() }).optional(),
    answer: z.union([list(category), z.object({ categoryInfo: list(category) }).transform(({ categoryInfo }) => categoryInfo)]), codes: [],
  }),
  categoryPath: call({
    method: 'GET', path: '/category/path', auth: 'none', ours: true, summary: 'The way from the root to one category',
    input: z.object({ categoryId: idIn }), answer: list(z.object({ categoryId: id, categoryName: z.string(), grade: maybe(count) })), codes: [],
  }),
  brandsByCategory: call({
    method: 'GET', path: '/mall4cloud_product/ua/brand/list_by_category', auth: 'none', summary: 'Brands that sell in a category',
    input: z.object({ categoryId: idIn }),
    answer: z.preprocess((answer) => namesOfBrands(answer), list(brand)), codes: [],
  }),
  prodsByIds: call({
    method: 'GET', path: '/prod/listProdByIdsAndType', auth: 'none', summary: 'Products by their ids; those off the shelf are left out',
    input: z.object({ prodIds: idsIn(4000), prodType: number().optional() }), answer: list(prodCard), codes: [],
  }),
  prodShelves: call({
    method: 'GET', path: '/prod/shelves', auth: 'none', ours: true, summary: 'Products by rules, for decorated pages: of each rule (`categoryId=101&sort=2&size=10`, divided by commas) its products in order',
    input: z.object({ shelves: z.string().max(4000) }), answer: list(list(prodCard)), codes: [],
  }),
  recommendList: call({
    method: 'GET', path: '/prod/recommendList', auth: 'none', summary: 'Products that go with a product or a category',
    input: paging.extend({ prodId: idIn.optional(), categoryId: idIn.optional() }), answer: page(prodCard), codes: [],
  }),
  prodInfo: call({
    method: 'GET', path: '/prod/prodInfo', auth: 'none', summary: 'A product with its SKUs, parameters and freight',
    input: z.object({ prodId: idIn, addrId: idIn.optional(), dvyType: number().optional(), text: z.union([z.string(), number()]).optional() }),
    answer: prodDetail, codes: ['A01000'],
  }),
  prodInfos: call({
    method: 'GET', path: '/prod/listInfoByIds', auth: 'none', ours: true, summary: 'Several products as prodInfo gives them, for comparing; those off the shelf are left out',
    input: z.object({ prodIds: idsIn(200) }), answer: list(prodDetail), codes: [],
  }),
  prodRelated: call({
    method: 'GET', path: '/prod/related', auth: 'none', ours: true, summary: 'What goes with a product, and what takes its place', input: z.object({ prodId: idIn }),
    answer: z.object({ accessories: list(prodCard), substitutes: list(prodCard) }), codes: [],
  }),
  prodOffers: call({
    method: 'GET', path: '/prod/offers', auth: 'none', ours: true, summary: 'The same parts of a product at other shops, cheapest first', input: z.object({ prodId: idIn }), answer: list(offer), codes: [],
  }),
  agreementPrices: call({
    method: 'GET', path: '/p/productPool/prices', auth: 'user', ours: true, summary: 'The buyer’s agreement prices for some SKUs', input: z.object({ skuIds: idsIn(4000) }),
    answer: list(z.object({ skuId: id, agreementPrice: sku.shape.price })), codes: [],
  }),
  recentProds: call({
    method: 'GET', path: '/p/user/recentBrowse/prods', auth: 'user', ours: true, summary: 'Products looked at lately, the last first', input: paging, answer: page(prodCard), codes: [],
  }),
  skuList: call({ method: 'GET', path: '/prod/skuList', auth: 'none', summary: 'The SKUs of a product', input: z.object({ prodId: idIn }), answer: list(sku), codes: ['A01000'] }),
  isStatus: call({ method: 'GET', path: '/prod/isStatus', auth: 'none', summary: 'Is the product still on sale?', input: z.object({ prodId: idIn }), answer: yes, codes: [] }),
  prodCommData: call({
    method: 'GET', path: '/prodComm/prodCommData', auth: 'none', summary: 'Numbers of comments by kind', input: z.object({ prodId: idIn }),
    answer: z.object({ positiveRating: maybe(z.number()), number: count, praiseNumber: count, secondaryNumber: count, negativeNumber: count, picNumber: count }), codes: [],
  }),
  prodCommPage: call({
    method: 'GET', path: '/prodComm/prodCommPageByProd', auth: 'none', summary: 'Comments of a product; evaluate -1 all, 0 good, 1 medium, 2 bad, 3 with pictures',
    input: paging.extend({ prodId: idIn, evaluate: number().int().min(-1).max(3).default(-1) }), answer: page(comment), codes: [],
  }),
  isCollection: call({ method: 'GET', path: '/p/user/collection/isCollection', auth: 'user', summary: 'Has the buyer kept this product?', input: z.object({ prodId: idIn }), answer: yes, codes: [] }),
  addOrCancelCollection: call({ method: 'POST', path: '/p/user/collection/addOrCancel', auth: 'user', summary: 'Keep a product, or let it go', input: idIn, answer: z.unknown(), codes: ['A01000'] }),
}

/** One server says `name`, another `brandName`; one wraps the list (api.md 1.5). */
function namesOfBrands(answer: unknown): unknown {
  const brands = Array.isArray(answer) ? answer : (answer as { brandList?: unknown } | null)?.brandList
  if (!Array.isArray(brands)) return brands ?? []
  return brands.map((one: Record<string, unknown>) => ({ ...one, brandName: one.brandName ?? one.name }))
}
