import type { WireOf } from '@millwright/contract/contract'
import { arrayText } from '../db/db.ts'
import type { At } from '../call.ts'
import { maybeYuan, wireTiers, yuan } from './wire.ts'
import type { Tiers } from './wire.ts'

export type CardWire = NonNullable<WireOf<'prodsByIds'>>[number]

type Row = {
  prodId: number; prodName: string; brief: string; pic: string; unit: string; price: string; oriPrice: string | null; shopId: number;
  shopName: string; shopType: number
  status: number; totalStocks: number; soldNum: number; commentNum: number; positiveRating: number | null; brandId: number; brandName: string
  path: number[] | null; partyCode: string; skuId: number; skuNumber: number; minOrderQty: number; packQty: number; leadDays: number; tiers: Tiers
}

/** What the buyer asked for: a model (normalised), words (as the index spells them), or SKUs that were chosen already. */
export type Asked = { model?: string; words?: readonly string[]; skuIds?: readonly number[] }

/**
 * Cards of products, in the order of the ids; those without a SKU are left out. The card speaks for one SKU: the one whose
 * model was asked for, else one that was chosen, else the one that has most of the words, else the cheapest.
 */
export async function cardsOf({ db, locale }: Pick<At, 'db' | 'locale'>, prodIds: readonly number[], asked: Asked = {}): Promise<CardWire[]> {
  const { model = '', words = [], skuIds = [] } = asked
  if (!prodIds.length) return []
  const rows = await db.query<Row>(`
    select p.prod_id as "prodId", p.name->>$2 as "prodName", p.brief->>$2 as brief, k.pic, p.unit->>$2 as unit, k.price, k.ori_price as "oriPrice",
      s.shop_id as "shopId", s.name->>$2 as "shopName", s.shop_type as "shopType", p.status, k.total_stocks as "totalStocks", p.sold_num as "soldNum",
      p.comment_num as "commentNum", p.positive_rating as "positiveRating", b.brand_id as "brandId", b.name->>$2 as "brandName", x.category_path as path,
      k.party_code as "partyCode", k.sku_id as "skuId", k.sku_number as "skuNumber", k.min_order_qty as "minOrderQty", k.pack_qty as "packQty",
      k.lead_days as "leadDays", k.tiers
    from unnest($1::text::bigint[]) with ordinality wanted (prod_id, n)
    join product p using (prod_id) join shop s using (shop_id) join brand b using (brand_id) left join search x using (prod_id)
    join lateral (
      select sku.*, count(*) over ()::int as sku_number,
        case when bool_or(stocks = -1) over () then -1 else least(sum(stocks) over (), 2147483647)::int end as total_stocks
      from sku where sku.prod_id = p.prod_id
      order by ($3 <> '' and code_norm = $3) desc, ($3 <> '' and starts_with(code_norm, $3)) desc, sku_id = any($4::text::bigint[]) desc,
        (select count(*) from unnest($5::text::text[]) word where position(word in said) > 0) desc, price, seq limit 1
    ) k on true
    order by wanted.n`, [arrayText(prodIds), locale, model, arrayText(skuIds), arrayText(words)])
  return rows.map(({ path, tiers, price, oriPrice, ...row }) => ({
    ...row, price: yuan(price), oriPrice: maybeYuan(oriPrice), priceTiers: wireTiers(tiers), prodType: 0, mold: 0,
    primaryCategoryId: path?.[0], secondaryCategoryId: path?.[1], categoryId: path?.at(-1),
  }))
}

/** Reads `"1,2"` as the family sends lists of ids; what is no id is left out. */
export function readIds(text: string | undefined, most = 200): number[] {
  const ids = (text ?? '').split(',').map((part) => part.trim()).filter((part) => /^\d{1,16}$/.test(part)).map(Number)
  return [...new Set(ids)].filter(Number.isSafeInteger).slice(0, most)
}
