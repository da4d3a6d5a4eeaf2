import type { Locale } from '@millwright/domain/locale'
import type { OrderCandidate } from '@millwright/contract/quick-order/entities'
import { hasPieces } from '@millwright/domain/product/hasPieces'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

type Both = { zh: string; en: string }
/** A SKU that may stand for a line, with the facts that its signs are made of. */
export type CandidateRow = Omit<OrderCandidate, 'skuId' | 'prodId' | 'shopId' | 'price' | 'signs'> & {
  skuId: number
  prodId: number
  shopId: number
  price: string
  codeNorm: string
  stocks: number
  names: Both
  brands: Both
  category: Both
  keywords: string[]
  brief: string
  crossRefs: { brand: string; code: string }[]
  /** Values with the name and unit of their attribute, as `[name, unit, number, zh, en]`. */
  attrs: [name: string, unit: string | null, number: number | null, zh: string, en: string][]
}

/** Returns the listed SKUs by id. */
export async function candidatesOf(
  db: Db,
  skuIds: readonly number[],
  locale: Locale,
): Promise<Map<number, CandidateRow>> {
  if (!skuIds.length) return new Map()
  const rows = await db.query<CandidateRow>(
    `select k.sku_id as "skuId", p.prod_id as "prodId", s.shop_id as "shopId", k.party_code as "partyCode", p.name->>$2 as "prodName",
      b.name->>$2 as "brandName", s.name->>$2 as "shopName", k.pic, p.unit->>$2 as unit, k.price::text as price,
      k.code_norm as "codeNorm", k.stocks, p.name as names, b.name as brands, c.name as category, to_jsonb(p.keywords) as keywords,
      p.brief->>$2 as brief, p.cross_refs as "crossRefs",
      coalesce((select jsonb_agg(jsonb_build_array(a.name->>$2, a.unit, v.number, v.value->>'zh', v.value->>'en') order by a.seq)
        from attr_value v join attr a using (attr_id) where v.attr_value_id = any(k.attr_values)), '[]'::jsonb) as attrs
    from sku k join product p using (prod_id) join shop s using (shop_id) join brand b using (brand_id) join category c using (category_id)
    where k.sku_id = any($1::text::bigint[]) and p.status = 1`,
    [arrayText([...new Set(skuIds)]), locale],
  )
  return new Map(rows.map((row) => [row.skuId, row]))
}

/** Returns the SKUs that are not sold any more, by normalised part number. A listed SKU of the same number is not gone. */
export async function goneSkus(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (!codes.length) return new Map()
  const rows = await db.query<{ code: string; skuId: number }>(
    `select distinct on (gone.code_norm) gone.code_norm as code, gone.sku_id as "skuId" from sku gone join product g using (prod_id)
    where gone.code_norm = any($1::text::text[]) and g.status <> 1
      and not exists (select 1 from sku k join product p using (prod_id) where k.code_norm = gone.code_norm and p.status = 1)
    order by gone.code_norm, gone.sku_id`,
    [arrayText([...new Set(codes)])],
  )
  return new Map(rows.map(({ code, skuId }) => [code, skuId]))
}

/** Puts the offer of the first SKU's part number that has the quantity in stock first, if the first SKU has not. */
export function deliverableFirst(rows: CandidateRow[], quantity: number): CandidateRow[] {
  const [first] = rows
  if (!first || hasPieces(first.stocks, quantity)) return rows
  const other = rows.find(({ codeNorm, stocks }) => codeNorm === first.codeNorm && hasPieces(stocks, quantity))
  return other ? [other, ...rows.filter((row) => row !== other)] : rows
}
