import type { Query } from '../../apps/mall-api/src/core/search/plan.ts'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import type { Filter } from './facetsBySql.ts'

type Sku = { categoryIds: number[]; shopId: number; brandId: number; price: number; valueIds: number[] }
type Value = { id: number; attrId: number; number: number | null }

/**
 * Returns a generator of filters that depends only on the seed. Each filter fits a random SKU, so that most filters
 * find something.
 */
export async function randomFilters(db: Db, seed: number): Promise<() => Filter> {
  const random = mulberry(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const often = (share: number) => random() < share
  const skus = await db.query<Sku>(
    `select to_json(array_remove(array[c.category_id, c.parent_id, u.parent_id], 0))::jsonb as "categoryIds", p.shop_id as "shopId",
      p.brand_id as "brandId", k.price::float8 as price, to_json(k.attr_values)::jsonb as "valueIds"
    from sku k join product p using (prod_id) join category c using (category_id) left join category u on u.category_id = c.parent_id
    order by k.sku_id`,
  )
  const values = new Map(
    (
      await db.query<Value>('select attr_value_id as id, attr_id as "attrId", number::float8 as number from attr_value')
    ).map((value) => [value.id, value]),
  )
  return () => {
    const sku = pick(skus)
    const own = sku.valueIds.flatMap((id) => values.get(id) ?? [])
    const chosen = own.filter(() => often(0.25)).slice(0, 3)
    const numeric = own.filter(({ number, attrId }) => number !== null && !chosen.some((one) => one.attrId === attrId))
    const attrs = new Map<number, number[]>()
    for (const { id, attrId } of chosen) {
      const other = [...values.values()].filter((value) => value.attrId === attrId)
      attrs.set(attrId, [...new Set([...(attrs.get(attrId) ?? []), id, ...(often(0.4) ? [pick(other).id] : [])])])
    }
    const ranged = numeric.length && often(0.3) ? pick(numeric) : undefined
    return {
      ...(often(0.8) && { categoryId: pick(sku.categoryIds) }),
      ...(often(0.15) && { shopId: sku.shopId }),
      brandIds: often(0.3) ? [sku.brandId, ...(often(0.3) ? [pick(skus).brandId] : [])] : [],
      attrs: [...attrs],
      ...(ranged && { range: { attrId: ranged.attrId, min: ranged.number! * 0.5, max: ranged.number! * 1.5 } }),
      ...(often(0.2) && { minPrice: Math.floor(sku.price * random()) }),
      ...(often(0.2) && { maxPrice: Math.ceil(sku.price * (1 + random())) }),
      hasStock: often(0.3),
    }
  }
}

/** Returns the list's query of a filter. */
export function queryOf({ categoryId, shopId, brandIds, attrs, range, minPrice, maxPrice, hasStock }: Filter): Query {
  return {
    current: 1,
    size: 20,
    ...(categoryId && { categoryId }),
    ...(shopId && { shopId }),
    ...(brandIds.length && { brandIds: brandIds.join(',') }),
    ...(attrs.length && { attrIds: attrs.map(([attrId, ids]) => `${attrId}_${ids}`).join('^') }),
    ...(range && { attrRanges: `${range.attrId}_${range.min}~${range.max}` }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(hasStock && { hasStock }),
  } as Query
}

/** Returns a generator of random numbers from 0 to 1 (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
