import { ARTICLE_NUMBER_LIMIT } from '@millwright/domain/article-number/limits'
import type { ParsedOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import { skusOfCodes } from '../../core/search/skusOfCodes.ts'
import type { MessageKey } from '../../core/messages/messages.ts'
import { rowId } from '../../core/wire/wire.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { articleKey, articleNumbersOf } from './articleNumbersOf.ts'
import { ownedBy } from './ownedBy.ts'

type Asked = Omit<ParsedOf<'saveArticleNumbers'>[number], 'articleNumberId'> & {
  articleNumberId?: number | string | undefined
}
type Saved = { number: string; saved: boolean; message?: string }
type Row = { number: string; key: string; skuId: number; unit: string }

/**
 * Saves article numbers independently. A number that the owner has already is changed. Returns the reason for each one
 * that was not saved.
 */
export function saveNumbers(context: CallContext & { user: number }, asked: readonly Asked[]): Promise<Saved[]> {
  const { user, now, say } = context
  return context.db.tx(async (db) => {
    const replaced: number[] = []
    await lockBuyer(db, user)
    const coded = await skusOfCodes(
      db,
      asked.flatMap(({ skuId, partyCode }) => (skuId === undefined && partyCode ? [partyCode] : [])),
    )
    const held = await articleNumbersOf(
      db,
      user,
      asked.map(({ number }) => number),
    )
    const known = await existing(
      db,
      asked.flatMap(({ skuId }) => (skuId === undefined ? [] : [rowId(skuId)])),
    )
    const rows = new Map<string, Row>()
    const answers = asked.map(({ number, articleNumberId, skuId, partyCode = '', unit = '' }): Saved => {
      const refuse = (key: MessageKey) => ({ number, saved: false, message: say(key, { code: partyCode }) })
      const key = articleKey(number)
      if (!key) return refuse('articleNumberEmpty')
      // A number keeps its shop if the part number stays the same.
      const skus = coded.get(partyCode) ?? []
      const sku =
        skuId === undefined
          ? (skus.find((one) => one.skuId === held.get(number)?.skuId) ?? skus[0])?.skuId
          : rowId(skuId)
      if (sku === undefined || (skuId !== undefined && !known.has(sku)))
        return refuse(skuId === undefined ? 'articleNumberUnknownPart' : 'productGone')
      rows.set(key, { number, key, skuId: sku, unit })
      if (articleNumberId !== undefined) replaced.push(rowId(articleNumberId))
      return { number, saved: true }
    })
    const { total } = await queryOne<{ total: number }>(
      db,
      `select count(*)::int as total from article_number a where ${ownedBy('$1')} and not a.key = any($2::text::text[])`,
      [user, arrayText([...rows.keys()])],
    )
    if (total + rows.size > ARTICLE_NUMBER_LIMIT)
      return answers.map(({ number }) => ({
        number,
        saved: false,
        message: say('articleNumbersFull', { limit: ARTICLE_NUMBER_LIMIT }),
      }))
    if (replaced.length)
      await db.query(
        `delete from article_number a where ${ownedBy('$1')} and a.article_number_id = any($2::text::bigint[]) and not a.key = any($3::text::text[])`,
        [user, arrayText(replaced), arrayText([...rows.keys()])],
      )
    await db.query(
      `insert into article_number (user_id, number, key, sku_id, unit, created)
      select $1, r.number, r.key, r."skuId", r.unit, $3 from jsonb_to_recordset($2::text::jsonb) as r (number text, key text, "skuId" bigint, unit text)
      on conflict (user_id, key) do update set number = excluded.number, sku_id = excluded.sku_id, unit = excluded.unit, created = excluded.created`,
      [user, JSON.stringify([...rows.values()]), now],
    )
    return answers
  })
}

/** Returns the SKUs that exist among these. Delisted ones keep their number. */
async function existing(db: CallContext['db'], skuIds: readonly number[]): Promise<Set<number>> {
  if (!skuIds.length) return new Set()
  const rows = await db.query<{ skuId: number }>(
    'select sku_id as "skuId" from sku where sku_id = any($1::text::bigint[])',
    [arrayText(skuIds)],
  )
  return new Set(rows.map(({ skuId }) => skuId))
}
