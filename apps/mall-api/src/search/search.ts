import type { ParsedOf } from '@millwright/contract/contract'
import type { At } from '../call.ts'
import { arrayText } from '../db/db.ts'
import type { Param } from '../db/db.ts'
import { readIds } from '../shop/cards.ts'
import { normalise, normaliseModel, queryTokens } from './tokens.ts'

export type Query = ParsedOf<'searchProd'>

export type Found = {
  prodIds: number[]
  /** Beside each product the SKU that answers the choices best; empty where no choice was about SKUs. */
  skuIds: number[]
  total: number
  /** The keyword as a model and as words, so that cards can speak for the very SKU that was meant. */
  model: string
  words: string[]
}
export type FoundFacets = {
  brands: { brandId: number; brandName: string; count: number }[]
  categories: { categoryId: number; name: string; count: number }[]
  attrs: { attrId: number; attrName: string; unit: string | null; attrValues: { attrValueId: number; attrValueName: string; count: number }[] }[]
  minPrice: string | null
  maxPrice: string | null
}

const FACET_ATTRS = 14
const FACET_VALUES = 40
const DEPTHS_OF_CATEGORY = 3

/** One statement for the hits of a page, their number and, where wanted, every facet with its counts. */
export async function search({ db, locale }: Pick<At, 'db' | 'locale'>, query: Query, withFacets: boolean): Promise<Found & Partial<FoundFacets>> {
  const keyword = normalise(query.keyword ?? '')
  const tokens = queryTokens(keyword)
  if (keyword && !tokens.length) return { prodIds: [], skuIds: [], total: 0, model: '', words: [], ...(withFacets && { brands: [], categories: [], attrs: [], minPrice: null, maxPrice: null }) }
  const found = await run({ db, locale }, query, keyword, tokens, tokens.length, withFacets)
  // Nothing has every word: what has most of them is a better answer than an empty page.
  return found.total || tokens.length < 3 ? found : run({ db, locale }, query, keyword, tokens, Math.ceil(tokens.length * 0.6), withFacets)
}

async function run({ db, locale }: Pick<At, 'db' | 'locale'>, query: Query, keyword: string, tokens: string[], least: number, withFacets: boolean) {
  const params: Param[] = []
  const $ = (value: Param) => `$${params.push(value)}`
  const model = normaliseModel(keyword)
  const where = ['s.status = 1']
  if (tokens.length) {
    const words = $(arrayText(tokens))
    if (least === tokens.length) where.push(`s.tokens @> ${words}::text::text[]`)
    else where.push(`s.tokens && ${words}::text::text[]`, `(select count(*) from unnest(${words}::text::text[]) w
      where w = any(s.tokens)) >= ${$(least)}::int`)
  }
  const category = query.categoryId ?? query.secondaryCategoryId ?? query.primaryCategoryId
  if (category !== undefined) where.push(`s.category_path @> array[${$(category)}::bigint]`)
  if (query.shopId !== undefined) where.push(`s.shop_id = ${$(query.shopId)}::bigint`)

  // Size, price and stock belong to SKUs: a product is found when one SKU of it answers all of those choices together.
  const attrs = readAttrs(query.attrIds)
  const bySku = attrs.length > 0 || query.minPrice !== undefined || query.maxPrice !== undefined || query.hasStock === true
  const row = bySku ? 'k' : 's'
  if (query.minPrice !== undefined) where.push(`k.price >= ${$(String(query.minPrice))}::text::numeric`)
  if (query.maxPrice !== undefined) where.push(`k.price <= ${$(String(query.maxPrice))}::text::numeric`)
  if (query.hasStock) where.push('k.stocks <> 0')

  const brands = readIds(query.brandIds, 50)
  const brandOk = brands.length ? `s.brand_id = any(${$(arrayText(brands))}::text::bigint[])` : 'true'
  // Every attribute is a demand of its own: what misses only one still counts among that one's other values.
  const missed = attrs.map(({ attrId, values }) => `case when k.attr_values && ${$(arrayText(values))}::text::bigint[] then null else ${$(attrId)}::bigint end`)
  const score = keyword
    ? `case when ${$(model)}::text = any(s.models) then 4 else 0 end + case when position(${$(keyword)}::text in s.names) > 0 then 2 else 0 end`
    : '0'
  const order = { 1: 'listed_at desc', 2: 'sold_num desc', 4: 'price desc', 5: 'price' }[query.sort ?? 0] ?? 'score desc, sold_num desc'
  const lang = withFacets ? $(locale) : ''
  // Attributes mean something within a class of goods; of the whole mall they would be a jumble.
  const inClass = Boolean(keyword) || category !== undefined || attrs.length > 0
  const products = bySku ? 'count(distinct prod_id)::int' : 'count(*)::int'

  const facets = withFacets ? `,
    brand_facet as (
      select brand_id, ${products} as n from base where cardinality(missed) = 0 group by 1
    ), category_facet as (
      select category_path[least(${$(await depthOf(db, category))}::int + 1, ${DEPTHS_OF_CATEGORY})] as category_id, count(*)::int as n from hits
        group by 1
    ), value_count as (
      select attr_value_id, missed, count(*)::int as n
      from (select ${bySku ? 'distinct' : ''} prod_id, u.attr_value_id, missed from base cross join unnest(base.attr_values) u (attr_value_id)
        where brand_ok and ${inClass}) d group by 1, 2
    ), value_facet as (
      select v.attr_value_id, v.attr_id, v.value, v.number, sum(c.n)::int as n
      from value_count c join attr_value v using (attr_value_id) where cardinality(missed) = 0 or missed = array[v.attr_id] group by v.attr_value_id
    ), attr_facet as (
      select a.attr_id, a.name, a.unit, a.seq, sum(f.n) as n,
        (json_agg(json_build_object('attrValueId', f.attr_value_id, 'attrValueName', f.value->>${lang}, 'count', f.n)
          order by f.number, f.value->>${lang}))::jsonb as values
      from (select *, row_number() over (partition by attr_id order by n desc) as rank from value_facet) f join attr a using (attr_id)
      where f.rank <= ${FACET_VALUES} group by a.attr_id
      having count(*) > 1 or a.attr_id = any(${$(arrayText(attrs.map(({ attrId }) => attrId)))}::text::bigint[])
      order by n desc limit ${FACET_ATTRS}
    )` : ''
  const facetColumns = withFacets ? `,
    (select coalesce(json_agg(json_build_object('brandId', f.brand_id, 'brandName', b.name->>${lang}, 'count', f.n)
      order by f.n desc, b.brand_id), '[]')::jsonb from brand_facet f join brand b using (brand_id)) as brands,
    (select coalesce(json_agg(json_build_object('categoryId', c.category_id, 'name', c.name->>${lang}, 'count', f.n) order by c.seq), '[]')::jsonb
      from category_facet f join category c using (category_id)) as categories,
    (select coalesce(json_agg(json_build_object('attrId', attr_id, 'attrName', name->>${lang}, 'unit', unit, 'attrValues', values)
      order by n desc, seq), '[]')::jsonb from attr_facet) as attrs,
    (select min(price) from hits) as "minPrice", (select max(price) from hits) as "maxPrice"` : ''

  const [found] = await db.query<{ prodIds: number[]; skuIds: number[]; total: number } & Partial<FoundFacets>>(`
    with base as materialized (
      select s.prod_id, s.brand_id, s.category_path, ${row}.attr_values, ${row}.price, s.sold_num, s.listed_at, ${bySku ? 'k.sku_id' : '0'} as sku_id, ${score} as score,
        ${brandOk} as brand_ok, array_remove(array[${missed.join(', ')}]::bigint[], null) as missed
      from search s ${bySku ? 'join sku k using (prod_id)' : ''} where ${where.join(' and ')}
    ), hits as materialized (
      select ${bySku ? 'distinct on (prod_id)' : ''} * from base where brand_ok
        and cardinality(missed) = 0 ${bySku ? `order by prod_id, price ${query.sort === 4 ? 'desc' : ''}, sku_id` : ''}
    ), page as materialized (
      select prod_id, sku_id from hits order by ${order}, prod_id limit ${$(query.size)} offset ${$((query.current - 1) * query.size)}
    )${facets}
    select coalesce((select json_agg(prod_id) from page)::jsonb, '[]') as "prodIds", coalesce((select json_agg(sku_id)
      from page)::jsonb, '[]') as "skuIds",
      (select count(*)::int from hits) as total${facetColumns}`, params)
  return { ...found!, skuIds: bySku ? found!.skuIds : [], model: tokens.length ? model : '', words: tokens }
}

async function depthOf(db: At['db'], category: number | string | undefined): Promise<number> {
  if (category === undefined) return 0
  const [row] = await db.query<{ grade: number }>('select grade from category where category_id = $1::bigint', [category])
  return row?.grade ?? 0
}

/** `attrId_valueId,valueId^attrId_valueId`; what cannot be read is no demand. */
export function readAttrs(text: string | undefined): { attrId: number; values: number[] }[] {
  return (text ?? '').split('^').slice(0, 20).flatMap((part) => {
    const [attrId = '', values] = part.split('_', 2)
    const ids = readIds(values, 50)
    return /^\d{1,15}$/.test(attrId) && ids.length ? [{ attrId: Number(attrId), values: ids }] : []
  })
}
