import type { WireOf } from '@millwright/contract/contract'
import type { MatchSign } from '@millwright/contract/quick-order/entities'
import { CANDIDATE_LIMIT, QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import type { Locale } from '@millwright/domain/locale'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { matchLines } from '../quote/matchList.ts'

type Line = NonNullable<WireOf<'readOrderList'>>[number]
type Candidate = NonNullable<Line['candidates']>[number]

/**
 * Reads a pasted list and matches it line by line. One line beyond the limit is returned, to show that the list is
 * longer.
 */
export async function readList(
  { db, locale, finder }: Pick<CallContext, 'db' | 'locale' | 'finder'>,
  text: string,
): Promise<Line[]> {
  const lines = await matchLines(readPastedList(text, QUICK_ORDER_LINE_LIMIT + 1), finder)
  const candidates = await candidatesOf(
    db,
    lines.flatMap(({ match }) => match.skuIds),
    locale,
  )
  return lines.map(({ line, reading, match }) => {
    const sign: MatchSign['kind'] = match.state === 'sure' ? 'number' : 'words'
    const found = match.skuIds.flatMap((skuId) => candidates.get(skuId) ?? []).slice(0, CANDIDATE_LIMIT)
    return {
      raw: line.raw,
      model: reading.model,
      quantity: reading.quantity,
      unit: reading.unit,
      state: found.length ? (match.state === 'sure' ? 'sure' : 'likely') : 'none',
      candidates: found.map((candidate) => ({ ...candidate, signs: [{ kind: sign }] })),
    }
  })
}

async function candidatesOf(db: Db, skuIds: readonly number[], locale: Locale): Promise<Map<number, Candidate>> {
  if (!skuIds.length) return new Map()
  const rows = await db.query<Omit<Candidate, 'price' | 'skuId'> & { skuId: number; price: string }>(
    `select k.sku_id as "skuId", p.prod_id as "prodId", s.shop_id as "shopId", k.party_code as "partyCode", p.name->>$2 as "prodName",
      b.name->>$2 as "brandName", s.name->>$2 as "shopName", k.pic, p.unit->>$2 as unit, k.price::text as price
    from sku k join product p using (prod_id) join shop s using (shop_id) join brand b using (brand_id)
    where k.sku_id = any($1::text::bigint[]) and p.status = 1`,
    [arrayText([...new Set(skuIds)]), locale],
  )
  return new Map(rows.map(({ price, ...row }) => [row.skuId, { ...row, price: wireYuan(price) }]))
}
