import { compareMoney, money, zero } from '@millwright/domain/money/money'
import type { Money, MoneyInput } from '@millwright/domain/money/money'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'

export type Freight = { shopId: number; fee: Money; delivers: boolean }

/** What each shop asks for carrying goods of that total to a province; a shop may not deliver there at all. */
export async function freightFor(
  db: Db,
  shops: readonly { shopId: number; total: MoneyInput }[],
  provinceId?: string | number | null,
): Promise<Freight[]> {
  const rows = await db.query<{ shopId: number; base: string; freeFrom: string; excluded: boolean }>(
    `
    select shop_id as "shopId", freight_base as base, freight_free_from as "freeFrom", coalesce($2::bigint = any(excluded_provinces), false) as excluded
    from shop where shop_id = any($1::text::bigint[])`,
    [arrayText(shops.map(({ shopId }) => shopId)), provinceId ?? null],
  )
  const rules = new Map(rows.map((row) => [row.shopId, row]))
  return shops.map(({ shopId, total }) => {
    const rule = rules.get(shopId)!
    return { shopId, delivers: !rule.excluded, fee: compareMoney(total, rule.freeFrom) >= 0 ? zero : money(rule.base) }
  })
}
