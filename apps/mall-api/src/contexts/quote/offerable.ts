import { otherBrandSql } from './askedBrand.ts'
import { hasPiecesSql } from '../../core/stock/stockSql.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type Offerable = {
  inquiryId: number
  itemId: number
  shopId: number
  skuId: number
  partyCode: string
  price: string
  leadDays: number
  same: boolean
}

/**
 * Returns the SKUs that shops can offer for inquiry lines: the requested SKU (`same`), or one with its designation, of
 * the requested brand if the shop has it.
 * Free-text lines are matched by their text.
 */
export function offerableOf(db: Db, inquiryIds: readonly number[]): Promise<Offerable[]> {
  return db.query<Offerable>(
    `select distinct on (t.item_id, p.shop_id) t.inquiry_id as "inquiryId", t.item_id as "itemId", p.shop_id as "shopId", k.sku_id as "skuId",
      k.party_code as "partyCode", k.price::text as price, k.lead_days as "leadDays", k.sku_id = t.sku_id as same
    from inquiry_item t left join sku a on a.sku_id = t.sku_id
      join sku k on k.code_norm = coalesce(a.code_norm, lower(regexp_replace(t.name, '[^A-Za-z0-9.]', '', 'g')))
      join product p on p.prod_id = k.prod_id
    where t.inquiry_id = any($1::text::bigint[]) and p.status = 1 and k.code_norm <> ''
    order by t.item_id, p.shop_id, (k.sku_id = t.sku_id) desc nulls last, ${otherBrandSql}, ${hasPiecesSql('k', 't.quantity')} desc, k.price`,
    [arrayText(inquiryIds)],
  )
}

/** Returns the shops that can quote the most lines of an inquiry, best first. */
export function shopsFor(offerable: readonly Offerable[], inquiryId: number, most: number): number[] {
  const counts = new Map<number, number>()
  for (const { inquiryId: of, shopId } of offerable)
    if (of === inquiryId) counts.set(shopId, (counts.get(shopId) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, most)
    .map(([shopId]) => shopId)
}
