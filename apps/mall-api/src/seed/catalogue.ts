import type { Both, SampleMall, SampleProduct } from '../catalogue/types.ts'
import type { Db } from '../db/db.ts'
import { picturePath } from '../drawings/draw.ts'
import { indexTokens, normalise, normaliseModel } from '../search/tokens.ts'
import { insert } from './rows.ts'

export type Progress = (step: { what: string; done: number; total: number }) => void

const CHUNK = 300
const DAY = 86_400_000

/** `evaluate` of a score, as the family counts: good from 4, medium 3, bad below. */
const evaluateOf = (score: number) => (score >= 4 ? 0 : score === 3 ? 1 : 2)

/** Writes the sample catalogue; what is not there yet is added, what is there stays, so that a stopped import can go on. */
export async function importCatalogue(db: Db, mall: SampleMall, now: number, onProgress: Progress): Promise<void> {
  await insert(db, 'shop', mall.shops.map(({ shopId, freight, ...shop }) => ({
    ...shop, shop_id: shopId, shop_type: shop.shopType, freight_base: freight.base, freight_free_from: freight.freeFrom,
    excluded_provinces: freight.excludedProvinces,
  })), 'shop_id bigint, name jsonb, intro jsonb, shop_type int, city jsonb, phone text, freight_base numeric, freight_free_from numeric, excluded_provinces bigint[]')
  await insert(db, 'category', mall.categories.map((row) => ({ ...row, category_id: row.categoryId, parent_id: row.parentId })),
    'category_id bigint, parent_id bigint, grade int, seq int, name jsonb, status int, icon text')
  await insert(db, 'brand', mall.brands.map(({ brandId, name }) => ({ brand_id: brandId, name })), 'brand_id bigint, name jsonb')
  await insert(db, 'attr', mall.attrs.map(({ attrId, name, unit }, seq) => ({ attr_id: attrId, seq, name, unit })), 'attr_id bigint, seq int, name jsonb, unit text')
  for (const part of chunks(mall.attrValues, 2000)) {
    await insert(db, 'attr_value', part.map(({ attrId, attrValueId, value, numeric }) => ({ attr_value_id: attrValueId, attr_id: attrId, value, number: numeric })),
      'attr_value_id bigint, attr_id bigint, value jsonb, number double precision')
  }

  const parents = new Map(mall.categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
  const pathOf = (categoryId: number): number[] => (categoryId ? [...pathOf(parents.get(categoryId) ?? 0), categoryId] : [])
  const texts: Texts = {
    categories: new Map(mall.categories.map(({ categoryId, name }) => [categoryId, name])),
    brands: new Map(mall.brands.map(({ brandId, name }) => [brandId, name])),
    values: new Map(mall.attrValues.map(({ attrValueId, value }) => [attrValueId, value])),
  }

  let done = 0
  for (const part of chunks([...mall.products], CHUNK)) {
    await db.tx(async (tx) => {
      await insert(tx, 'product', part.map((product) => ({
        ...product, prod_id: product.prodId, shop_id: product.shopId, brand_id: product.brandId, category_id: product.categoryId,
        sold_num: product.soldNum,
        listed_at: now - product.ageDays * DAY, cross_refs: product.crossRefs, pic: product.skus[0] ? picturePath(product.skus[0].picture) : '',
      })), 'prod_id bigint, shop_id bigint, brand_id bigint, category_id bigint, name jsonb, brief jsonb, content jsonb, unit jsonb, status int, sold_num int, listed_at bigint, parameters jsonb, cross_refs jsonb, pic text')
      for (const skus of chunks(part.flatMap((product) => product.skus.map((sku, seq) => skuRow(product, sku, seq, texts))), 1000)) {
        await insert(tx, 'sku', skus, `sku_id bigint, prod_id bigint, seq int, party_code text, code_norm text, properties jsonb, price numeric, ori_price numeric, tiers jsonb, stocks int,
          min_order_qty int, pack_qty int, lead_days int, weight_kg double precision, pic text, said text, attr_values bigint[]`)
      }
      await insert(tx, 'comment', part.flatMap(({ prodId, comments }) => comments.map(({ ageDays, pictures, reply, ...comment }) => ({
        ...comment, prod_id: prodId, evaluate: evaluateOf(comment.score), nick_name: comment.nickName, created: now - ageDays * DAY, reply,
        pics: pictures.length ? pictures.map(picturePath).join(',') : null,
      }))), 'prod_id bigint, score int, evaluate int, content text, pics text, nick_name text, anonymous boolean, created bigint, reply text')
      await insert(tx, 'search', part.map((product) => searchRow(product, pathOf(product.categoryId), texts, now)),
        'prod_id bigint, shop_id bigint, brand_id bigint, category_path bigint[], status int, price numeric, in_stock boolean, sold_num int, listed_at bigint, tokens text[], models text[], names text, attr_values bigint[]')
    })
    done += part.length
    onProgress({ what: 'products', done, total: mall.total.products })
  }
  await db.script(`
    update product p set comment_num = c.n, positive_rating = c.positive
    from (select prod_id, count(*)::int as n, round(100.0 * count(*) filter (where evaluate = 0) / count(*))::int as positive from comment
      group by prod_id) c where c.prod_id = p.prod_id`)
  await db.script('analyze')
}

/** A SKU carries the values of its product as well: lists ask one SKU for all of them. */
function skuRow({ prodId, attrValueIds }: SampleProduct, sku: SampleProduct['skus'][number], seq: number, { values }: Texts) {
  const said = [sku.properties, ...sku.attrValueIds.map((id) => values.get(id))].flatMap((both) => (both ? [both.zh, both.en] : []))
  return {
    sku_id: sku.skuId, prod_id: prodId, seq, party_code: sku.partyCode, code_norm: normaliseModel(sku.partyCode), properties: sku.properties,
    price: sku.price, ori_price: sku.oriPrice,
    tiers: sku.tiers, stocks: sku.stocks, min_order_qty: sku.minOrderQty, pack_qty: sku.packQty, lead_days: sku.leadDays,
    weight_kg: sku.weightKg, pic: picturePath(sku.picture),
    said: normalise([normaliseModel(sku.partyCode), sku.partyCode, ...new Set(said)].join(' ')),
    attr_values: [...new Set([...attrValueIds, ...sku.attrValueIds])],
  }
}

type Texts = Record<'categories' | 'brands' | 'values', Map<number, Both>>

function searchRow(product: SampleProduct, path: number[], { categories, brands, values }: Texts, now: number) {
  const codes = product.skus.map(({ partyCode }) => partyCode)
  const attrValues = [...new Set([...product.attrValueIds, ...product.skus.flatMap(({ attrValueIds }) => attrValueIds)])]
  const said = [product.name, product.brief, brands.get(product.brandId), ...path.map((id) => categories.get(id)), ...attrValues.map((id) => values.get(id)), ...product.parameters.map(({ value }) => value),
    ...product.skus.map(({ properties }) => properties)]
  const texts = [...product.keywords, ...new Set(said.flatMap((both) => (both ? [both.zh, both.en] : [])))]
  const prices = product.skus.map(({ price }) => price).sort((a, b) => Number(a) - Number(b))
  return {
    prod_id: product.prodId, shop_id: product.shopId, brand_id: product.brandId, category_path: path,
    status: product.skus.length ? product.status : 0, price: prices[0] ?? '0',
    in_stock: product.skus.some(({ stocks }) => stocks !== 0), sold_num: product.soldNum, listed_at: now - product.ageDays * DAY,
    tokens: indexTokens(texts, [...codes, ...product.crossRefs.map(({ code }) => code)]), models: [...new Set(codes.map(normaliseModel))],
    names: normalise([product.name.zh, product.name.en, ...product.keywords].join(' ')),
    attr_values: attrValues,
  }
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}
