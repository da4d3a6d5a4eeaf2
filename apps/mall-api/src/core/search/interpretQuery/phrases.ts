import { amount, limit, sticky } from './amounts.ts'
import type { Lexicon } from './lexicon.ts'
import { hintRules, rules, threadRule } from './phraseRules.ts'
import type { Rule } from './phraseRules.ts'
import { unitPattern, unitsOf } from './units.ts'
import { quantity } from './wants.ts'
import type { AttributeCondition } from './wants.ts'

/**
 * Part of a keyword with its readings, likeliest first. Each reading is a list of requirements that one SKU must meet
 * together.
 */
export type Phrase = { start: number; end: number; readings: AttributeCondition[][] }

const PHRASES = 8
/** An amount with a Chinese unit or a unit of at least two letters counts as a measure even if no product has it. */
const unmet = sticky(`${amount}\\s?(?<unit>${unitPattern})${limit}`)

/**
 * Returns the non-overlapping parts of a normalised keyword that state a measure: one that `canBe` accepts, or an amount
 * with a unit that no product has.
 */
export function readPhrases(
  text: string,
  lexicon: Lexicon,
  canBe: (readings: AttributeCondition[][]) => boolean,
): Phrase[] {
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

/** Whether a measure can begin here: at the beginning of a word, not within `CN1-16A`. */
function startsHere(text: string, at: number): boolean {
  return (
    !/\s/.test(text.charAt(at)) &&
    (at === 0 ||
      !/[a-z\d./-]/.test(text.charAt(at - 1)) ||
      (/\d/.test(text.charAt(at)) && /[\p{Script=Han}]/u.test(text.charAt(at - 1))) ||
      // `08B双排`: Chinese behind letters is another word.
      (/[\p{Script=Han}]/u.test(text.charAt(at)) && /[a-z]/.test(text.charAt(at - 1))))
  )
}

function firstThatCanBe(
  all: Rule[],
  text: string,
  at: number,
  lexicon: Lexicon,
  canBe: (readings: AttributeCondition[][]) => boolean,
): Phrase | undefined {
  const missed = unmetAt(text, at)
  for (const { pattern, read } of all) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    const readings = read(match.groups ?? {}, lexicon).filter((wants) => wants.length > 0)
    // The longer measure wins: `500吨` is not grade 500, even if no product has 500 t.
    if (readings.length && canBe(readings))
      return missed && missed.end > at + match[0].length ? missed : { start: at, end: at + match[0].length, readings }
  }
  return missed
}

/** Returns an amount with a unit that no product has, as a measure. */
function unmetAt(text: string, at: number): Phrase | undefined {
  unmet.lastIndex = at
  const match = unmet.exec(text)
  const { unit = '', ...amounts } = match?.groups ?? {}
  if (!match || !(unit.length > 1 || /\p{Script=Han}/u.test(unit))) return undefined
  return { start: at, end: at + match[0].length, readings: unitsOf(unit).map((one) => [quantity(amounts, one)]) }
}

/** Reads a word as a thread (`m21`, `m20x123`), whether or not any product has it. */
export function readThread(word: string, lexicon: Lexicon): AttributeCondition[][] {
  threadRule.pattern.lastIndex = 0
  const match = threadRule.pattern.exec(word)
  return match?.[0] === word ? threadRule.read(match.groups ?? {}, lexicon) : []
}
