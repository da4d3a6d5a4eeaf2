import { amount, limit, sticky } from './amounts.ts'
import type { Lexicon } from './lexicon.ts'
import { hintRules, rules, threadRule } from './phraseRules.ts'
import type { Rule } from './phraseRules.ts'
import { unitPattern, unitsOf } from './units.ts'
import { quantity } from './wants.ts'
import type { Want } from './wants.ts'

/**
 * A stretch of the keyword with the ways it can be read, the likeliest first; each is wants that one SKU meets
 * together.
 */
export type Phrase = { start: number; end: number; readings: Want[][] }

const PHRASES = 8
/** An amount with a unit of at least two letters, or a Chinese one: a measure, though nothing here has it. */
const unmet = sticky(`${amount}\\s?(?<unit>${unitPattern})${limit}`)

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
