import type { WireOf } from '@millwright/contract/contract'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import type { PastedLine } from '@millwright/domain/quote/pastedList'
import { INQUIRY_LINE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import type { Locale } from '@millwright/domain/locale'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { Finder } from '../../core/search/finder.ts'
import type { PartMatch } from '../../core/search/matchPart.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'

type Choice = NonNullable<NonNullable<WireOf<'matchInquiry'>>[number]['choices']>[number]

/**
 * Matches a pasted list line by line. One line beyond the inquiry's limit is returned, to show that the list is longer.
 */
export async function matchList(
  { db, locale, finder }: Pick<CallContext, 'db' | 'locale' | 'finder'>,
  text: string,
): Promise<NonNullable<WireOf<'matchInquiry'>>> {
  const lines = await matchLines(readPastedList(text, INQUIRY_LINE_LIMIT + 1), finder)
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

type Reading = PastedLine['readings'][number]
export type MatchedLine = { line: PastedLine; reading: Reading; match: PartMatch }

/**
 * Chooses the reading of each line that the catalogue confirms. If two readings are sure, the match is doubtful. Only
 * lines that name nothing in the catalogue are searched.
 */
export async function matchLines(
  lines: readonly PastedLine[],
  finder: Pick<Finder, 'partsNamed' | 'partsSearched'>,
): Promise<MatchedLine[]> {
  const named = await finder.partsNamed(lines.flatMap(({ readings }) => readings.map(({ model }) => model)))
  let at = 0
  const found = lines.map((line) => ({
    line,
    tried: line.readings.map((reading) => ({ reading, match: named[at++] })),
  }))
  const unnamed = found.filter(({ tried }) => tried.every(({ match }) => !match))
  const searched = await finder.partsSearched(unnamed.map(({ line }) => line.readings[0]!.model))
  const bySearch = new Map(unnamed.map(({ line }, place) => [line, searched[place]!]))
  return found.map(({ line, tried }) => {
    const match = bySearch.get(line)
    return match ? { line, reading: line.readings[0]!, match } : { line, ...borneOut(tried) }
  })
}

function borneOut(tried: readonly { reading: Reading; match: PartMatch | undefined }[]) {
  const known = tried.flatMap(({ reading, match }) => (match ? [{ reading, match }] : []))
  const sure = known.filter(({ match }) => match.state === 'sure')
  const { reading, match } = sure[0] ?? known[0]!
  return { reading, match: sure.length > 1 ? { ...match, state: 'doubtful' as const } : match }
}

async function choicesOf(db: Db, skuIds: readonly number[], locale: Locale): Promise<Map<number, Choice>> {
  if (!skuIds.length) return new Map()
  const rows = await db.query<Omit<Choice, 'price'> & { skuId: number; price: string }>(
    `select k.sku_id as "skuId", p.prod_id as "prodId", s.shop_id as "shopId", k.party_code as "partyCode", p.name->>$2 as "prodName",
      s.name->>$2 as "shopName", k.pic, p.unit->>$2 as unit, k.price::text as price
    from sku k join product p using (prod_id) join shop s using (shop_id) where k.sku_id = any($1::text::bigint[]) and p.status = 1`,
    [arrayText([...new Set(skuIds)]), locale],
  )
  return new Map(rows.map(({ price, ...row }) => [row.skuId, { ...row, price: wireYuan(price) }]))
}
