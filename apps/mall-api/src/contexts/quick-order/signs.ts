import type { MatchSign } from '@millwright/contract/quick-order/entities'
import { hasPieces } from '@millwright/domain/product/hasPieces'
import { designationsIn, isIdle, keywordOf } from '../../core/search/matchPart.ts'
import { readSuffix } from '../../core/search/makersSuffix.ts'
import { makersNamed } from '../../core/search/makersNamed.ts'
import { normaliseModel, parts, stem, wordTokens } from '../../core/search/tokens.ts'
import type { CandidateRow } from './candidates.ts'

type Sign = Partial<MatchSign> & Pick<MatchSign, 'kind'>
/**
 * The content of a line: its text, its quantity, another maker's or a gone designation that candidates replace, and the
 * part of its suffix that is not understood.
 */
export type Asked = {
  text: string
  quantity: number | undefined
  asked?: string | undefined
  unread?: string | undefined
}
/** Another maker's number in a line, and the parts of its suffix that are not understood or that the product lacks. */
export type CrossRef = { asked: string; unread?: string | undefined; unfit?: string | undefined }

const amount = /(?<![a-z\d.])(\d+(?:\.\d+)?)\s*(kw|w|kn|v|a|bar|mpa|nm|n·m|kg|t|r\/min)(?![a-z\d/])/gi
const measures = /\d+(?:\.\d+)?(?:\s?[x×*]\s?\d+(?:\.\d+)?){1,2}/g
const standards =
  /(?<![a-z\d])(?:din\s*(?=en|iso))?(?:en\s*(?=iso))?(?:gb|iso|din|en|jb|jis|ansi|asme)\s?(?:\/\s?t)?[\s-]?(\d{2,6}(?:\.\d{1,2})?)(?![a-z\d.])/gi
const strengthClass = /^(?:[3-9]\.[689]|1[0-2]\.9|a[1245]-?(?:50|70|80|100))$/
/** Units and words of units, which say nothing about the product. */
const unitPiece =
  /^(?:[级只个件套支根条片块台盒箱包袋卷对副粒米]|pcs?|pce|ea|sets?|nos?|mm|cm|class|grade|din|iso|gb|gb\/t)$/
const plainSize = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/[x*]/g, '×')

/** A line as its words are compared with those of candidates: read once for all of them. */
type Read = {
  text: string
  keyword: string
  runs: ReturnType<typeof designationsIn>
  pieces: ReturnType<typeof parts>
  /** The makers that the line names, and their names' words as they stand in `keyword`. */
  makers: readonly string[]
  makerWords: ReadonlySet<string>
}

function readWords(text: string): Read {
  const keyword = keywordOf(text)
  return {
    text,
    keyword,
    runs: designationsIn(keyword),
    pieces: parts(keyword),
    makers: makersNamed(text),
    makerWords: new Set(makersNamed(keyword).flatMap((name) => [name, ...name.split(' ')])),
  }
}

/** Returns a function that returns what speaks for a candidate of the line, and against it. */
export function signsOf({ text, quantity, asked, unread }: Asked): (row: CandidateRow) => Sign[] {
  const line = readWords(text)
  const stated = [...line.keyword.matchAll(measures)].map(([size]) => plainSize(size))
  return (row) => {
    const own = line.runs.find(({ code }) => code === row.codeNorm)
    const other: CrossRef | undefined = asked === undefined ? crossRefAmong(row, line) : { asked, unread }
    const isReplaced = other !== undefined && !other.unread && !other.unfit
    const dimensions = sizeOf(row)
    const differing = measureSigns(row, stated)
    const sharesSize = dimensions !== undefined && !differing.length && (isReplaced || stated.includes(dimensions))
    return [
      ...(own && asked === undefined ? [{ kind: 'number' as const }] : []),
      ...(isReplaced ? [{ kind: 'interchange' as const, asked: other.asked }] : []),
      ...(other?.unread ? [{ kind: 'notRead' as const, asked: other.unread }] : []),
      ...(other?.unfit ? [{ kind: 'unfit' as const, asked: other.unfit }] : []),
      ...makerSigns(row, line),
      ...differing,
      ...wordSigns(row, line, own).filter(({ kind }) => !differing.length || (kind !== 'size' && kind !== 'words')),
      ...(sharesSize ? [{ kind: 'dimensions' as const, value: `${dimensions.replaceAll('×', ' × ')} mm` }] : []),
      ...ratingSigns(row, text),
      ...(quantity !== undefined && hasPieces(row.stocks, quantity) ? [{ kind: 'inStock' as const }] : []),
    ]
  }
}

/** Returns the other maker's designation in the text that the product replaces by its interchange table. */
export function crossRefIn(row: Pick<CandidateRow, 'crossRefs' | 'codeNorm'>, text: string): CrossRef | undefined {
  return row.crossRefs.length ? crossRefAmong(row, readWords(text)) : undefined
}

function crossRefAmong(
  { crossRefs, codeNorm }: Pick<CandidateRow, 'crossRefs' | 'codeNorm'>,
  { makers, runs, pieces }: Read,
): CrossRef | undefined {
  if (!makers.length) return undefined
  const named = makers.map(normaliseModel)
  for (const { brand, code } of crossRefs) {
    if (!named.includes(normaliseModel(brand))) continue
    const number = normaliseModel(code)
    const run = runs
      .filter((one) => one.code.startsWith(number))
      .sort((a, b) => b.code.length - a.code.length)
      .find(({ from, to }) => from === to)
    if (!run) continue
    const suffix = run.code.slice(number.length)
    const { marks, unread } = readSuffix(suffix)
    const asked = `${brand} ${(pieces[run.from]?.text ?? '').toUpperCase()}`
    // The product's own number may end as the other maker's does.
    if (!suffix || codeNorm.endsWith(suffix)) return { asked }
    if (unread) return { asked, unread: unread.toUpperCase() }
    const isOther = marks !== '' && codeNorm.startsWith(number) && codeNorm.slice(number.length) !== marks
    return { asked, ...(isOther && { unfit: suffix.toUpperCase() }) }
  }
  return undefined
}

/** Returns the measures of the product that differ from those of the line: width 8, not 7. */
function measureSigns(row: CandidateRow, stated: readonly string[]): Sign[] {
  const own = measuresOf(row)
  const alike = stated.map((size) => size.split('×').map(Number)).filter(({ length }) => length === own.length)
  if (alike.some((size) => size.every((measure, at) => measure === own[at]))) return []
  const [asked = []] = alike
  return asked.flatMap((measure, at): Sign[] => {
    const value = own[at]!
    if (measure === value) return []
    const name = row.attrs.findLast(([, unit, number]) => number === value && unit === 'mm')?.[0]
    return [
      { kind: 'measure', ...(name && { name: name.toLowerCase() }), value: String(value), asked: String(measure) },
    ]
  })
}

/** Returns the measures in the SKU's part number, otherwise those of its dimensions. */
function measuresOf(row: CandidateRow): number[] {
  const [size] = [...keywordOf(row.partyCode).matchAll(measures)].map(([found]) => plainSize(found))
  return (size ?? sizeOf(row))?.split('×').map(Number) ?? []
}

function makerSigns({ brands }: CandidateRow, { keyword, pieces, makers }: Read): Sign[] {
  const brand = brands.en.toLowerCase()
  if (keyword.includes(brands.zh) || pieces.some(({ text }) => text === brand)) return [{ kind: 'maker' }]
  return makers.slice(0, 1).map((asked) => ({ kind: 'otherMaker', asked }))
}

type Words = { values: ReadonlySet<string>; names: ReadonlySet<string> }
/** The words of candidates. Many lines of a list have the same ones. */
const wordsByRow = new WeakMap<CandidateRow, Words>()

function wordsOf(row: CandidateRow): Words {
  const known = wordsByRow.get(row)
  if (known) return known
  const names = [row.names.zh, row.names.en, row.category.zh, row.category.en, ...row.keywords, row.brief]
  const words = {
    values: wordTokens(row.attrs.flatMap(([, , , zh, en]) => [zh, en]).join(' ')),
    names: wordTokens(names.join(' ')),
  }
  wordsByRow.set(row, words)
  return words
}

/** Returns the sizes and words of the line that the product has, and the words that it does not have. */
function wordSigns(row: CandidateRow, line: Read, own: { from: number; to: number } | undefined): Sign[] {
  const { values, names } = wordsOf(row)
  const makers = line.makerWords
  const sizes: string[] = []
  const unfit: string[] = []
  let speaks = false
  const [classes, norms]: [string[], string[]] = [[], []]
  const spans = [...line.keyword.matchAll(standards)]
  for (const [found, number = ''] of spans) if (standardOf(row, number)) norms.push(found.toUpperCase())
  for (const [at, { text, han, at: place }] of line.pieces.entries()) {
    if ((own && at >= own.from && at <= own.to) || isIdle(text) || makers.has(text) || unitPiece.test(text)) continue
    if (spans.some(({ 0: found, index }) => place >= index && place < index + found.length)) continue
    if (strengthClass.test(text) && hasClass(row)) {
      ;(hasValue(row, text) ? classes : unfit).push(text.toUpperCase())
      continue
    }
    const norm = /^\d{3,5}$/.test(text) ? standardOf(row, text) : undefined
    if (norm) {
      norms.push(norm)
      continue
    }
    const isBrand = text.includes(row.brands.zh) || text === row.brands.en.toLowerCase()
    if (isBrand) continue
    const tokens = han
      ? [...wordTokens(text)].filter((word) => [...word].length > 1 || text.length === 1)
      : [wordOf(text)]
    const has = (known: ReadonlySet<string>) => tokens.some((token) => known.has(token))
    if (/\d/.test(text) && has(values)) sizes.push(text)
    else if (has(names) || has(values)) speaks ||= !/\d/.test(text)
    else if (han || /^[a-z]{2,}/.test(text)) {
      if (![...makers].some((maker) => text.includes(maker)) && !isPartOf(row, text)) unfit.push(text)
    }
  }
  return [
    ...(sizes.length ? [{ kind: 'size' as const, value: sizes.join(' ') }] : []),
    ...(classes.length ? [{ kind: 'strengthClass' as const, value: classes.join(' ') }] : []),
    ...(norms.length ? [{ kind: 'standard' as const, value: [...new Set(norms)].join(' ') }] : []),
    ...(speaks ? [{ kind: 'words' as const }] : []),
    ...(unfit.length ? [{ kind: 'unfit' as const, asked: unfit.join(' ') }] : []),
  ]
}

/** Returns the product's standard of a number: `GB/T 5783` for 5783. */
function standardOf({ attrs, keywords, brief }: CandidateRow, number: string): string | undefined {
  const text = [...attrs.flatMap(([, , , zh, en]) => [zh, en]), ...keywords, brief].join(' · ')
  return [...text.matchAll(standards)].find(([, own]) => own === number)?.[0]
}

/** Whether a value of the product is the text. */
const hasValue = ({ attrs }: CandidateRow, text: string) =>
  attrs.some(([, , , zh, en]) => [zh, en].some((value) => normaliseModel(value) === normaliseModel(text)))

/** Whether the product has a strength class at all. */
const hasClass = ({ attrs }: CandidateRow) =>
  attrs.some(([, , , zh, en]) => [zh, en].some((value) => strengthClass.test(value.trim().toLowerCase())))

const wordOf = (text: string) => stem(normaliseModel(text))
/** Whether a piece is a part of the SKU's own number, or another maker's number of the product. */
const isPartOf = ({ codeNorm, crossRefs }: CandidateRow, text: string) =>
  codeNorm.includes(normaliseModel(text).replace(/^as568a?(?=\d)/, 'as')) ||
  crossRefs.some(({ code }) => normaliseModel(text).startsWith(normaliseModel(code)))

/** Returns the ratings that the line asks for and the SKU reaches. A rating below the asked one does not fit. */
function ratingSigns({ attrs }: CandidateRow, text: string): Sign[] {
  return [...text.normalize('NFKC').matchAll(amount)].flatMap(([, figures = '', unit = '']): Sign[] => {
    const asked = `${figures} ${unit}`
    const rated = attrs.find(([, of, number]) => of?.toLowerCase() === unit.toLowerCase() && number !== null)
    if (!rated) return []
    const [name, of, number] = rated
    return number! >= Number(figures)
      ? [{ kind: 'rating', name, value: `${number} ${of}`, asked: `${figures} ${of}` }]
      : [{ kind: 'unfit', asked }]
  })
}

/** Returns the main dimensions of the product, in mm: `25×52×15`. */
function sizeOf({ brief }: CandidateRow): string | undefined {
  return /(\d+(?:\.\d+)?(?:×\d+(?:\.\d+)?){1,2}) mm/.exec(brief)?.[1]
}
