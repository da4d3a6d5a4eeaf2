import type { Reading } from './pastedLine.ts'
import {
  chineseCount,
  chineseUnits,
  englishCount,
  englishNumerals,
  measureWords,
  unitNamed,
  unitWords,
} from './quantityWords.ts'
import { isWanted, tidy, whole, wholeOf } from './tidyModel.ts'

export const countedUnit = new RegExp(
  `(?:^|[\\s,;:|()[\\]×x*=~≈\\p{Script=Han}-]|\\.{2,}|(?<=\\S)\\+|\\s\\/\\s)(\\d+)(?:\\.0{1,2}|\\.0000)?\\s*[([]?(${unitWords})[)\\]]?\\.?`,
  'iu',
)
/**
 * Patterns of quantities, the surest first: numbers with a word for quantity or a unit, Chinese and English numerals
 * with a unit, and numbers after a multiplication sign.
 */
export const counts: readonly RegExp[] = [
  // `1k pcs`, `2千个`, `60 per assembly`, `7 more of`
  new RegExp(`(?:^|[\\s,;:(])(\\d{1,3}(?:k|千|百|万))\\s*(${unitWords})`, 'iu'),
  /(?:^|[\s,;(])(\d+)\s*(?:per|\/)\s*(?:unit|assembly|assy|set|machine)\s*$/iu,
  /^(\d+) more(?: of)?(?![a-z])/iu,
  new RegExp(
    `(?:qty|quantity|数量|q'ty|menge|共|各)\\.?\\s*[:：=-]?\\s*(\\d+)(?:\\.0{1,2}|\\.0000)?(?![.,]?\\d)\\s*(${unitWords}|${measureWords})?(?![a-z\\d])`,
    'iu',
  ),
  /(?:^|[\s,;:(])(\d+)\s*(?:qty|quantity)(?![a-z])/iu,
  countedUnit,
  new RegExp(`([一二两三四五六七八九十百千万零]{1,7})(${chineseUnits})`, 'u'),
  new RegExp(`(?<![a-z])(${englishNumerals})\\s+(${unitWords})\\.?`, 'iu'),
  // `4 x 25 - 100`: a size, then the quantity
  /(?<=\d\s?[×*x]\s?\d{1,4}(?:\.\d+)?\s)-\s(\d+)\s*$/iu,
  /[\s,;)\p{Script=Han}][×*x]\s*(\d+)$/iu,
  new RegExp(`(?:^|[\\s,;)\\p{Script=Han}])[×*x]\\s*(\\d+)(?=$|[\\s,;])(?!\\s*${measureWords})`, 'iu'),
  /(?<=[^\d\s])\s*[×*]\s*(\d+)\s*$/iu,
  // `1 no`, in small letters: `1 NO` is a contact of a relay.
  /(?<=[\s,])(\d+) nos?\.?\s*$/u,
  // `6 no. UCP205`
  /^(\d+) no(?:s\.?|\.)\s+(?=\S)/u,
  // `M8螺母 2百`
  /[\s,;:(\p{Script=Han}](\d{1,3}[百千万])$/u,
  // `two UCP205`, `two bearings 6205`, `UCP205 two`: not `two way valve VF3130`
  new RegExp(`^(${englishNumerals})\\s+(?=[a-z-]*\\d|[a-z]+(?<![is])s\\s)`, 'iu'),
  new RegExp(`(?<=\\d[^\\s]*\\s)(${englishNumerals})$`, 'iu'),
  /^(\d+)\s*[×*x]\s+(?=\S)/iu,
  /^(\d+)\s*[×*]\s*(?=[a-z\p{Script=Han}])/iu,
]

/**
 * Patterns of numbers that are a quantity unless the catalogue has them as a size: a measure or a number in brackets at
 * the end of a line, a number set off by a dash or another sign, and a measure at the start of a line.
 */
export const looseCounts: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s,;:|(×x*=~≈\\p{Script=Han}-])(\\d+)\\s*(${measureWords})\\)?\\.?\\s*$`, 'iu'),
  new RegExp(`^(\\d+)\\s*(${measureWords})\\s+(?=\\S)`, 'iu'),
  /[([{]\s*[×x*]?\s*(\d+)\s*[)\]}]\s*$/iu,
  /(?:\s[-=:]+>?|[:=>→]|…+|\.{3,})\s*(\d+)\s*$/iu,
]

/** Matches a thread or a short number at the end of a text. */
const shortSize = /(?:^|\s)(?:m\d{1,2}(?:\.\d)?|[φ⌀ø]?\d{1,3}(?:\.\d+)?)\s*$/i
/** Matches a size that is complete, and words before a class. */
const wholeSize = /(?:^|[\s-])m\d{1,2}(?![\d.])|\d\s?[×*x]\s?\d|(?:^|\s)(?:cl|class|gr|grade)\.?$/i

/**
 * Returns whether the text before a multiplication sign may begin a size, so that the number behind the sign is no
 * quantity: `M8`, `35`. In `M10x50 12.9` the size is complete.
 */
export function beginsSize(before: string): boolean {
  const [end] = shortSize.exec(before) ?? []
  return end !== undefined && !wholeSize.test(before.slice(0, before.length - end.length))
}
/** Matches the sign that separates a model from the quantity behind it: `6206 ZZ x 120 pcs`, `6206 ZZ -> 120 pcs`. */
const signBefore = /(?:[([]|(?<=^|[\s,;:|\p{Script=Han}]))(?:x|[~≈+>→…]|[-=]+>|\.{2,})\s*$/iu
/** Matches the sign that separates a model from the quantity before it: `120 pcs x 6206 ZZ`. */
const signAfter = /^\s*x\s+(?=\S)/i
/** `UCP205*4`, `6205x4`: a quantity if the catalogue has the part before the sign. */
export const joinedCount = /(?<=[a-z\d])[×*x](\d+)$/iu

/**
 * Reads a quantity by a pattern whose groups are the number and its unit. The rest of the line is the model, without the
 * sign between model and quantity. `signed` is the reading with a capital X, which may end a model instead: `32008 X`.
 */
export function countBy(pattern: RegExp, line: string) {
  const hit = pattern.exec(line)
  if (!hit) return undefined
  const [written, count = '', unit = ''] = hit
  // A range states no quantity: `10-20 pcs`.
  if (/\s\d+$/.test(line.slice(0, hit.index)) && /^-\d/.test(written))
    return { reading: whole(line.replace(/\s\d+-\d+.*$/, '')) }
  const quantity = scaled(count) ?? chineseCount(count) ?? englishCount(count) ?? wholeOf(count)
  const [before, after] = [line.slice(0, hit.index), line.slice(hit.index + written.length)]
  const head = before.replace(signBefore, '')
  const model = tidy(`${head} ${head.trim() ? after : after.replace(signAfter, '')}`)
  if (quantity === undefined || !isWanted(model)) return undefined
  const reading: Reading = { model, quantity, unit: unitNamed(unit.toLowerCase()) }
  const isPart = head !== before && /\S X\s*$/.test(before)
  const signed = isPart ? [{ ...reading, model: tidy(`${before} ${after}`) }] : []
  return { reading, signed, before, after, written, count, unit }
}

/** Reads `1k`, `2千`. */
function scaled(text: string): number | undefined {
  const [, figures, scale = ''] = /^(\d+)(k|千|百|万)$/i.exec(text) ?? []
  return figures === undefined ? undefined : wholeOf(`${figures}${{ 百: '00', 万: '0000' }[scale] ?? '000'}`)
}
