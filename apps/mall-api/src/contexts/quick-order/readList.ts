import type { WireOf } from '@millwright/contract/contract'
import type { MatchSign } from '@millwright/contract/quick-order/entities'
import { CANDIDATE_LIMIT, QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import type { CallContext } from '../../core/call/call.ts'
import { LongWork } from '../../core/turns/longWork.ts'
import { makersNamed } from '../../core/search/makersNamed.ts'
import { designationsIn, keywordOf } from '../../core/search/matchPart.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { matchLines } from '../quote/matchList.ts'
import type { MatchedLine } from '../quote/matchList.ts'
import { candidatesOf, replacementsOf } from './candidates.ts'
import type { CandidateRow } from './candidates.ts'
import { crossRefIn, signsOf } from './signs.ts'

type Line = NonNullable<WireOf<'readOrderList'>>[number]
type Candidate = NonNullable<Line['candidates']>[number]
/** Returns the SKUs that a buyer's own article numbers stand for, by the text as written. */
export type OwnNumbers = (texts: readonly string[]) => Promise<ReadonlyMap<string, number>>

const noNumbers: OwnNumbers = () => Promise.resolve(new Map())

/**
 * Reads a pasted list and matches it line by line. One line beyond the limit is returned, to show that the list is
 * longer. A line that holds one of the buyer's own article numbers is matched by it.
 */
export async function readList(
  { db, locale, finder }: Pick<CallContext, 'db' | 'locale' | 'finder'>,
  text: string,
  ownNumbers: OwnNumbers = noNumbers,
): Promise<Line[]> {
  const lines = await matchLines(readPastedList(text, QUICK_ORDER_LINE_LIMIT + 1), finder)
  const own = await ownNumbers([...new Set(lines.flatMap(numbersIn))])
  const replaced = await replacementsOf(
    db,
    lines.filter(({ match }) => match.state !== 'sure').flatMap(({ reading }) => codesIn(reading.model)),
  )
  const chosen = lines.map((line) => {
    const number = numbersIn(line).find((one) => own.has(one))
    const gone =
      line.match.state === 'sure' ? undefined : codesIn(line.reading.model).find((code) => replaced.has(code))
    return { line, number, gone: gone === undefined ? undefined : replaced.get(gone) }
  })
  const rows = await candidatesOf(
    db,
    [...own.values(), ...chosen.flatMap(({ line, gone }) => [...(gone?.skuIds ?? []), ...line.match.skuIds])],
    locale,
  )
  return new LongWork().map(chosen, ({ line, number, gone }): Line => {
    const owned = number === undefined ? undefined : rows.get(own.get(number)!)
    const { reading, match, line: pasted } = line
    const skuIds = owned ? [owned.skuId] : (gone?.skuIds ?? match.skuIds)
    const found = skuIds.flatMap((skuId) => rows.get(skuId) ?? []).slice(0, CANDIDATE_LIMIT)
    const asked = gone?.asked ?? askedIn(line)
    const speaking = signsOf({
      text: number === undefined ? (line.text ?? reading.model) : reading.model.replace(number, ' '),
      quantity: reading.quantity,
      asked: owned ? undefined : asked,
    })
    const signs = (row: CandidateRow) => [...(owned ? [{ kind: 'ownNumber' as const }] : []), ...speaking(row)]
    const articleNumber = number ?? pasted.articleNumber
    return {
      raw: pasted.raw,
      model: reading.model,
      quantity: reading.quantity,
      unit: reading.unit,
      ...(pasted.note && { note: pasted.note }),
      ...(articleNumber && { articleNumber }),
      state: owned ? 'sure' : stateOf(line, found, gone !== undefined),
      candidates: found.map((row) => candidateOf(row, signs(row))),
    }
  })
}

/**
 * Returns how well a line is matched. A line with another maker's number or a number that is not sold any more is never
 * sure.
 */
function stateOf(line: MatchedLine, found: readonly CandidateRow[], isGone: boolean): Line['state'] {
  const [first] = found
  if (!first) return 'none'
  if (isGone || line.asked !== undefined || crossRefIn(first, line.reading.model) !== undefined) return 'substitute'
  return line.match.state === 'sure' ? 'sure' : 'likely'
}

/** Returns another maker's designation that the reader translated, with its maker if the line names it. */
function askedIn({ asked, reading }: MatchedLine): string | undefined {
  if (asked === undefined) return undefined
  const [maker] = makersNamed(reading.model)
  return maker === undefined ? asked : `${maker} ${asked}`
}

const codesIn = (model: string) => designationsIn(keywordOf(model)).map(({ code }) => code)

/** Returns the texts of a line that may be the buyer's own article number. */
function numbersIn({ line, reading }: MatchedLine): string[] {
  const words = reading.model.split(' ').filter((word) => /\d/.test(word))
  return [...new Set([...(line.articleNumber ? [line.articleNumber] : []), reading.model, ...words])]
}

function candidateOf(row: CandidateRow, signs: (Partial<MatchSign> & Pick<MatchSign, 'kind'>)[]): Candidate {
  const { skuId, prodId, shopId, partyCode, prodName, brandName, shopName, pic, unit, price } = row
  return { skuId, prodId, shopId, partyCode, prodName, brandName, shopName, pic, unit, price: wireYuan(price), signs }
}
