import { hanTokens } from '../tokens.ts'
import { holesOf } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { soundsAlike, syllablesOf } from './pinyin.ts'
import { isStop } from './stopWords.ts'
import { variantsOf } from './trade.ts'

const LONGEST = 12
/** The maximum length of a run that is corrected. Longer runs are prose. */
const CORRECTED = 30
const KNOWN = 1
const LOOSE = 1.05
const SOUNDS = 2.6
const MISTAKEN = 3.2
const UNKNOWN = 3
/** The cost of a stop character: `小轴承` is a small bearing, not a typo. */
const STOP = 1.5

/**
 * A word of a Chinese run. `typed` differs from `word` if it was corrected. `loose` marks characters that do not form a
 * known word.
 */
export type HanWord = { word: string; typed: string; loose?: 'known' | 'unknown' }

/** Splits a Chinese run into the fewest and most certain catalogue words, with corrections if `correct` is set. */
export function splitHan(run: string, lexicon: Lexicon, correct: boolean): HanWord[] {
  const characters = [...run]
  const syllables = correct && characters.length <= CORRECTED ? syllablesOf(run) : []
  const best: { cost: number; words: HanWord[] }[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= characters.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start]
      if (!before) continue
      const typed = characters.slice(start, end).join('')
      for (const { word, cost, loose } of readings(typed, start, characters, syllables, lexicon)) {
        const whole = before.cost + cost
        const known = best[end]
        if (!known || whole < known.cost)
          best[end] = { cost: whole, words: [...before.words, { word, typed, ...(loose && { loose }) }] }
      }
    }
  }
  return joinLoose(best[characters.length]!.words, lexicon)
}

function readings(
  typed: string,
  start: number,
  characters: readonly string[],
  syllables: readonly string[],
  lexicon: Lexicon,
): { word: string; cost: number; loose?: HanWord['loose'] }[] {
  const length = [...typed].length
  if (length === 1)
    return [
      standsHere(characters, start, lexicon)
        ? { word: typed, cost: LOOSE, loose: 'known' }
        : isStop(typed)
          ? { word: typed, cost: STOP }
          : { word: typed, cost: UNKNOWN, loose: 'unknown' },
    ]
  if (lexicon.knows(typed) || isStop(typed) || lexicon.isOtherMaker(typed)) return [{ word: typed, cost: KNOWN }]
  const strange = characters.slice(start, start + length).some((_, at) => !standsHere(characters, start + at, lexicon))
  if (!syllables.length || !strange || hanTokens(typed).every((token) => lexicon.hasToken(token))) return []
  const meant = variantsOf(typed).find((word) => lexicon.count(word) > 0)
  if (meant) return [{ word: meant, cost: SOUNDS }]
  const sounding = lexicon.sounds.like(syllables.slice(start, start + length).join(''))[0]
  if (sounding && [...sounding].length === length) return [{ word: sounding, cost: SOUNDS }]
  if (length < 3) return []
  // A different character is only a typo if it sounds alike. Otherwise it is another word (滑动 is not 滚动).
  const near = holesOf(typed)
    .flatMap((hole) => lexicon.holes.get(hole) ?? [])
    .filter((word) => differAlike(typed, word))
    .toSorted((a, b) => lexicon.count(b) - lexicon.count(a))[0]
  return near ? [{ word: near, cost: MISTAKEN }] : []
}

function differAlike(typed: string, word: string): boolean {
  const others = [...word]
  return [...typed].every((character, at) => character === others[at] || soundsAlike(character, others[at]!))
}

/** Whether the catalogue has a pair of the character and one of its neighbours in this text. */
function standsHere(characters: readonly string[], at: number, lexicon: Lexicon): boolean {
  const pair = (first: number) =>
    lexicon.hasToken(characters.slice(first, first + 2).join('')) && first + 1 < characters.length
  return characters.length === 1 ? lexicon.hasToken(characters[0]!) : pair(at) || (at > 0 && pair(at - 1))
}

/** Joins adjacent leftover characters if they form known pairs, or if none of them is known. */
function joinLoose(words: readonly HanWord[], lexicon: Lexicon): HanWord[] {
  const joined: HanWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const together = word.loose === 'unknown' || lexicon.hasToken((last?.word.at(-1) ?? '') + word.word)
    if (word.loose && last?.loose === word.loose && together)
      joined[joined.length - 1] = { word: last.word + word.word, typed: last.typed + word.typed, loose: word.loose }
    else joined.push(word)
  }
  return joined
}
