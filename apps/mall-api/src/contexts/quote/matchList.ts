import type { WireOf } from '@millwright/contract/contract'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import type { PastedLine } from '@millwright/domain/quote/pastedLine'
import { INQUIRY_LINE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import type { Locale } from '@millwright/domain/locale'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { Finder } from '../../core/search/finder.ts'
import type { PartMatch } from '../../core/search/matchPart.ts'
import { rewrittenPart, slipsOfPart } from '../../core/search/rewrittenPart.ts'
import { inCatalogueWords } from '../../core/search/workshopWords.ts'
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
    const { model, quantity, unit } = reading
    return { raw: line.raw, model, quantity, unit, state: found.length ? match.state : 'none', choices: found }
  })
}

type Reading = PastedLine['readings'][number]
/**
 * `asked`: another maker's designation in the line, which the match replaces. `unread`: the part of its suffix that is
 * not understood. `text`: the model in the catalogue's words, if it differs.
 */
export type MatchedLine = {
  line: PastedLine
  reading: Reading
  match: PartMatch
  asked?: string
  unread?: string
  text?: string
}

/**
 * Chooses the reading of each line that the catalogue confirms. If two competing readings are sure, the match is
 * doubtful. Only lines that name nothing in the catalogue are searched.
 */
export async function matchLines(
  lines: readonly PastedLine[],
  finder: Pick<Finder, 'partsNamed' | 'partsSearched'>,
): Promise<MatchedLine[]> {
  const rewritten = lines.map((line) => line.readings.map(({ model }) => rewrittenPart(model)))
  const named = await finder.partsNamed(rewritten.flatMap((texts) => texts.map(({ text }) => text)))
  let at = 0
  const found = lines.map((line, row) => ({
    line,
    tried: line.readings.map((reading, turn) => {
      const match = named[at++]
      const { text, asked, unread } = rewritten[row]![turn]!
      const doubted = match && text !== reading.model ? { ...match, state: 'doubtful' as const } : match
      return {
        reading,
        match: doubted,
        ...(asked && { asked }),
        ...(unread && { unread }),
        ...(text !== reading.model && { text }),
      }
    }),
  }))
  const unnamed = found.filter(({ tried }) => tried.every(({ match }) => !match)).map(({ line }) => line)
  const mended = await mendedLines(unnamed, finder)
  const bySearch = await searchLines(
    unnamed.filter((line) => !mended.has(line)),
    finder,
  )
  return found.map(({ line, tried }) => ({
    line,
    ...(mended.get(line) ?? bySearch.get(line) ?? borneOut(tried)),
  }))
}

/** Names the parts of lines with a typing slip. Their matches are not sure. */
async function mendedLines(
  lines: readonly PastedLine[],
  finder: Pick<Finder, 'partsNamed'>,
): Promise<Map<PastedLine, Omit<MatchedLine, 'line'>>> {
  const tries = lines.flatMap((line) =>
    line.readings.flatMap((reading) => slipsOfPart(reading.model).map((text) => ({ line, reading, text }))),
  )
  const named = await finder.partsNamed(tries.map(({ text }) => text))
  const mended = new Map<PastedLine, Omit<MatchedLine, 'line'>>()
  for (const [at, { line, reading }] of tries.entries()) {
    const match = named[at]
    if (match && !mended.has(line)) mended.set(line, { reading, match: { ...match, state: 'doubtful' } })
  }
  return mended
}

/**
 * Searches for lines that name no part. If a quantity may be a size and the search finds products of that size, or if
 * two numbers compete, the line's quantity is unread.
 */
async function searchLines(
  lines: readonly PastedLine[],
  finder: Pick<Finder, 'partsSearched'>,
): Promise<Map<PastedLine, Omit<MatchedLine, 'line'>>> {
  const unsure = lines.flatMap((line) => {
    const [{ size } = {}, second] = line.readings
    const whole = line.readings.find(({ quantity }) => quantity === undefined)
    return size !== undefined && whole ? [{ line, size, whole, competes: second?.size !== undefined }] : []
  })
  const wholes = await finder.partsSearched(unsure.map(({ whole }) => inCatalogueWords(whole.model)))
  const chosen = new Map<PastedLine, Omit<MatchedLine, 'line'>>()
  for (const [at, { line, size, whole, competes }] of unsure.entries()) {
    const match = wholes[at]!
    if (competes || match.sizes.some((typed) => states(typed, size))) chosen.set(line, { reading: whole, match })
  }
  const rest = lines.filter((line) => !chosen.has(line))
  const matches = await finder.partsSearched(rest.map(({ readings }) => inCatalogueWords(readings[0]!.model)))
  for (const [at, line] of rest.entries()) chosen.set(line, { reading: line.readings[0]!, match: matches[at]! })
  return chosen
}

/** Whether a typed size contains a number or measure: `m8 30` contains `30`, `18 kg` contains `18kg`. */
function states(typed: string, size: string): boolean {
  const said = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/(?<=\d)\s+(?=\p{L})/gu, '')
      .replaceAll(/[^\p{L}\d.]+/gu, ' ')} `
  return said(typed).includes(said(size))
}

function borneOut(
  tried: readonly (Omit<MatchedLine, 'line' | 'match'> & { match: PartMatch | undefined })[],
): Omit<MatchedLine, 'line'> {
  const known = tried.flatMap(({ match, ...one }) => (match ? [{ ...one, match }] : []))
  const sure = known.filter(({ match }) => match.state === 'sure')
  const { reading, match, ...more } = sure[0] ?? known[0]!
  // Readings of the same SKUs and quantity do not compete: `6206 ZZ X 120 pcs`.
  const competes = sure.some(
    (other) => other.reading.quantity !== reading.quantity || other.match.skuIds.join() !== match.skuIds.join(),
  )
  return { reading, match: competes ? { ...match, state: 'doubtful' as const } : match, ...more }
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
