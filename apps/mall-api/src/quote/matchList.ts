import type { WireOf } from '@millwright/contract/contract'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import type { PastedLine } from '@millwright/domain/quote/pastedList'
import { INQUIRY_LINES } from '@millwright/domain/quote/inquiryLimits'
import type { Locale } from '@millwright/domain/locale'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import type { PartMatch } from '../search/matchPart.ts'
import type { CallContext } from '../server/call.ts'
import { yuan } from '../server/wire.ts'

type Choice = NonNullable<NonNullable<WireOf<'matchInquiry'>>[number]['choices']>[number]

/** A pasted list, each line with what it means in this mall. */
export async function matchList(
  { db, locale, finder }: Pick<CallContext, 'db' | 'locale' | 'finder'>,
  text: string,
): Promise<NonNullable<WireOf<'matchInquiry'>>> {
  const lines = await matchLines(readPastedList(text, INQUIRY_LINES), (texts) => finder.parts(texts))
  const choices = await choicesOf(
    db,
    lines.flatMap(({ match }) => match.skuIds),
    locale,
  )
  return lines.map(({ line, reading, match }) => {
    const found = match.skuIds.flatMap((skuId) => choices.get(skuId) ?? [])
    return { raw: line.raw, ...reading, state: found.length ? match.state : 'none', choices: found }
  })
}

/** Of each line the reading that the catalogue bears out: where two are borne out, none is sure. */
export async function matchLines(
  lines: readonly PastedLine[],
  parts: (texts: readonly string[]) => Promise<PartMatch[]>,
): Promise<{ line: PastedLine; reading: PastedLine['readings'][number]; match: PartMatch }[]> {
  const found = await parts(lines.flatMap(({ readings }) => readings.map(({ model }) => model)))
  let at = 0
  return lines.map((line) => {
    const tried = line.readings.map((reading) => ({ reading, match: found[at++]! }))
    const sure = tried.filter(({ match }) => match.state === 'sure')
    const best =
      sure[0] ??
      tried.find(({ match }) => match.state === 'doubtful' && match.skuIds.length === 1) ??
      tried.find(({ match }) => match.state === 'doubtful') ??
      tried[0]!
    const apart = new Set(sure.map(({ reading }) => `${reading.model} ${reading.quantity}`)).size > 1
    return { line, ...best, match: apart ? { ...best.match, state: 'doubtful' as const } : best.match }
  })
}

export async function choicesOf(db: Db, skuIds: readonly number[], locale: Locale): Promise<Map<number, Choice>> {
  if (!skuIds.length) return new Map()
  const rows = await db.query<Omit<Choice, 'price'> & { skuId: number; price: string }>(
    `select k.sku_id as "skuId", p.prod_id as "prodId", s.shop_id as "shopId", k.party_code as "partyCode", p.name->>$2 as "prodName",
      s.name->>$2 as "shopName", k.pic, p.unit->>$2 as unit, k.price::text as price
    from sku k join product p using (prod_id) join shop s using (shop_id) where k.sku_id = any($1::text::bigint[]) and p.status = 1`,
    [arrayText([...new Set(skuIds)]), locale],
  )
  return new Map(rows.map(({ price, ...row }) => [row.skuId, { ...row, price: yuan(price) }]))
}
