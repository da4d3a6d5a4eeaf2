import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { findBrands } from './findBrands.ts'
import { findCategories } from './findCategories.ts'
import { nextIds, placeRows, productKeyOf } from './placeRows.ts'
import type { PlacedRow } from './placeRows.ts'
import { mergePatches, productPatch, skuPatch } from './productPatch.ts'
import type { ProductPatch } from './productPatch.ts'
import { insertProducts, insertSkus, updateProducts, updateSkus, writeSearch } from './productStatements.ts'
import { writeAttrs } from './writeAttrs.ts'
import { leaveSample } from './writeFigures.ts'
import type { Refused, RowOf, Placed, WriteRows } from './writeRows.ts'

/** Writes articles with their products, and the data that lists and searches read. */
export const writeProducts: WriteRows<'products'> = async (tx, rows, { create, now }) => {
  const named = await findNames(tx, rows, create)
  const { placed, refused } = await placeRows(tx, named.rows)
  if (!placed.length) return [...named.refused, ...refused]
  const patches = new Map<number, { isNew: boolean; shop: number; patch: ProductPatch }>()
  for (const { row, prodId, isNew } of placed) {
    const said = productPatch(row, named.ids(row))
    const former = patches.get(prodId)
    patches.set(prodId, {
      isNew,
      shop: row.shop,
      patch: former ? mergePatches(former.patch, said) : said,
    })
  }
  const products = [...patches].map(([prod_id, { isNew, shop, patch }]) => ({
    prod_id,
    shop_id: shop,
    isNew,
    ...patch,
  }))
  await insertProducts(
    tx,
    products.filter(({ isNew }) => isNew),
    now,
  )
  await writeSkus(tx, placed)
  await updateProducts(
    tx,
    products.filter(({ isNew }) => !isNew),
  )
  await writeAttrs(tx, [...new Set(placed.filter(({ row }) => namesAttrs(row)).map(({ prodId }) => prodId))], create)
  await writeKeys(tx, placed)
  await writeSearch(tx, [...patches.keys()])
  return [...named.refused, ...refused]
}

function namesAttrs(row: RowOf['products']): boolean {
  return [row.parameters_zh, row.parameters_en, row.options_zh, row.options_en].some((text) => text !== undefined)
}

/** Finds the brands and categories of rows. Refuses rows whose brand or category does not exist. */
async function findNames(tx: Db, rows: readonly Placed<RowOf['products']>[], create: boolean) {
  const brands = await findBrands(
    tx,
    rows.flatMap(({ brand }) => brand ?? []),
    create,
  )
  const categories = await findCategories(
    tx,
    rows.flatMap(({ category }) => category ?? []),
    create,
  )
  const refused: Refused[] = []
  const kept = rows.filter(({ line, brand, category }) => {
    const place = category === undefined ? undefined : categories.get(category)
    if (brand !== undefined && !brands.has(brand))
      refused.push({ line, code: 'noBrand', column: 'brand', value: brand })
    else if (typeof place === 'string') refused.push({ line, code: place, column: 'category', value: category ?? '' })
    else return true
    return false
  })
  const ids = ({ brand, category }: RowOf['products']) => {
    const categoryId = categories.get(category ?? '')
    return { brandId: brands.get(brand ?? ''), categoryId: typeof categoryId === 'number' ? categoryId : undefined }
  }
  return { rows: kept, refused, ids }
}

async function writeSkus(tx: Db, placed: readonly PlacedRow[]): Promise<void> {
  const known = placed.filter(({ skuId }) => skuId !== undefined)
  await updateSkus(
    tx,
    known.map(({ row, skuId }) => ({ sku_id: skuId, ...skuPatch(row) })),
  )
  await leaveSample(
    tx,
    'sku',
    known.flatMap(({ skuId }) => skuId ?? []),
  )
  await leaveSample(
    tx,
    'product',
    known.map(({ prodId }) => prodId),
  )
  const added = placed.filter(({ skuId }) => skuId === undefined)
  const ids = await nextIds(tx, 'imported_sku_id', added.length)
  const seqs = await lastSeqs(
    tx,
    added.map(({ prodId }) => prodId),
  )
  await insertSkus(
    tx,
    added.map(({ row, prodId }) => {
      const seq = (seqs.get(prodId) ?? -1) + 1
      seqs.set(prodId, seq)
      return { sku_id: ids.pop(), prod_id: prodId, seq, ...skuPatch(row) }
    }),
  )
}

async function lastSeqs(tx: Db, prodIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.query<{ prodId: number; seq: number }>(
    'select prod_id as "prodId", max(seq) as seq from sku where prod_id = any($1::text::bigint[]) group by prod_id',
    [arrayText([...new Set(prodIds)])],
  )
  return new Map(rows.map(({ prodId, seq }) => [prodId, seq]))
}

/** Records the keys of new products and of products that the file names by key. */
async function writeKeys(tx: Db, placed: readonly PlacedRow[]): Promise<void> {
  const keys = placed
    .filter(({ row, isNew }) => isNew || row.product !== undefined)
    .map(({ row, prodId }) => ({ shop_id: row.shop, product_key: productKeyOf(row), prod_id: prodId }))
  await tx.query(
    `
    insert into imported_product (shop_id, product_key, prod_id)
    select distinct shop_id, product_key, prod_id from jsonb_to_recordset($1::text::jsonb) as r (shop_id bigint, product_key text, prod_id bigint)
    on conflict (shop_id, product_key) do nothing`,
    [JSON.stringify(keys)],
  )
}
