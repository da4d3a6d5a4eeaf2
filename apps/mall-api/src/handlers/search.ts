import type { Some } from '../call.ts'
import { cardsOf } from '../shop/cards.ts'
import { maybeYuan, pageOf } from '../shop/wire.ts'
import { search } from '../search/search.ts'
import { normalise, normaliseModel } from '../search/tokens.ts'

export const searchHandlers: Some<'searchProd' | 'searchWithFacets' | 'suggest'> = {
  searchProd: async (query, at) => {
    const { prodIds, total, ...shown } = await search(at, query, false)
    return pageOf(await cardsOf(at, prodIds, shown), total, query)
  },
  searchWithFacets: async (query, at) => {
    const { prodIds, total, model, words, skuIds, brands, categories, attrs, minPrice, maxPrice } = await search(at, query, true)
    return {
      products: pageOf(await cardsOf(at, prodIds, { model, words, skuIds }), total, query), brands, categories, attrs,
      minPrice: maybeYuan(minPrice), maxPrice: maybeYuan(maxPrice),
    }
  },
  suggest: async ({ keyword, size }, { db, locale }) => {
    const typed = normalise(keyword)
    if (!typed) return []
    const model = normaliseModel(keyword)
    return db.query(`
      (select party_code as text, sku.prod_id as "prodId" from sku join product p using (prod_id)
        where $3 <> '' and sku.code_norm like $3 || '%' and p.status = 1 order by length(code_norm), code_norm limit $4)
      union all
      (select distinct on (c.name->>$2) c.name->>$2, null::bigint from category c where c.status = 1 and position($1 in lower(c.name->>$2)) > 0
        limit $4)
      union all
      (select p.name->>$2, p.prod_id from search s join product p using (prod_id) where s.status = 1 and position($1 in s.names) > 0
        order by s.sold_num desc limit $4)
      limit $4`, [typed, locale, model.replace(/[\\%_]/g, '\\$&'), size])
  },
}
