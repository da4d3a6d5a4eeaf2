import type { Db } from '../../db/db.ts'
import { findSkus } from './findSkus.ts'
import type { ProductRow } from './forms.ts'
import type { Placed, Refused } from './writeRows.ts'

type Row = Placed<ProductRow>
/** A row with its product. `skuId` is undefined for a new article. `isNew`: whether the product must be created. */
export type PlacedRow = { row: Row; prodId: number; skuId: number | undefined; isNew: boolean }

/**
 * Finds the product of each row: the product that has the article, otherwise the product with the key, otherwise a new
 * product.
 */
export async function placeRows(tx: Db, rows: readonly Row[]): Promise<{ placed: PlacedRow[]; refused: Refused[] }> {
  const { found, missing, refused } = await findSkus(tx, rows)
  const keys = await productKeys(tx, rows)
  const fresh = new Map<string, number>()
  const placed: PlacedRow[] = []
  for (const row of rows) {
    const known = found.get(row.line)
    if (!known) continue
    const key = row.product === undefined ? undefined : keyOf(row)
    const owner = key === undefined ? undefined : keys.get(key)
    if (owner !== undefined && owner !== known.prodId)
      refused.push({ line: row.line, code: 'moved', column: 'product', value: row.product ?? '' })
    else {
      placed.push({ row, ...known, isNew: false })
      if (key !== undefined) keys.set(key, known.prodId)
    }
  }
  const free = missing.filter((row) => !keys.has(keyOf(row)))
  const ids = await nextIds(tx, 'imported_product_id', new Set(free.map(keyOf)).size)
  for (const row of missing) {
    const key = keyOf(row)
    const prodId = keys.get(key) ?? fresh.get(key)
    const lacks = prodId === undefined ? lackOf(row, ['name_zh', 'brand', 'category', 'price']) : lackOf(row, ['price'])
    if (lacks) refused.push({ line: row.line, code: 'required', column: lacks, value: '' })
    else if (prodId !== undefined) placed.push({ row, prodId, skuId: undefined, isNew: fresh.has(key) })
    else {
      const id = ids.pop() ?? 0
      fresh.set(key, id)
      placed.push({ row, prodId: id, skuId: undefined, isNew: true })
    }
  }
  return { placed, refused }
}

/** The key of a row's product within its shop. */
export const productKeyOf = (row: Row): string => row.product ?? row.article
const keyOf = (row: Row) => `${row.shop} ${productKeyOf(row)}`
const lackOf = (row: Row, columns: readonly (keyof ProductRow)[]) => columns.find((name) => row[name] === undefined)

/**
 * Returns the ids of the products that have the keys of rows. A product that was not imported has the key `#` and its
 * id.
 */
async function productKeys(tx: Db, rows: readonly Row[]): Promise<Map<string, number>> {
  const asked = rows.map((row) => ({ shop: row.shop, key: productKeyOf(row) }))
  const answers = await tx.query<{ shop: number; key: string; prodId: number }>(
    `
    select r.shop, r.key, coalesce(i.prod_id, p.prod_id) as "prodId" from jsonb_to_recordset($1::text::jsonb) as r (shop bigint, key text)
    left join imported_product i on i.shop_id = r.shop and i.product_key = r.key
    left join product p on p.shop_id = r.shop and p.prod_id = case when r.key ~ '^#[0-9]{1,16}$' then substr(r.key, 2)::bigint end
    where coalesce(i.prod_id, p.prod_id) is not null`,
    [JSON.stringify(asked)],
  )
  return new Map(answers.map(({ shop, key, prodId }) => [`${shop} ${key}`, prodId]))
}

/** Returns new ids of a sequence, the lowest last. */
export async function nextIds(
  tx: Db,
  sequence: 'imported_product_id' | 'imported_sku_id',
  count: number,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `select nextval('${sequence}') as id from generate_series(1, $1::int) order by 1 desc`,
    [count],
  )
  return rows.map(({ id }) => id)
}
