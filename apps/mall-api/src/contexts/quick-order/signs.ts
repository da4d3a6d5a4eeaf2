import type { MatchSign } from '@millwright/contract/quick-order/entities'
import { designationsIn, isIdle, keywordOf } from '../../core/search/matchPart.ts'
import { makersNamed } from '../../core/search/makersNamed.ts'
import { normaliseModel, parts, stem, wordTokens } from '../../core/search/tokens.ts'
import type { CandidateRow } from './candidates.ts'

type Sign = Partial<MatchSign> & Pick<MatchSign, 'kind'>
/** The content of a line: its text, its quantity, and another maker's or a gone designation that candidates replace. */
export type Asked = { text: string; quantity: number | undefined; asked?: string | undefined }

const amount = /(?<![a-z\d.])(\d+(?:\.\d+)?)\s*(kw|w|kn|v|a|bar|mpa|nm|n·m|kg|t|r\/min)(?![a-z\d/])/gi
const measures = /\d+(?:\.\d+)?(?:\s?[x×*]\s?\d+(?:\.\d+)?){1,2}/g
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
export function signsOf({ text, quantity, asked }: Asked): (row: CandidateRow) => Sign[] {
  const line = readWords(text)
  const stated = [...line.keyword.matchAll(measures)].map(([size]) => plainSize(size))
  return (row) => {
    const own = line.runs.find(({ code }) => code === row.codeNorm)
    const replaced = asked ?? crossRefAmong(row, line)
    const dimensions = sizeOf(row)
    const sharesSize = dimensions !== undefined && (replaced !== undefined || stated.includes(dimensions))
    return [
      ...(own && asked === undefined ? [{ kind: 'number' as const }] : []),
      ...(replaced === undefined ? [] : [{ kind: 'interchange' as const, asked: replaced }]),
      ...makerSigns(row, line),
      ...wordSigns(row, line, own),
      ...(sharesSize ? [{ kind: 'dimensions' as const, value: `${dimensions.replaceAll('×', ' × ')} mm` }] : []),
      ...ratingSigns(row, text),
      ...(quantity !== undefined && (row.stocks === -1 || row.stocks >= quantity)
        ? [{ kind: 'inStock' as const }]
        : []),
    ]
  }
}

/** Returns the other maker's designation in the text that the product replaces by its interchange table. */
export function crossRefIn(row: Pick<CandidateRow, 'crossRefs'>, text: string): string | undefined {
  return row.crossRefs.length ? crossRefAmong(row, readWords(text)) : undefined
}

function crossRefAmong(
  { crossRefs }: Pick<CandidateRow, 'crossRefs'>,
  { makers, runs, pieces }: Read,
): string | undefined {
  if (!makers.length) return undefined
  const named = makers.map(normaliseModel)
  for (const { brand, code } of crossRefs) {
    if (!named.includes(normaliseModel(brand))) continue
    const number = normaliseModel(code)
    const run = runs
      .filter((one) => one.code.startsWith(number))
      .sort((a, b) => b.code.length - a.code.length)
      .find(({ from, to }) => from === to)
    if (run) return `${brand} ${(pieces[run.from]?.text ?? '').toUpperCase()}`
  }
  return undefined
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
  for (const [at, { text, han }] of line.pieces.entries()) {
    if ((own && at >= own.from && at <= own.to) || isIdle(text) || makers.has(text)) continue
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
    ...(speaks ? [{ kind: 'words' as const }] : []),
    ...(unfit.length ? [{ kind: 'unfit' as const, asked: unfit.join(' ') }] : []),
  ]
}

const wordOf = (text: string) => stem(normaliseModel(text))
/** Whether a piece is a part of the SKU's own number, or another maker's number of the product. */
const isPartOf = ({ codeNorm, crossRefs }: CandidateRow, text: string) =>
  codeNorm.includes(normaliseModel(text)) ||
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
