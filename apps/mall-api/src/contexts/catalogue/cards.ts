import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { optionalWireYuan, wireTiers, wireYuan } from '../../core/wire/wire.ts'
import type { CardWire, Tiers } from '../../core/wire/wire.ts'
import { leadingFirst, totalStocks } from '../../core/stock/stockSql.ts'

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

/**
 * A product in a search result: the SKU that represents the product, the number of matching SKUs, and the SKUs whose
 * price and stock the card shows. Without `skuIds` these are all SKUs.
 */
type Spoken = { skuId?: number; fits: number; skuIds?: readonly number[] }

/**
 * Returns product cards in the order of the ids. Products without a SKU are omitted. Price, lead time and link come
 * from one SKU: the `skuId` of `spoken`, otherwise the cheapest matching SKU in stock (`leadingSku`). Stock and SKU
 * count cover the matching SKUs. `prodType` is current.
 */
export async function cardsOf(
  context: Pick<CallContext, 'db' | 'locale' | 'finder' | 'kept' | 'now'>,
  prodIds: readonly number[],
  spoken: readonly Spoken[] = [],
): Promise<CardWire[]> {
  const kept = await keptCards(context, prodIds, spoken)
  return kept.map((card) => ({ ...card, prodType: context.finder.prodTypeOf(Number(card.prodId), context.now) }))
}

async function keptCards(
  context: Pick<CallContext, 'db' | 'locale' | 'kept'>,
  prodIds: readonly number[],
  spoken: readonly Spoken[],
): Promise<CardWire[]> {
  if (!prodIds.length) return []
  // A search has already refreshed the cache.
  const { cards } = spoken.length ? context.kept : await context.kept.fresh()
  const wanted = prodIds.map((prodId, n) => ({
    prodId,
    as: `${context.locale} ${spoken[n]?.skuId ?? ''} ${spoken[n]?.fits ?? ''} ${spoken[n]?.skuIds ?? ''}`,
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
      s.shop_id as "shopId", s.name->>$2 as "shopName", s.shop_type as "shopType", p.status, case a.fits when 1 then k.stocks else a.total_stocks end as "totalStocks", p.sold_num as "soldNum",
      p.comment_num as "commentNum", p.positive_rating as "positiveRating", b.brand_id as "brandId", b.name->>$2 as "brandName", x.category_path as path,
      k.party_code as "partyCode", k.sku_id as "skuId", a.fits as "skuNumber", k.min_order_qty as "minOrderQty", k.pack_qty as "packQty",
      k.lead_days as "leadDays", k.tiers
    from rows from (unnest($1::text::bigint[]), unnest($3::text::bigint[]), unnest($4::text::int[]), unnest($5::text::text[])) with ordinality wanted (prod_id, chosen, fits, these, n)
    join product p using (prod_id) join shop s using (shop_id) join brand b using (brand_id) left join search x using (prod_id)
    join lateral (
      select coalesce(wanted.fits, count(*)::int) as fits, ${totalStocks} as total_stocks,
        (array_agg(sku_id order by (sku_id = chosen) desc nulls last, ${leadingFirst()}))[1] as speaks
      from sku own where own.prod_id = p.prod_id and (these is null or sku_id = any(these::bigint[]))
    ) a on true
    join sku k on k.sku_id = a.speaks
    order by wanted.n`,
    [
      arrayText(prodIds),
      locale,
      `{${spoken.map(({ skuId }) => skuId ?? 'null').join(',')}}`,
      arrayText(spoken.map(({ fits }) => fits)),
      `{${spoken.map(({ skuIds }) => (skuIds ? `"{${skuIds.map(Number).join(',')}}"` : 'null')).join(',')}}`,
    ],
  )
  return rows.map(({ path, tiers, price, oriPrice, ...row }) => ({
    ...row,
    price: wireYuan(price),
    oriPrice: optionalWireYuan(oriPrice),
    priceTiers: wireTiers(tiers),
    mold: 0,
    primaryCategoryId: path?.[0],
    secondaryCategoryId: path?.[1],
    categoryId: path?.at(-1),
  }))
}
