import { normaliseModel } from '../../core/search/tokens.ts'
import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'
import { ownedBy } from './ownedBy.ts'

export type ArticleNumber = { number: string; skuId: number; unit: string }

/**
 * Returns the article numbers of an owner among `numbers`, by the number as given. Width, case, spaces and dashes do not
 * matter.
 */
export async function articleNumbersOf(
  db: ReadDb,
  owner: number,
  numbers: readonly string[],
): Promise<Map<string, ArticleNumber>> {
  const keys = new Map(numbers.map((number) => [number, articleKey(number)]))
  const asked = [...new Set(keys.values())].filter(Boolean)
  if (!asked.length) return new Map()
  const rows = await db.query<ArticleNumber & { key: string }>(
    `select a.key, a.number, a.sku_id as "skuId", a.unit from article_number a where ${ownedBy('$1')} and a.key = any($2::text::text[])`,
    [owner, arrayText(asked)],
  )
  const found = new Map(rows.map(({ key, ...row }) => [key, row]))
  return new Map([...keys].flatMap(([number, key]) => (found.has(key) ? [[number, found.get(key)!] as const] : [])))
}

/** Returns an article number without what people leave out. */
export const articleKey = (number: string): string => normaliseModel(number)

/** Returns the owner's newest article number of each SKU. */
export async function articleNumbersOfSkus(
  db: ReadDb,
  owner: number,
  skuIds: readonly number[],
): Promise<Map<number, string>> {
  if (!skuIds.length) return new Map()
  const rows = await db.query<{ skuId: number; number: string }>(
    `select distinct on (a.sku_id) a.sku_id as "skuId", a.number from article_number a
    where ${ownedBy('$1')} and a.sku_id = any($2::text::bigint[]) order by a.sku_id, a.created desc, a.article_number_id desc`,
    [owner, arrayText(skuIds)],
  )
  return new Map(rows.map(({ skuId, number }) => [skuId, number]))
}
