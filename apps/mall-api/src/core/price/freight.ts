import { transitBetween } from '@millwright/domain/delivery/transit'
import type { Transit } from '@millwright/domain/delivery/transit'
import { money } from '@millwright/domain/money/money'
import type { FreightRule } from '@millwright/domain/price/freight'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type ShopFreight = FreightRule & {
  shopType: number
  delivers: boolean
  /** Undefined without an address, or if the mall does not know the shop's city. */
  transit: Transit | undefined
}

/** Returns each shop's freight rule, and whether and how fast the shop delivers to the province. */
export async function freightRules(
  db: Db,
  shopIds: readonly number[],
  provinceId?: string | number | null,
): Promise<Map<number, ShopFreight>> {
  const rows = await db.query<{
    shopId: number
    shopType: number
    base: string
    freeFrom: string
    excluded: boolean
    from: number | null
  }>(
    `
    select shop_id as "shopId", shop_type as "shopType", freight_base as base, freight_free_from as "freeFrom", coalesce($2::bigint = any(excluded_provinces), false) as excluded,
      case when $2::bigint is not null then (select case level when 1 then area_id else parent_id end from area
        where level <= 2 and area.name->>'zh' in (shop.city->>'zh', shop.city->>'zh' || '市') order by level limit 1) end as "from"
    from shop where shop_id = any($1::text::bigint[])`,
    [arrayText(shopIds), provinceId ?? null],
  )
  return new Map(
    rows.map(({ shopId, shopType, base, freeFrom, excluded, from }) => [
      shopId,
      {
        shopType,
        base: money(base),
        freeFrom: money(freeFrom),
        delivers: !excluded,
        transit: from && provinceId ? transitBetween(from, Number(provinceId)) : undefined,
      },
    ]),
  )
}
