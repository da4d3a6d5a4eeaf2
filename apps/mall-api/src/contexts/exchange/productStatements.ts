import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { ProductPatch, skuPatch } from './productPatch.ts'
import { scaledTiersSql } from './scaledTiersSql.ts'

type Product = { prod_id: number; shop_id: number } & ProductPatch
type Sku = { sku_id: number | undefined } & ReturnType<typeof skuPatch>

const productRecord = `as r (prod_id bigint, shop_id bigint, "brandId" bigint, "categoryId" bigint, name jsonb, brief jsonb, unit jsonb,
  parameters jsonb, keywords text[], pic text, status int)`
const skuRecord = `as r (sku_id bigint, prod_id bigint, seq int, party_code text, code_norm text, properties jsonb, price numeric, ori_price numeric,
  tiers jsonb, stocks int, min_order_qty int, pack_qty int, lead_days int, weight_kg double precision, pic text)`

/** SQL: the status to store. Products of an offline shop go on sale when the shop does. */
const shownSql = (status: string) => `case when s.status <> 1 then 0 else ${status} end`
/** SQL: text in both languages. A missing language gets the text of the other language. */
const bothSql = (column: string, zh: string, en: string) =>
  `jsonb_build_object('zh', coalesce(${column}->>'zh', ${column}->>'en', '${zh}'), 'en', coalesce(${column}->>'en', ${column}->>'zh', '${en}'))`

export async function insertProducts(tx: Db, products: readonly Product[], now: number): Promise<void> {
  if (!products.length) return
  await tx.query(
    `
    insert into product (prod_id, shop_id, brand_id, category_id, name, brief, content, unit, status, off_with_shop, listed_at, parameters, cross_refs, pic, keywords)
    select r.prod_id, r.shop_id, r."brandId", r."categoryId", ${bothSql('r.name', '', '')}, ${bothSql('r.brief', '', '')}, '{"zh": "", "en": ""}',
      ${bothSql('r.unit', '件', 'pc')}, ${shownSql('coalesce(r.status, 1)')}, s.status <> 1 and coalesce(r.status, 1) = 1, $2::bigint, coalesce(r.parameters, '[]'), '[]',
      coalesce(r.pic, ''), coalesce(r.keywords, '{}')
    from jsonb_to_recordset($1::text::jsonb) ${productRecord} join shop s using (shop_id)`,
    [JSON.stringify(products), now],
  )
}

/** Updates products. Write their SKUs first, because a product gets the picture of its first SKU. */
export async function updateProducts(tx: Db, products: readonly Product[]): Promise<void> {
  if (!products.length) return
  await tx.query(
    `
    update product p set brand_id = coalesce(r."brandId", p.brand_id), category_id = coalesce(r."categoryId", p.category_id), name = p.name || coalesce(r.name, '{}'),
      brief = p.brief || coalesce(r.brief, '{}'), unit = p.unit || coalesce(r.unit, '{}'), parameters = coalesce(r.parameters, p.parameters),
      keywords = coalesce(r.keywords, p.keywords),
      pic = coalesce((select k.pic from sku k where k.prod_id = p.prod_id order by k.seq limit 1), p.pic),
      status = case when r.status is null then p.status else ${shownSql('r.status')} end,
      off_with_shop = case when r.status is null then p.off_with_shop else s.status <> 1 and r.status = 1 end
    from jsonb_to_recordset($1::text::jsonb) ${productRecord} join shop s using (shop_id) where p.prod_id = r.prod_id`,
    [JSON.stringify(products)],
  )
}

export async function insertSkus(tx: Db, skus: readonly (Sku & { prod_id: number; seq: number })[]): Promise<void> {
  if (!skus.length) return
  await tx.query(
    `
    insert into sku (sku_id, prod_id, seq, party_code, code_norm, properties, price, ori_price, tiers, stocks, min_order_qty, pack_qty, lead_days, weight_kg, pic)
    select sku_id, prod_id, seq, party_code, code_norm, coalesce(properties, '{"zh": "", "en": ""}'), price, ori_price, coalesce(tiers, '[]'), coalesce(stocks, 0),
      coalesce(min_order_qty, 1), coalesce(pack_qty, 1), coalesce(lead_days, 0), weight_kg, coalesce(pic, '')
    from jsonb_to_recordset($1::text::jsonb) ${skuRecord}`,
    [JSON.stringify(skus)],
  )
}

export async function updateSkus(tx: Db, skus: readonly Sku[]): Promise<void> {
  if (!skus.length) return
  await tx.query(
    `
    update sku k set properties = coalesce(r.properties, k.properties), price = coalesce(r.price, k.price), ori_price = coalesce(r.ori_price, k.ori_price),
      tiers = coalesce(r.tiers, ${scaledTiersSql('k', 'coalesce(r.price, k.price)')}), stocks = coalesce(r.stocks, k.stocks),
      min_order_qty = coalesce(r.min_order_qty, k.min_order_qty), pack_qty = coalesce(r.pack_qty, k.pack_qty), lead_days = coalesce(r.lead_days, k.lead_days),
      weight_kg = coalesce(r.weight_kg, k.weight_kg), pic = coalesce(r.pic, k.pic)
    from jsonb_to_recordset($1::text::jsonb) ${skuRecord} where k.sku_id = r.sku_id`,
    [JSON.stringify(skus)],
  )
}

/**
 * Writes each product's row in the table `search`, which lists read. Triggers update the row if only figures change.
 */
export async function writeSearch(tx: Db, prodIds: readonly number[]): Promise<void> {
  await tx.query(
    `
    insert into search (prod_id, shop_id, brand_id, category_path, status, price, in_stock, sold_num, listed_at, attr_values)
    select p.prod_id, p.shop_id, p.brand_id, array_remove(array[nullif(b.parent_id, 0), nullif(c.parent_id, 0), c.category_id], null), p.status,
      min(k.price), bool_or(k.stocks <> 0), p.sold_num, p.listed_at, '{}'
    from product p join sku k using (prod_id) join category c using (category_id) left join category b on b.category_id = c.parent_id
    where p.prod_id = any($1::text::bigint[]) group by p.prod_id, b.parent_id, c.parent_id, c.category_id order by p.prod_id
    on conflict (prod_id) do update set brand_id = excluded.brand_id, category_path = excluded.category_path, status = excluded.status, price = excluded.price,
      in_stock = excluded.in_stock
      where (search.brand_id, search.category_path, search.status, search.price, search.in_stock)
        is distinct from (excluded.brand_id, excluded.category_path, excluded.status, excluded.price, excluded.in_stock)`,
    [arrayText(prodIds)],
  )
}
