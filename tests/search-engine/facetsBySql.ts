import type { Db } from '../../apps/mall-api/src/db/db.ts'

/** A filter of a list. `attrs` holds the chosen value ids by attribute. */
export type Filter = {
  categoryId?: number
  shopId?: number
  brandIds: number[]
  attrs: [attrId: number, valueIds: number[]][]
  range?: { attrId: number; min: number; max: number }
  minPrice?: number
  maxPrice?: number
  hasStock: boolean
}

type Counted = Record<string, number>
export type SqlFacets = { total: number; brands: Counted; values: Counted; minPrice?: number; maxPrice?: number }

/** Returns the SQL condition of a filter on `sku k join product p`, without the choice in one facet. */
function conditionOf(filter: Filter, without?: string): string {
  const { categoryId, shopId, brandIds, attrs, range, minPrice, maxPrice, hasStock } = filter
  return [
    'p.status = 1',
    ...(categoryId
      ? [
          `p.category_id in (with recursive below as (select category_id from category where category_id = ${categoryId}
            union all select c.category_id from category c join below b on c.parent_id = b.category_id) select * from below)`,
        ]
      : []),
    ...(shopId ? [`p.shop_id = ${shopId}`] : []),
    ...(brandIds.length && without !== 'brand' ? [`p.brand_id in (${brandIds})`] : []),
    ...attrs
      .filter(([attrId]) => without !== String(attrId))
      .map(([, valueIds]) => `k.attr_values && array[${valueIds}]::bigint[]`),
    ...(range && without !== String(range.attrId)
      ? [
          `exists (select from attr_value v where v.attr_id = ${range.attrId} and v.attr_value_id = any(k.attr_values)
            and v.number between ${range.min} and ${range.max})`,
        ]
      : []),
    ...(minPrice !== undefined && without !== 'price' ? [`k.price >= ${minPrice}`] : []),
    ...(maxPrice !== undefined && without !== 'price' ? [`k.price <= ${maxPrice}`] : []),
    ...(hasStock ? ['k.stocks <> 0'] : []),
  ].join(' and ')
}

/** Counts a filter's products, brands, prices and the values of the given attributes by SQL. */
export async function facetsBySql(db: Db, filter: Filter, attrIds: readonly number[]): Promise<SqlFacets> {
  const from = 'from sku k join product p using (prod_id)'
  const [all] = await db.query<{ total: number }>(
    `select count(distinct prod_id)::int as total ${from} where ${conditionOf(filter)}`,
  )
  const [price] = await db.query<{ min: number | null; max: number | null }>(
    `select min(k.price)::float8 as min, max(k.price)::float8 as max ${from} where ${conditionOf(filter, 'price')}`,
  )
  type Row = { id: number; n: number }
  const brands = await db.query<Row>(
    `select p.brand_id as id, count(distinct prod_id)::int as n ${from} where ${conditionOf(filter, 'brand')} group by 1`,
  )
  const values: Row[] = []
  for (const attrId of attrIds)
    values.push(
      ...(await db.query<Row>(
        `select v.attr_value_id as id, count(distinct prod_id)::int as n ${from} join attr_value v on v.attr_value_id = any(k.attr_values)
        where v.attr_id = ${attrId} and ${conditionOf(filter, String(attrId))} group by 1`,
      )),
    )
  return {
    total: all!.total,
    brands: countedOf(brands),
    values: countedOf(values),
    ...(typeof price?.min === 'number' && { minPrice: price.min }),
    ...(typeof price?.max === 'number' && { maxPrice: price.max }),
  }
}

const countedOf = (rows: readonly { id: number; n: number }[]): Counted =>
  Object.fromEntries(rows.map(({ id, n }) => [id, n]))
