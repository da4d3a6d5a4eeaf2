import * as z from 'zod'
import { call } from '../call.ts'
import { prodCard } from '../catalogue/entities.ts'
import { attrChoices, attrRanges, id, idIn, idsIn, keyword, list, maybe, page, paging, text } from '../values.ts'
import { facets, understood } from './entities.ts'

const number = () => z.coerce.number<number | string>()
const price = number().min(0).max(1e12)
const said = () => z.union([z.boolean(), z.string().transform((value) => value === 'true' || value === '1')])

export const searchQuery = paging.extend({
  keyword: keyword(200).optional(),
  /** Words that must all occur in the product's name, in either language. Combined with `keyword`. */
  prodName: keyword(200).optional(),
  primaryCategoryId: idIn.optional(),
  secondaryCategoryId: idIn.optional(),
  categoryId: idIn.optional(),
  /** `"1,2"` */
  brandIds: idsIn(2000).optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  hasStock: said().optional(),
  shopId: idIn.optional(),
  /** 1 the mall's own shops, 2 others. */
  shopType: number().int().optional(),
  /** The product's current type: 0 ordinary, 1 group deal, 2 flash sale, 3 points. */
  prodType: number().int().optional(),
  /** 1: products in a running deal. 0: products without a running deal. */
  isActive: number().int().min(0).max(1).optional(),
  /** The mall has no pre-sales: 1 finds nothing. */
  preSellStatus: number().int().min(0).max(1).optional(),
  /** The id of one of the shop's own categories. */
  shopCategoryId: idIn.optional(),
  /** `attrId_valueId,valueId^attrId_valueId` */
  attrIds: attrChoices(4000).optional(),
  /** Extension: `attrId_min~max^attrId_min~`, in the attribute's unit. Either end may be open. */
  attrRanges: attrRanges(2000).optional(),
  /**
   * 0 oldest, 1 newest, 2 most sold, 3 least sold, 4 price down, 5 price up, 7 public price down. Absent: by relevance.
   * 4 and 5 use the price on the card, which may be the buyer's own.
   */
  sort: number().int().optional(),
  /** Extension: sorts by a numeric attribute, ascending. `sortDown` reverses the order. */
  sortAttr: idIn.optional(),
  sortDown: said().optional(),
  /** Extension: whether cards include the key attributes of their category (`keyAttrs`). */
  withAttrs: said().optional(),
  /** Extension: whether to search the keyword as typed, without corrections and without reading conditions from it. */
  exact: said().optional(),
})

export const suggestionKinds = ['model', 'category', 'brand', 'prod', 'shop'] as const

/** Search and suggestions (api.md C). */
export const search = {
  searchProd: call({
    method: 'GET',
    path: '/search/page',
    auth: 'none',
    summary: 'Searches products',
    input: searchQuery,
    answer: page(prodCard),
    codes: [],
  }),
  searchWithFacets: call({
    method: 'GET',
    path: '/search/prodPage',
    auth: 'none',
    ours: true,
    summary: 'Searches products, with facets and their counts',
    input: searchQuery,
    answer: facets.extend({ products: page(prodCard), understood: maybe(understood) }),
    codes: [],
  }),
  ownSearch: call({
    method: 'GET',
    path: '/p/search/prodPage',
    auth: 'user',
    ours: true,
    summary: 'Searches products for one buyer: agreed and member prices apply to cards, filters, sorting and counts',
    input: searchQuery,
    answer: facets.extend({ products: page(prodCard), understood: maybe(understood) }),
    codes: [],
  }),
  productPool: call({
    method: 'GET',
    path: '/p/productPool/page',
    auth: 'user',
    summary:
      'Returns the agreement of the buyer’s price group; refused to buyers without one. Extension: `ended`, the agreement that ended recently',
    input: paging.extend({
      prodName: keyword(200).optional(),
      categoryId: idIn.optional(),
      brandId: idIn.optional(),
      ended: said().optional(),
    }),
    answer: page(prodCard),
    codes: [],
  }),
  productPoolFacets: call({
    method: 'GET',
    path: '/p/productPool/prodPage',
    auth: 'user',
    ours: true,
    summary: 'Searches the agreed products by agreed prices, with facets and their counts',
    input: searchQuery,
    answer: facets.extend({ products: page(prodCard), understood: maybe(understood) }),
    codes: [],
  }),
  suggest: call({
    method: 'GET',
    path: '/search/suggest',
    auth: 'none',
    ours: true,
    summary: 'Returns suggestions for typed text',
    input: z.object({ keyword: keyword(200), size: number().int().min(1).max(20).default(8) }),
    answer: list(
      z.object({
        text: z.string(),
        prodId: maybe(id),
        shopId: maybe(id),
        /** Extension: the suggestion's target, with an additional text and a picture. */
        kind: maybe(z.enum(suggestionKinds)),
        skuId: maybe(id),
        categoryPath: maybe(z.array(id)),
        brandId: maybe(id),
        note: text,
        pic: text,
      }),
    ),
    codes: [],
  }),
}
