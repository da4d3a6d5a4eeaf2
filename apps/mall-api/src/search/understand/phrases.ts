import { amount, end, limit, num, sticky } from './amounts.ts'
import type { Lexicon } from './lexicon.ts'
import { unitPattern, unitsOf } from './units.ts'
import { codeOf } from './values.ts'

/**
 * What one value of a SKU is asked to be. With `attrs` only these attributes count; otherwise any of the dimension.
 * A single number is met by the nearest value there is within `off` (a share); two bounds by every value between them.
 */
export type Want = {
  attrs?: number[]
  dimension?: string
  near?: number[]
  off?: number
  min?: number
  max?: number
  code?: string
  text?: string
  inch?: string
  range?: string
}

/**
 * A stretch of the keyword with the ways it can be read, the likeliest first; each is wants that one SKU meets
 * together.
 */
export type Phrase = { start: number; end: number; readings: Want[][] }

const PHRASES = 8
/** An amount with a unit of at least two letters, or a Chinese one: a measure, though nothing here has it. */
const unmet = sticky(`${amount}\\s?(?<unit>${unitPattern})${limit}`)

/** What a letter before a size stands for, the likeliest first. */
const letters: Record<string, string[]> = {
  d: ['outside diameter', 'diameter', 'bore', 'cylinder bore', 'shaft diameter'],
  c: [],
  l: ['length', 'stroke'],
  b: ['width'],
  w: ['width'],
  h: ['height', 'head', 'thickness'],
  t: ['thickness', 'width'],
}

type Rule = { pattern: RegExp; read: (match: Record<string, string | undefined>, lexicon: Lexicon) => Want[][] }

const counted: Record<string, string> = {
  一: '1',
  单: '1',
  二: '2',
  两: '2',
  双: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  八: '8',
  single: '1',
  double: '2',
  triple: '3',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
  eight: '8',
}
const nominal: Record<string, number> = {
  '1/8': 6,
  '1/4': 8,
  '3/8': 10,
  '1/2': 15,
  '3/4': 20,
  1: 25,
  '1-1/4': 32,
  '1-1/2': 40,
  2: 50,
  '2-1/2': 65,
  3: 80,
  4: 100,
  5: 125,
  6: 150,
  8: 200,
}

/** M12x60, M10x1.25x40 */
const threadRule: Rule = {
  pattern: sticky(
    String.raw`m(?<d>\d{1,3}(?:\.\d)?)(?:[x-](?<a>\d{1,4}(?:\.\d{1,2})?))?(?:x(?<b>\d{1,4}(?:\.\d)?))?\s?(?:mm|毫米)?${end}`,
  ),
  read: ({ d = '', a, b }, { values }) => {
    const length = (text: string) => ({ attrs: values.named('length'), dimension: 'length', near: [Number(text)] })
    const thread = { code: `m${d}` }
    if (a && b)
      return [
        [{ code: `m${d}x${a}` }, length(b)],
        [thread, length(b)],
      ]
    if (!a) return [[thread]]
    const pitch = [{ code: `m${d}x${a}` }]
    return Number(a) * 3 <= Number(d) ? [pitch, [thread, length(a)]] : [[thread, length(a)], pitch]
  },
}

const rules: Rule[] = [
  threadRule,
  {
    // 25x52x15, 3x2.5平方, 63x100
    pattern: sticky(
      String.raw`(?<a>${num})x(?<b>\d{1,5}(?:\.\d{1,3})?)(?:x(?<c>\d{1,5}(?:\.\d{1,3})?))?\s?(?<unit>mm2|平方毫米|平方|平|mm|毫米)?${end}`,
    ),
    read: ({ a = '', b = '', c, unit }, { values }) => {
      const wants = (numbers: string[], ...names: string[]) =>
        names.map((name, i) => ({ attrs: values.named(name), near: [readNumber(numbers[i]!)] }))
      const cable = wants([a, b], 'cores', 'cross-section')
      if (unit && unit !== 'mm' && unit !== '毫米') return [cable]
      if (c)
        return [
          wants([a, b, c], 'bore', 'outside diameter', 'width'),
          wants([a, b, c], 'width', 'height', 'length'),
          wants([a, c], 'width', 'length'),
          wants([a, b, c], 'outside diameter', 'width', 'bore'),
          wants([a, b, c], 'outside diameter', 'thickness', 'bore'),
        ]
      return [
        ['bore', 'cross-section diameter'],
        ['cylinder bore', 'stroke'],
        ['bore', 'outside diameter'],
        ['width', 'length'],
        ['diameter', 'length'],
        ['outside diameter', 'length'],
        ['diameter', 'lead'],
        ['tube diameter', 'bore'],
        ['bore', 'width'],
      ]
        .map((names) => wants([a, b], ...names))
        .concat([cable])
    },
  },
  {
    // 68号, 2号
    pattern: sticky(String.raw`(?<n>\d{1,3})\s?号`),
    read: ({ n = '' }) => [[{ code: `vg${n}` }], [{ code: `nlgi${n}` }]],
  },
  {
    // 1/2", 1-1/2 inch, 2寸
    pattern: sticky(
      String.raw`(?<size>(?:\d{1,2}-)?\d{1,2}\/\d{1,2}|\d{1,2})\s?-?(?:"|英寸|寸|吋|inch(?:es)?(?![a-z])|in(?![a-z]))`,
    ),
    read: ({ size = '' }) => [[{ inch: size }]],
  },
  {
    // 4分管
    pattern: sticky(String.raw`(?<size>[2346])分`),
    read: ({ size = '' }) => [
      [{ inch: ({ 2: '1/4', 3: '3/8', 4: '1/2', 6: '3/4' } as Record<string, string>)[size]! }],
    ],
  },
  {
    // 四极, four-pole
    pattern: sticky(
      String.raw`(?<n>[一二两三四五六八单双]|two|three|four|six|eight|single|double|triple)[\s-]?(?<unit>极|級|级|芯|齿|刃|排|槽|肢|rows?(?![a-z])|strands?(?![a-z])|grooves?(?![a-z])|legs?(?![a-z])|poles?(?![a-z])|cores?(?![a-z])|flutes?(?![a-z]))`,
    ),
    read: ({ n = '', unit = '' }) => [[{ dimension: unitsOf(unit)[0]?.dimension, near: [Number(counted[n])] }]],
  },
  {
    // 600线, 1024 ppr: pulses a turn; 42码, size 42
    pattern: sticky(
      String.raw`(?<pulses>\d{2,5})\s?(?:线|脉冲|ppr|pulses?)(?![a-z])|(?<size>\d{2})\s?(?:码|号)|size\s(?<worn>\d{2})${end}`,
    ),
    read: ({ pulses, size, worn }, { values }) =>
      pulses
        ? [[{ attrs: values.named('tolerance class'), text: `${pulses} pulses` }]]
        : [[{ attrs: values.named('size'), text: size ?? worn }], [{ code: `vg${size}` }]],
  },
  {
    // 12.9级, 8.8 grade
    pattern: sticky(String.raw`(?<n>\d{1,2}\.\d)\s?(?:级|級|grade|class|gr)(?![a-z])`),
    read: ({ n = '' }, { values }) => [[{ attrs: values.named('property class'), text: n }]],
  },
  {
    // C32, d16: the curve of a breaker and its current; D40, L66, B=12: a size by its letter, as drawings have it
    pattern: sticky(String.raw`(?<letter>[bcdlhwt])\s?=?\s?(?<n>${num})(?:mm|毫米|a)?${end}`),
    read: ({ letter = '', n = '' }, { values }) => [
      [
        { attrs: values.named('trip curve'), text: letter },
        { attrs: values.named('rated current'), near: [readNumber(n)] },
      ],
      ...letters[letter]!.map((name) => [{ attrs: values.named(name), near: [readNumber(n)] }]),
    ],
  },
  {
    // 5.5kw, 0.75-2.2 kW, ≥10bar, under 5 kW, 4-pole
    pattern: sticky(`${amount}[\\s-]?(?<unit>${unitPattern})${limit}`),
    read: (match) => [
      ...(match.from && !match.least ? [[{ range: `${match.from}-${match.to}${match.unit}` }]] : []),
      ...unitsOf(match.unit ?? '').map((unit) => [quantity(match, unit)]),
    ],
  },
  {
    // DN50, PN16, P80, Z20, ⌀25
    pattern: sticky(String.raw`(?<mark>dn|pn|gr|grit |p|z|z=|[⌀øφ∅ф¢]|nw)\s?(?<n>${num})(?:mm)?(?:${end}|(?=[dp]n\d))`),
    read: ({ mark = '', n = '' }, { values }) => {
      const one = readNumber(n)
      if (mark === 'dn' || mark === 'nw')
        return [[{ attrs: values.named('nominal bore'), near: [one] }], [{ dimension: 'length', near: [one] }]]
      if (mark === 'pn') return [[{ dimension: 'pressure', near: [one / 10] }]]
      if (mark === 'p' || mark.startsWith('gr')) return [[{ dimension: 'grit', near: [one] }]]
      if (mark.startsWith('z')) return [[{ dimension: 'teeth', near: [one] }]]
      return [[{ dimension: 'length', near: [one] }]]
    },
  },
  {
    // 30 47 7, 25-52-7: only where goods have these three
    pattern: sticky(String.raw`(?<a>\d{1,3}(?:\.\d)?)[ /-](?<b>\d{1,3}(?:\.\d)?)[ /-](?<c>\d{1,3}(?:\.\d)?)${end}`),
    read: ({ a = '', b = '', c = '' }, { values }) => [
      [a, b, c].map((text, i) => ({
        attrs: values.named(['bore', 'outside diameter', 'width'][i]!),
        near: [Number(text)],
      })),
    ],
  },
  {
    // 2RS, A2-70, IP65, VG 46: designations among the values
    pattern: sticky(String.raw`(?<code>[a-z\d][a-z\d./-]{0,11}(?:\s\d{1,4})?)${end}`),
    read: ({ code = '' }, { values }) => (values.ofCode.has(codeOf(code)) ? [[{ code: codeOf(code) }]] : []),
  },
  {
    pattern: sticky(String.raw`(?<code>[a-z]{1,5}(?![a-z\d./-]|\s?\d)|(?=[a-z.-]*\d)[a-z\d][a-z\d./-]{0,11})${end}`),
    read: ({ code = '' }, { values }) => (values.ofCode.has(codeOf(code)) ? [[{ code: codeOf(code) }]] : []),
  },
  {
    // 1:30, i=30, 速比30
    pattern: sticky(String.raw`(?:1:|i\s?=\s?)(?<n>\d{1,4}(?:\.\d)?)${end}|(?<m>\d{1,4}):1${end}`),
    read: ({ n, m }, { values }) => [[{ attrs: values.named('ratio'), near: [Number(n ?? m)] }]],
  },
]

/** Everything in a keyword, already normalised, that reads as a measure some goods can have; nothing overlaps. */
export function readPhrases(text: string, lexicon: Lexicon, canBe: (readings: Want[][]) => boolean): Phrase[] {
  const phrases: Phrase[] = []
  const hinted = hintRules(lexicon)
  for (let at = 0; at < text.length && phrases.length < PHRASES;) {
    const found =
      startsHere(text, at) || (at > 0 && phrases.at(-1)?.end === at)
        ? firstThatCanBe([...hinted, ...rules], text, at, lexicon, canBe)
        : undefined
    if (found) phrases.push(found)
    at = found?.end ?? at + 1
  }
  return phrases
}

/** A measure begins a word: not within `CN1-16A`. */
function startsHere(text: string, at: number): boolean {
  return (
    !/\s/.test(text[at]!) &&
    (at === 0 || !/[a-z\d./-]/.test(text[at - 1]!) || (/\d/.test(text[at]!) && /[\p{Script=Han}]/u.test(text[at - 1]!)))
  )
}

function firstThatCanBe(
  all: Rule[],
  text: string,
  at: number,
  lexicon: Lexicon,
  canBe: (readings: Want[][]) => boolean,
): Phrase | undefined {
  const missed = unmetAt(text, at)
  for (const { pattern, read } of all) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    const readings = read(match.groups ?? {}, lexicon).filter((wants) => wants.length > 0)
    // `500吨` is no grade 500, though there are no 500 t.
    if (readings.length && canBe(readings))
      return missed && missed.end > at + match[0].length ? missed : { start: at, end: at + match[0].length, readings }
  }
  return missed
}

/** An amount with its unit that no goods have: a measure all the same. */
function unmetAt(text: string, at: number): Phrase | undefined {
  unmet.lastIndex = at
  const match = unmet.exec(text)
  const { unit = '', ...amounts } = match?.groups ?? {}
  if (!match || !(unit.length > 1 || /\p{Script=Han}/u.test(unit))) return undefined
  return { start: at, end: at + match[0].length, readings: unitsOf(unit).map((one) => [quantity(amounts, one)]) }
}

/** What a word alone says of a thread (`m21`, `m20x123`), be there such a one or not. */
export function readThread(word: string, lexicon: Lexicon): Want[][] {
  threadRule.pattern.lastIndex = 0
  const match = threadRule.pattern.exec(word)
  return match?.[0] === word ? threadRule.read(match.groups ?? {}, lexicon) : []
}

/** 内径25, bore 25 mm, 25 mm bore, 长60: the attribute's own name stands beside the number. */
function hintRules({ hints }: Lexicon): Rule[] {
  const read: Rule['read'] = (match) => {
    const attrs = hints.attrs.get(match.hint ?? '') ?? []
    const units = unitsOf(match.unit ?? '')
    return units.length
      ? units.map((unit) => [{ ...quantity(match, unit), attrs }])
      : [[{ ...quantity(match, { dimension: '', factor: 1 }), attrs }]]
  }
  return hints.before && hints.after
    ? [
        { pattern: hints.before, read },
        { pattern: hints.after, read },
      ]
    : []
}

function quantity(
  match: Record<string, string | undefined>,
  { dimension, factor }: { dimension: string; factor: number },
): Want {
  const to = readNumber(match.to ?? '') * factor
  const about =
    dimension === 'horsepower'
      ? { dimension: 'power' }
      : dimension === 'inch'
        ? { dimension: 'length' }
        : dimension
          ? { dimension }
          : {}
  const scale = dimension === 'horsepower' ? [0.7457, 0.7355] : dimension === 'inch' ? [25.4] : [1]
  if (match.from) return { ...about, min: readNumber(match.from) * factor * scale[0]!, max: to * scale[0]! }
  if (match.least || match.leastAfter) return { ...about, min: to * scale[0]! }
  if (match.most || match.mostAfter) return { ...about, max: to * scale[0]! }
  const off = dimension === 'horsepower' ? 0.08 : dimension === 'inch' ? 0.02 : dimension === 'speed' ? 0.04 : undefined
  return { ...about, near: scale.map((one) => to * one), ...(off && { off }) }
}

/** DN of a pipe size in inches. */
export const nominalBore = (inch: string): number | undefined => nominal[inch]

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}
