import { arrayText } from '../db/db.ts'
import type { CallContext } from '../server/call.ts'
import { maybeYuan, wireTiers, yuan } from '../server/wire.ts'
import type { CardWire, Tiers } from '../server/wire.ts'

type Row = {
  prodId: number
  prodName: string
  brief: string
  pic: string
  unit: string
  price: string
  oriPrice: string | null
  shopId: number
  shopName: string
  shopType: number
  status: number
  totalStocks: number
  soldNum: number
  commentNum: number
  positiveRating: number | null
  brandId: number
  brandName: string
  path: number[] | null
  partyCode: string
  skuId: number
  skuNumber: number
  minOrderQty: number
  packQty: number
  leadDays: number
  tiers: Tiers
}

/** What a card speaks for beside its product. */
type Spoken = { skuId: number; fits: number }

/**
 * Cards of products, in the order of the ids; those without a SKU are left out. A card speaks for one SKU: the one that
 * stands beside its product in `spoken`, else the cheapest in stock. Where only that one fits what was asked, the card
 * tells of it as of a product with one size.
 */
export async function cardsOf(
  context: Pick<CallContext, 'db' | 'locale' | 'finder'>,
  prodIds: readonly number[],
  spoken: readonly Spoken[] = [],
): Promise<CardWire[]> {
  if (!prodIds.length) return []
  // Who was found a moment ago is known to the finder as of then.
  const { cards } = spoken.length ? context.finder.kept : await context.finder.known()
  const wanted = prodIds.map((prodId, n) => ({
    prodId,
    as: `${context.locale} ${spoken[n]?.skuId ?? ''} ${spoken[n]?.fits ?? ''}`,
  }))
  return cards.all(wanted, async (missing) => {
    const read = await readCards(
      context,
      missing.map((n) => prodIds[n]!),
      spoken.length ? missing.map((n) => spoken[n]!) : [],
    )
    return new Map(read.map((card) => [Number(card.prodId), card]))
  })
}

async function readCards(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  prodIds: readonly number[],
  spoken: readonly Spoken[],
): Promise<CardWire[]> {
  const rows = await db.query<Row>(
    `
    select p.prod_id as "prodId", p.name->>$2 as "prodName", p.brief->>$2 as brief, k.pic, p.unit->>$2 as unit, k.price, k.ori_price as "oriPrice",
      s.shop_id as "shopId", s.name->>$2 as "shopName", s.shop_type as "shopType", p.status, case wanted.fits when 1 then k.stocks else a.total_stocks end as "totalStocks", p.sold_num as "soldNum",
      p.comment_num as "commentNum", p.positive_rating as "positiveRating", b.brand_id as "brandId", b.name->>$2 as "brandName", x.category_path as path,
      k.party_code as "partyCode", k.sku_id as "skuId", coalesce(wanted.fits, a.sku_number) as "skuNumber", k.min_order_qty as "minOrderQty", k.pack_qty as "packQty",
      k.lead_days as "leadDays", k.tiers
    from rows from (unnest($1::text::bigint[]), unnest($3::text::bigint[]), unnest($4::text::int[])) with ordinality wanted (prod_id, chosen, fits, n)
    join product p using (prod_id) join shop s using (shop_id) join brand b using (brand_id) left join search x using (prod_id)
    join lateral (
      select count(*)::int as sku_number, case when bool_or(stocks = -1) then -1 else least(sum(stocks), 2147483647)::int end as total_stocks,
        (array_agg(sku_id order by sku_id = chosen desc nulls last, stocks = 0, price, seq))[1] as speaks
      from sku where sku.prod_id = p.prod_id
    ) a on true
    join sku k on k.sku_id = a.speaks
    order by wanted.n`,
    [
      arrayText(prodIds),
      locale,
      arrayText(spoken.map(({ skuId }) => skuId)),
      arrayText(spoken.map(({ fits }) => fits)),
    ],
  )
  return rows.map(({ path, tiers, price, oriPrice, ...row }) => ({
    ...row,
    price: yuan(price),
    oriPrice: maybeYuan(oriPrice),
    priceTiers: wireTiers(tiers),
    prodType: 0,
    mold: 0,
    primaryCategoryId: path?.[0],
    secondaryCategoryId: path?.[1],
    categoryId: path?.at(-1),
  }))
}
