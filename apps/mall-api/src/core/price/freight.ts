import { money } from '@millwright/domain/money/money'
import type { FreightRule } from '@millwright/domain/price/freight'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type ShopFreight = FreightRule & { delivers: boolean }

/** Returns each shop's freight rule, and whether the shop delivers to the province. */
export async function freightRules(
  db: Db,
  shopIds: readonly number[],
  provinceId?: string | number | null,
): Promise<Map<number, ShopFreight>> {
  const rows = await db.query<{ shopId: number; base: string; freeFrom: string; excluded: boolean }>(
    `
    select shop_id as "shopId", freight_base as base, freight_free_from as "freeFrom", coalesce($2::bigint = any(excluded_provinces), false) as excluded
    from shop where shop_id = any($1::text::bigint[])`,
    [arrayText(shopIds), provinceId ?? null],
  )
  return new Map(
    rows.map(({ shopId, base, freeFrom, excluded }) => [
      shopId,
      { base: money(base), freeFrom: money(freeFrom), delivers: !excluded },
    ]),
  )
}
