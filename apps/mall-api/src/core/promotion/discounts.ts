import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { OrderDiscount } from '@millwright/domain/price/discounts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { optionalWireYuan, wireYuan } from '../wire/wire.ts'

type Both = Record<Locale, string>
export type DiscountRow = {
  discountId: number
  shopId: number
  shopName: Both
  name: Both
  discountRule: number
  discountType: number
  maxReduceAmount: string | null
  suitableProdType: number
  startTime: number
  endTime: number
  items: { needAmount: string; discount: string }[]
}

export const discountColumns = `d.discount_id as "discountId", d.shop_id as "shopId", s.name as "shopName", d.name, discount_rule as "discountRule",
  discount_type as "discountType", max_reduce_amount as "maxReduceAmount", suitable_prod_type as "suitableProdType", start_time as "startTime",
  end_time as "endTime", items`

/** Returns the running discounts of the lines' shops, each with the ids of the lines' products that it names. */
export function runningDiscounts(
  db: Db,
  now: number,
  lines: readonly { shopId: number; prodId: number }[],
): Promise<(DiscountRow & { prodIds: number[] })[]> {
  return db.query<DiscountRow & { prodIds: number[] }>(
    `
    select ${discountColumns}, array(select prod_id from discount_prod p where p.discount_id = d.discount_id and prod_id = any($3::text::bigint[])) as "prodIds"
    from discount d join shop s using (shop_id) where d.shop_id = any($2::text::bigint[]) and start_time <= $1::bigint and end_time > $1::bigint`,
    [now, arrayText(lines.map(({ shopId }) => shopId)), arrayText(lines.map(({ prodId }) => prodId))],
  )
}

export function discountWire(row: DiscountRow, locale: Locale) {
  const { name, shopName, maxReduceAmount, items, ...rest } = row
  return {
    ...rest,
    discountName: name[locale],
    shopName: shopName[locale],
    maxReduceAmount: optionalWireYuan(maxReduceAmount),
    discountItems: items.map(({ needAmount, discount }) => ({
      needAmount: wireYuan(needAmount),
      discount: wireYuan(discount),
    })),
  }
}

/** Converts a discount for the price engine. */
export function orderDiscount(row: DiscountRow & { prodIds: number[] }): OrderDiscount {
  return {
    discountId: String(row.discountId),
    discountName: row.name.zh,
    shopId: String(row.shopId ?? PLATFORM_SHOP_ID),
    suitableProdType: row.suitableProdType,
    prodIds: row.prodIds.map(String),
    discountRule: row.discountRule,
    discountType: row.discountType,
    maxReduceAmount: row.maxReduceAmount === null ? undefined : money(row.maxReduceAmount),
    startTime: row.startTime,
    endTime: row.endTime,
    discountItems: row.items.map(({ needAmount, discount }) => ({
      needAmount: money(needAmount),
      discount: money(discount),
    })),
  }
}
