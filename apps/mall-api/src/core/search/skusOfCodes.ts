import { normaliseModel } from './tokens.ts'
import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'

export type CodedSku = { skuId: number; prodId: number; shopId: number }

/**
 * Returns the SKUs on sale with exactly these part numbers, by the part number as given. Several shops may sell one: those
 * in stock come first, then the lowest price.
 */
export async function skusOfCodes(db: ReadDb, codes: readonly string[]): Promise<Map<string, CodedSku[]>> {
  const keys = new Map(codes.map((code) => [code, normaliseModel(code)]))
  const asked = [...new Set(keys.values())].filter(Boolean)
  if (!asked.length) return new Map()
  const rows = await db.query<CodedSku & { code: string }>(
    `select k.code_norm as code, k.sku_id as "skuId", k.prod_id as "prodId", p.shop_id as "shopId" from sku k join product p using (prod_id)
    where k.code_norm = any($1::text::text[]) and p.status = 1 order by k.stocks <> 0 desc, k.price, k.sku_id`,
    [arrayText(asked)],
  )
  const found = Map.groupBy(rows, ({ code }) => code)
  return new Map([...keys].map(([code, key]) => [code, found.get(key) ?? []]))
}
