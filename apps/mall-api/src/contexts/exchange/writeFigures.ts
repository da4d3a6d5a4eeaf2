import type { Db } from '../../db/db.ts'
import { findSkus } from './findSkus.ts'
import { scaledTiersSql } from './scaledTiersSql.ts'
import type { Placed, Refused, WriteRows } from './writeRows.ts'

/** Writes prices. Quantity prices without a value are scaled with the price, as in the seller console. */
export const writePrices: WriteRows<'prices'> = (tx, rows) =>
  updateSkus(
    tx,
    rows,
    `
    update sku k set price = r.price, ori_price = coalesce(r.list_price, k.ori_price), tiers = coalesce(r.tiers, ${scaledTiersSql('k', 'r.price')})
    from jsonb_to_recordset($1::text::jsonb) as r ("skuId" bigint, price numeric, list_price numeric, tiers jsonb) where k.sku_id = r."skuId"`,
  )

export const writeStock: WriteRows<'stock'> = (tx, rows) =>
  updateSkus(
    tx,
    rows,
    `
    update sku k set stocks = r.stock from jsonb_to_recordset($1::text::jsonb) as r ("skuId" bigint, stock int)
    where k.sku_id = r."skuId"`,
  )

async function updateSkus(
  tx: Db,
  rows: readonly Placed<{ shop: number; article: string }>[],
  sql: string,
): Promise<Refused[]> {
  const { found, missing, refused } = await findSkus(tx, rows)
  const written = rows.flatMap((row) => {
    const sku = found.get(row.line)
    return sku ? [{ ...row, skuId: sku.skuId }] : []
  })
  if (written.length) {
    const sent = JSON.stringify(written)
    await tx.query(sql, [sent])
    await leaveSample(
      tx,
      'sku',
      written.map(({ skuId }) => skuId),
    )
  }
  return [
    ...refused,
    ...missing.map(({ line, article }) => ({ line, code: 'noArticle' as const, column: 'article', value: article })),
  ]
}

/** Marks rows as changed by a person, so that later imports of the sample do not overwrite them (ADR 65). */
export async function leaveSample(tx: Db, table: 'sku' | 'product', ids: readonly number[]): Promise<void> {
  await tx.query(
    'delete from seed_mark where table_name = $1 and row_key in (select jsonb_array_elements_text($2::text::jsonb))',
    [table, JSON.stringify(ids)],
  )
}
