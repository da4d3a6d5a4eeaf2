import { evaluateOf } from './evaluateOf.ts'
import type { SampleMall, SampleComment, SampleProduct } from '../../core/catalogue/types.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { picturePath } from './drawings/draw.ts'
import { normaliseModel } from '../../core/search/tokens.ts'
import { insert, saveSetting, readSetting } from '../../db/rows.ts'

export type Progress = (step: { what: string; done: number; total: number }) => void

/** The import progress of one version's catalogue. It is written in the same transaction as the products it counts. */
export type ImportCheckpoint = {
  version: number
  products: number
  skus: number
  /** Whether products of a former version existed when this import began. */
  renews: boolean
}

const BATCH_SKUS = 500
const DAY = 86_400_000

/**
 * Writes the sample catalogue product by product. An interrupted import resumes after the last batch. Rows of a former
 * version are updated by id, but keep their stock, sales and listing status.
 */
export async function importCatalogue(
  db: Db,
  mall: (wish: { skip: number }) => SampleMall,
  version: number,
  now: number,
  onProgress: Progress,
): Promise<void> {
  const mark = await readSetting<ImportCheckpoint>(db, 'catalogue')
  const began = mark?.version === version ? mark : undefined
  let { products, skus } = began ?? { products: 0, skus: 0 }
  const renews = began?.renews ?? (await db.query('select 1 from product limit 1')).length > 0
  const sample = mall({ skip: products })
  await importNames(db, sample)

  const parents = new Map(sample.categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
  const pathOf = (categoryId: number): number[] =>
    categoryId ? [...pathOf(parents.get(categoryId) ?? 0), categoryId] : []
  for (const batch of batches(sample.products)) {
    await db.tx(async (tx) => {
      await importProducts(tx, batch, pathOf, now, renews)
      products += batch.length
      skus += batch.reduce((sum, product) => sum + product.skus.length, 0)
      await saveSetting(tx, 'catalogue', { version, products, skus, renews } satisfies ImportCheckpoint)
    })
    onProgress({ what: 'SKUs', done: skus, total: sample.total.skus })
  }
  if (renews) await leaveFormer(db)
}

async function importNames(db: Db, mall: SampleMall): Promise<void> {
  await insert(
    db,
    'shop',
    mall.shops.map(({ shopId, freight, ...shop }) => ({
      ...shop,
      shop_id: shopId,
      shop_type: shop.shopType,
      freight_base: freight.base,
      freight_free_from: freight.freeFrom,
      excluded_provinces: freight.excludedProvinces,
    })),
    'shop_id bigint, name jsonb, intro jsonb, shop_type int, city jsonb, phone text, freight_base numeric, freight_free_from numeric, excluded_provinces bigint[]',
    { key: 'shop_id' },
  )
  await insert(
    db,
    'category',
    mall.categories.map((row) => ({
      ...row,
      category_id: row.categoryId,
      parent_id: row.parentId,
      key_attrs: row.keyAttrs,
    })),
    'category_id bigint, parent_id bigint, grade int, seq int, name jsonb, status int, icon text, key_attrs bigint[]',
    { key: 'category_id', keeps: ['status'] },
  )
  await insert(
    db,
    'brand',
    mall.brands.map(({ brandId, name }) => ({ brand_id: brandId, name })),
    'brand_id bigint, name jsonb',
    { key: 'brand_id' },
  )
  await insert(
    db,
    'attr',
    mall.attrs.map(({ attrId, name, unit, kind, mates }, seq) => ({ attr_id: attrId, seq, name, unit, kind, mates })),
    'attr_id bigint, seq int, name jsonb, unit text, kind text, mates bigint[]',
    { key: 'attr_id' },
  )
  for (let at = 0; at < mall.attrValues.length; at += BATCH_SKUS) {
    await insert(
      db,
      'attr_value',
      mall.attrValues.slice(at, at + BATCH_SKUS).map(({ attrId, attrValueId, value, numeric }) => ({
        attr_value_id: attrValueId,
        attr_id: attrId,
        value,
        number: numeric,
      })),
      'attr_value_id bigint, attr_id bigint, value jsonb, number double precision',
      { key: 'attr_value_id' },
    )
  }
}

async function importProducts(
  tx: Db,
  products: SampleProduct[],
  pathOf: (categoryId: number) => number[],
  now: number,
  renews: boolean,
): Promise<void> {
  await insert(
    tx,
    'product',
    products.map((product) => productRow(product, now)),
    'prod_id bigint, shop_id bigint, brand_id bigint, category_id bigint, name jsonb, brief jsonb, content jsonb, unit jsonb, status int, sold_num int, listed_at bigint, parameters jsonb, cross_refs jsonb, pic text, keywords text[], interchange text, goes_with text[], documents jsonb, comment_num int, positive_rating int',
    { key: 'prod_id', keeps: ['status', 'sold_num', 'listed_at'] },
  )
  if (renews) await clearFormer(tx, products)
  await insert(
    tx,
    'sku',
    products.flatMap((product) => product.skus.map((sku, seq) => skuRow(product, sku, seq))),
    `
    sku_id bigint, prod_id bigint, seq int, party_code text, code_norm text, properties jsonb, price numeric, ori_price numeric, tiers jsonb, stocks int, min_order_qty int, pack_qty int,
    lead_days int, weight_kg double precision, pic text, attr_values bigint[], interchange text`,
    { key: 'sku_id', keeps: ['stocks'] },
  )
  await insert(
    tx,
    'comment',
    products.flatMap(({ prodId, comments }) =>
      comments.map((comment, place) => commentRow(prodId, comment, place, now)),
    ),
    'prod_id bigint, score int, evaluate int, content text, pics text, nick_name text, anonymous boolean, created bigint, reply text',
  )
  await insert(
    tx,
    'search',
    products.map((product) => searchRow(product, pathOf(product.categoryId), now)),
    'prod_id bigint, shop_id bigint, brand_id bigint, category_path bigint[], status int, price numeric, in_stock boolean, sold_num int, listed_at bigint, attr_values bigint[]',
    { key: 'prod_id', keeps: ['status', 'sold_num', 'listed_at'] },
  )
}

function listedAt({ ageDays }: { ageDays: number }, now: number): number {
  return now - ageDays * DAY
}

function productRow({ comments, ...product }: SampleProduct, now: number) {
  return {
    ...product,
    prod_id: product.prodId,
    shop_id: product.shopId,
    brand_id: product.brandId,
    category_id: product.categoryId,
    sold_num: product.soldNum,
    listed_at: listedAt(product, now),
    cross_refs: product.crossRefs,
    pic: product.skus[0] ? picturePath(product.skus[0].picture) : '',
    goes_with: product.goesWith,
    comment_num: comments.length,
    positive_rating: comments.length
      ? Math.round((100 * comments.filter(({ score }) => evaluateOf(score) === 0).length) / comments.length)
      : null,
    skus: undefined,
  }
}

function commentRow(
  prodId: number,
  { ageDays, pictures, reply, ...comment }: SampleComment,
  place: number,
  now: number,
) {
  return {
    ...comment,
    prod_id: prodId,
    evaluate: evaluateOf(comment.score),
    nick_name: comment.nickName,
    // Spreads the comments over some hours of the day before.
    created: listedAt({ ageDays }, now) - ((prodId * 389 + place * 677) % 720) * 60_000,
    reply,
    pics: pictures.length ? pictures.map(picturePath).join(',') : null,
  }
}

function searchRow(product: SampleProduct, categoryPath: number[], now: number) {
  return {
    prod_id: product.prodId,
    shop_id: product.shopId,
    brand_id: product.brandId,
    category_path: categoryPath,
    status: product.skus.length ? product.status : 0,
    price: product.skus.length ? product.skus.reduce((a, b) => (Number(b.price) < Number(a.price) ? b : a)).price : '0',
    in_stock: product.skus.some(({ stocks }) => stocks !== 0),
    sold_num: product.soldNum,
    listed_at: listedAt(product, now),
    attr_values: [...new Set([...product.attrValueIds, ...product.skus.flatMap(({ attrValueIds }) => attrValueIds)])],
  }
}

/** Added to the `seq` of SKUs that only a former version had. They sort last until `leaveFormer` deletes them. */
const FORMER = 10_000

async function clearFormer(tx: Db, products: SampleProduct[]): Promise<void> {
  const ids = arrayText(products.map(({ prodId }) => prodId))
  await tx.query(
    'delete from comment where user_id is null and order_item_id is null and prod_id = any($1::text::bigint[])',
    [ids],
  )
  await tx.query(
    `update sku set stocks = 0, seq = seq + ${FORMER} where seq < ${FORMER} and prod_id = any($1::text::bigint[]) and not sku_id = any($2::text::bigint[])
      and exists (select 1 from seed_mark where table_name = 'sku' and row_key = sku_id::text)`,
    [ids, arrayText(products.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)))],
  )
}

/**
 * Moves cart lines to the SKU of the same model, then deletes the SKUs that only a former version had. Delists products
 * that have no SKU left.
 */
async function leaveFormer(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.script(`
      create temporary table successor on commit drop as
        select f.sku_id as former, (select sku_id from sku n where n.code_norm = f.code_norm and n.seq < ${FORMER} order by sku_id limit 1) as sku_id
        from sku f where f.seq >= ${FORMER} and exists (select 1 from basket b where b.sku_id = f.sku_id);
      update basket b set sku_id = s.sku_id from successor s where b.sku_id = s.former and s.sku_id is not null
        and b.quote_line_id is null
        and not exists (select 1 from basket o where o.user_id = b.user_id and o.sku_id = s.sku_id)
        and not exists (select 1 from basket o join successor t on o.sku_id = t.former where o.user_id = b.user_id and t.sku_id = s.sku_id and o.basket_id < b.basket_id);
      delete from basket where sku_id in (select sku_id from sku where seq >= ${FORMER});
      delete from agreement_price where sku_id in (select sku_id from sku where seq >= ${FORMER});
      delete from seckill where sku_id in (select sku_id from sku where seq >= ${FORMER});
      delete from group_activity where sku_id in (select sku_id from sku where seq >= ${FORMER});
      delete from sku where seq >= ${FORMER};
      update product p set status = 0 where status = 1 and not exists (select 1 from sku where sku.prod_id = p.prod_id);`)
  })
}

/** The row also contains the product's attribute values, so that lists find all values on the SKU. */
function skuRow({ prodId, attrValueIds }: SampleProduct, sku: SampleProduct['skus'][number], seq: number) {
  return {
    sku_id: sku.skuId,
    prod_id: prodId,
    seq,
    party_code: sku.partyCode,
    code_norm: normaliseModel(sku.partyCode),
    properties: sku.properties,
    price: sku.price,
    ori_price: sku.oriPrice,
    tiers: sku.tiers,
    stocks: sku.stocks,
    min_order_qty: sku.minOrderQty,
    pack_qty: sku.packQty,
    lead_days: sku.leadDays,
    weight_kg: sku.weightKg,
    pic: picturePath(sku.picture),
    attr_values: [...new Set([...attrValueIds, ...sku.attrValueIds])],
    interchange: sku.interchange,
  }
}

function* batches(products: Iterable<SampleProduct>): Generator<SampleProduct[]> {
  let batch: SampleProduct[] = []
  let skus = 0
  for (const product of products) {
    batch.push(product)
    skus += product.skus.length
    if (skus < BATCH_SKUS) continue
    yield batch
    batch = []
    skus = 0
  }
  if (batch.length) yield batch
}
