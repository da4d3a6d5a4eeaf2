import type { WireOf } from '@millwright/contract/contract'
import type { MatchSign } from '@millwright/contract/quick-order/entities'
import { CANDIDATE_LIMIT, QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import { hasPieces } from '@millwright/domain/product/hasPieces'
import type { CallContext } from '../../core/call/call.ts'
import { inListTurn, linesIn } from '../../core/turns/inListTurn.ts'
import { LongWork } from '../../core/turns/longWork.ts'
import { makersNamed } from '../../core/search/makersNamed.ts'
import { otherPart } from '../../core/search/otherPart.ts'
import { designationsIn, keywordOf } from '../../core/search/matchPart.ts'
import { substitutesOf } from '../../core/substitute/substitutesOf.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { articleNumbersOf } from '../article-number/articleNumbersOf.ts'
import { matchLines } from '../quote/matchList.ts'
import type { MatchedLine } from '../quote/matchList.ts'
import { candidatesOf, deliverableFirst, goneSkus } from './candidates.ts'
import type { CandidateRow } from './candidates.ts'
import { crossRefIn, signsOf } from './signs.ts'
import type { CrossRef } from './signs.ts'

type Line = NonNullable<WireOf<'readOrderList'>>[number]
type Candidate = NonNullable<Line['candidates']>[number]
/** Returns the SKUs that a buyer's own article numbers stand for, by the text as written. */
export type OwnNumbers = (texts: readonly string[]) => Promise<ReadonlyMap<string, number>>

const noNumbers: OwnNumbers = () => Promise.resolve(new Map())

/** Reads a buyer's list in its turn, with the buyer's own article numbers. */
export async function readBuyersList(
  context: Pick<CallContext, 'db' | 'locale' | 'finder'> & { user: number },
  text: string,
): Promise<Line[]> {
  const ownNumbers: OwnNumbers = async (texts) => {
    const numbers = await articleNumbersOf(context.db, context.user, texts)
    return new Map([...numbers].map(([written, { skuId }]) => [written, skuId]))
  }
  return inListTurn(context, linesIn(text), () => readList(context, text, ownNumbers))
}

/**
 * Reads a pasted list and matches it line by line. One line beyond the limit is returned, to show that the list is
 * longer. A line that holds one of the buyer's own article numbers is matched by it. Behind its matches, a line that needs
 * them has substitutes, of which no line is ever sure.
 */
export async function readList(
  { db, locale, finder }: Pick<CallContext, 'db' | 'locale' | 'finder'>,
  text: string,
  ownNumbers: OwnNumbers = noNumbers,
): Promise<Line[]> {
  const lines = await matchLines(readPastedList(text, QUICK_ORDER_LINE_LIMIT + 1), finder)
  const own = await ownNumbers([...new Set(lines.flatMap(numbersIn))])
  const gone = await goneSkus(
    db,
    lines.filter(({ match }) => match.state !== 'sure').flatMap(({ reading }) => codesIn(reading.model)),
  )
  const chosen = lines.map((line) => {
    const number = numbersIn(line).find((one) => own.has(one))
    const code = line.match.state === 'sure' ? undefined : codesIn(line.reading.model).find((one) => gone.has(one))
    return { line, number, goneId: number !== undefined || code === undefined ? undefined : gone.get(code) }
  })
  const matched = await candidatesOf(db, [...own.values(), ...lines.flatMap(({ match }) => match.skuIds)], locale)
  const stands = chosen.map(({ line, number, goneId }): Stand => {
    const owned = number === undefined ? undefined : matched.get(own.get(number)!)
    const skuIds = owned ? [owned.skuId] : line.match.skuIds
    const rows = skuIds.flatMap((skuId) => matched.get(skuId) ?? [])
    const isOther = otherPart(line.reading.model)
    const fitting = owned || line.match.state === 'sure' ? rows : rows.filter((row) => !isOther(row))
    const found = line.match.state === 'sure' ? deliverableFirst(fitting, line.reading.quantity ?? 1) : fitting
    return { line, number, owned, goneId, ...matchOf(line, owned !== undefined, found.slice(0, CANDIDATE_LIMIT)) }
  })
  const asked = stands.map((stand) => askedOf(stand))
  const substitutes = await substitutesOf(
    db,
    asked.flatMap((one) => one ?? []),
    locale,
  )
  const others = await candidatesOf(
    db,
    [...substitutes.values()].flatMap((ones) => ones.map(({ skuId }) => skuId)),
    locale,
  )
  return new LongWork().map(stands, (stand, at) => {
    const { skuId } = asked[at] ?? {}
    const instead = skuId === undefined ? [] : (substitutes.get(skuId) ?? [])
    return lineOf(
      stand,
      instead.flatMap(({ skuId: other, signs }) => {
        const row = others.get(other)
        return row ? [{ row, signs }] : []
      }),
    )
  })
}

/** A line with its matches, and the SKU that it names but that is not sold any more. */
type Stand = {
  line: MatchedLine
  /** The buyer's own article number, and the SKU that it stands for. */
  number: string | undefined
  owned: CandidateRow | undefined
  goneId: number | undefined
  found: readonly CandidateRow[]
  state: Line['state']
  /** The other maker's number that the first match replaces. */
  other: CrossRef | undefined
}
type Signs = Parameters<typeof candidateOf>[1]

function lineOf(
  { line, number, owned, goneId, found: matches, state, other }: Stand,
  instead: readonly { row: CandidateRow; signs: Signs }[],
): Line {
  const { reading, line: pasted } = line
  const isReplaced = goneId !== undefined && instead.length > 0
  const found = isReplaced ? [] : matches
  const text = number === undefined ? (line.text ?? reading.model) : reading.model.replace(number, ' ')
  const speaking = signsOf({
    text,
    quantity: reading.quantity,
    ...(!owned && askedIn(line)),
  })
  const signs = (row: CandidateRow): Signs => [...(owned ? [{ kind: 'ownNumber' as const }] : []), ...speaking(row)]
  const known = new Set(found.map(({ skuId }) => skuId))
  const articleNumber = number ?? pasted.articleNumber
  return {
    raw: pasted.raw,
    model: reading.model,
    quantity: reading.quantity,
    unit: reading.unit,
    ...(pasted.note && { note: pasted.note }),
    ...(articleNumber && { articleNumber }),
    state: isReplaced ? 'substitute' : state,
    candidates: [
      ...found.map((row) => candidateOf(row, signs(row))),
      ...instead
        .filter(({ row }) => !known.has(row.skuId))
        .map((one) => candidateOf(one.row, isReplaced ? one.signs : replacing(one.signs, other?.asked))),
    ],
  }
}

/** Returns the signs of a substitute that replaces another maker's number, if the line names one. */
function replacing(signs: Signs, asked: string | undefined): Signs {
  return asked === undefined ? signs : signs.map((sign) => (sign.kind === 'interchange' ? { ...sign, asked } : sign))
}

/**
 * Returns the SKU that substitutes are looked up for: one that is not sold any more, one that does not have the
 * quantity in stock, or the match of another maker's number. Undefined if the line needs no substitute.
 */
function askedOf({ line, goneId, found: [first], state }: Stand): { skuId: number; quantity: number } | undefined {
  const quantity = line.reading.quantity ?? 1
  if (goneId !== undefined) return { skuId: goneId, quantity }
  if (!first) return undefined
  const isShort = state === 'sure' && !hasPieces(first.stocks, quantity)
  return isShort || state === 'substitute' ? { skuId: first.skuId, quantity } : undefined
}

/** Returns how well a line is matched. A line with another maker's number is never sure. */
function matchOf(
  line: MatchedLine,
  isOwned: boolean,
  found: readonly CandidateRow[],
): Pick<Stand, 'found' | 'state' | 'other'> {
  const [first] = found
  if (!first) return { found, state: 'none', other: undefined }
  const other = askedIn(line) ?? crossRefIn(first, line.reading.model)
  if (isOwned) return { found, state: 'sure', other }
  if (other) return { found, state: other.unread || other.unfit ? 'likely' : 'substitute', other }
  return { found, state: line.match.state === 'sure' ? 'sure' : 'likely', other }
}

/** Returns another maker's designation that the reader translated, with its maker if the line names it. */
function askedIn({ asked, unread, reading }: MatchedLine): CrossRef | undefined {
  if (asked === undefined) return undefined
  const [maker] = makersNamed(reading.model)
  return { asked: maker === undefined ? asked : `${maker} ${asked}`, unread }
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
