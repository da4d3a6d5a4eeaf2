import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'

const MOST_RELATED = 12
/**
 * The maximum number of products that one entry of `goes_with` adds, and of candidates that are considered for the
 * entry.
 */
const PER_KIND = 3
const LOOKED_AT = 200
const OFFERS_PER_SKU = 8

/** Returns equivalent products of other makers, in stock first, then by price. Works for delisted products too. */
export async function substitutesOf({ db }: Pick<CallContext, 'db'>, prodId: number | string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `
    select p.prod_id as id from product mine join product p on p.interchange = mine.interchange and p.prod_id <> mine.prod_id join search s on s.prod_id = p.prod_id
    where mine.prod_id = $1::bigint and p.status = 1 order by s.in_stock desc, s.price, p.prod_id limit $2`,
    [prodId, MOST_RELATED],
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns accessories of a product: the best sellers of each entry of `goes_with`, products in stock first. The entries
 * take turns, so that a motor's first coupling comes before its second inverter. A prefix (`nut m8*`) becomes an index
 * range. Only sizes that fit are returned: the attributes in `attr.mates` must equal the value of the given SKU or,
 * without a SKU, the value that all SKUs of the product share.
 */
export async function accessoriesOf(
  { db }: Pick<CallContext, 'db'>,
  prodId: number | string,
  skuId?: number | string,
): Promise<{ prodId: number; skuIds: number[] }[]> {
  return db.query<{ prodId: number; skuIds: number[] }>(
    `
    with wanted as (
      select seq, rtrim(code, '*') as first, rtrim(code, '*') || case when code like '%*' then chr(1114111) else chr(1) end as past
      from product, unnest(goes_with) with ordinality g (code, seq) where prod_id = $1::bigint
    ), own as (
      select id from sku, unnest(attr_values) id where prod_id = $1::bigint and ($5::bigint is null or sku_id = $5::bigint)
      group by id having count(*) = (select count(*) from sku where prod_id = $1::bigint and ($5::bigint is null or sku_id = $5::bigint))
    ), mine as (
      select v.number, a.mates from own join attr_value v on v.attr_value_id = own.id join attr a using (attr_id) where a.mates is not null and v.number is not null
    ), found as (
      select seq, p.prod_id, fitting.ids, row_number() over (partition by seq order by s.in_stock desc, p.sold_num desc, p.prod_id) as place
      from wanted cross join lateral (
        select prod_id, sold_num from product where interchange ~>=~ first and interchange ~<~ past and status = 1 and prod_id <> $1::bigint limit $3
      ) p join search s on s.prod_id = p.prod_id
      join lateral (
        select array_agg(sku_id order by seq) as ids from sku k where k.prod_id = p.prod_id and not exists (
          select 1 from mine m join attr_value o on o.attr_id = any(m.mates) where o.attr_value_id = any(k.attr_values) and o.number is distinct from m.number)
      ) fitting on fitting.ids is not null
    )
    select prod_id as "prodId", min(ids::text)::bigint[] as "skuIds" from found where place <= $4 group by prod_id order by min(place), min(seq), prod_id limit $2`,
    [prodId, MOST_RELATED, LOOKED_AT, PER_KIND, skuId ?? null],
  )
}

/** Returns other shops' offers of the same parts: SKUs that share an interchange, cheapest first for each part. */
export async function offersOf(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  prodId: number | string,
): Promise<NonNullable<WireOf<'prodOffers'>>> {
  const rows = await db.query<NonNullable<WireOf<'prodOffers'>>[number] & { price: string }>(
    `
    select mine.sku_id as "forSkuId", h.shop_id as "shopId", h.name->>$2 as "shopName", o.prod_id as "prodId", o.sku_id as "skuId", b.name->>$2 as "brandName",
      o.party_code as "partyCode", o.price, o.stocks, o.min_order_qty as "minOrderQty", o.lead_days as "leadDays", o.unit->>$2 as unit
    from sku mine join product own using (prod_id)
    cross join lateral (
      select k.*, p.shop_id, p.brand_id, p.unit from sku k join product p using (prod_id)
      where k.interchange = mine.interchange and k.prod_id <> mine.prod_id and p.shop_id <> own.shop_id and p.status = 1
      order by k.price, k.sku_id limit $3
    ) o join shop h on h.shop_id = o.shop_id join brand b on b.brand_id = o.brand_id
    where mine.prod_id = $1::bigint order by mine.seq, o.price, o.sku_id`,
    [prodId, locale, OFFERS_PER_SKU],
  )
  return rows.map((row) => ({ ...row, price: wireYuan(row.price) }))
}
