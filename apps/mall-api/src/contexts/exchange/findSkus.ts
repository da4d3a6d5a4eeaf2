import { normaliseModel } from '../../core/search/tokens.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { Placed, Refused } from './writeRows.ts'

type Key = { shop: number; article: string }
type Found = { line: number; skuId: number | null; prodId: number | null; count: number; shopExists: boolean }

/**
 * Finds the SKUs of rows by shop and article number. Locks the products and SKUs in the lock order of all transactions.
 */
export async function findSkus<Row extends Key>(
  tx: Db,
  rows: readonly Placed<Row>[],
): Promise<{ found: Map<number, { skuId: number; prodId: number }>; missing: Placed<Row>[]; refused: Refused[] }> {
  const asked = rows.map(({ line, shop, article }) => ({ line, shop, article, norm: normaliseModel(article) }))
  const answers = await tx.query<Found>(
    `
    select r.line, min(k.sku_id) as "skuId", min(k.prod_id) as "prodId", count(k.sku_id)::int as count,
      exists (select 1 from shop s where s.shop_id = r.shop) as "shopExists"
    from jsonb_to_recordset($1::text::jsonb) as r (line bigint, shop bigint, article text, norm text)
    left join lateral (select k.sku_id, k.prod_id from sku k join product p using (prod_id)
      where k.code_norm = r.norm and k.party_code = r.article and p.shop_id = r.shop) k on true
    group by r.line, r.shop`,
    [JSON.stringify(asked)],
  )
  const byLine = new Map(answers.map((answer) => [answer.line, answer]))
  const found = new Map<number, { skuId: number; prodId: number }>()
  const missing: Placed<Row>[] = []
  const refused: Refused[] = []
  for (const row of rows) {
    const { line, shop, article } = row
    const answer = byLine.get(line)
    if (!answer?.shopExists) refused.push({ line, code: 'noShop', column: 'shop', value: String(shop) })
    else if (answer.count > 1) refused.push({ line, code: 'ambiguous', column: 'article', value: article })
    else if (answer.skuId !== null && answer.prodId !== null)
      found.set(line, { skuId: answer.skuId, prodId: answer.prodId })
    else missing.push(row)
  }
  const ids = (of: 'prodId' | 'skuId') => arrayText([...new Set([...found.values()].map((each) => each[of]))])
  await tx.query('select 1 from product where prod_id = any($1::text::bigint[]) order by prod_id for no key update', [
    ids('prodId'),
  ])
  await tx.query('select 1 from sku where sku_id = any($1::text::bigint[]) order by sku_id for no key update', [
    ids('skuId'),
  ])
  return { found, missing, refused }
}
