import { normalise, normaliseModel, withoutMarkup } from '../tokens.ts'
import { phraseConditions, takeSizes, takeThreads } from './conditionsMeant.ts'
import { readMotor } from './designations.ts'
import { namedCategory } from './kindsMeant.ts'
import type { Lexicon } from './lexicon.ts'
import { readPhrases } from './phrases.ts'
import type { Phrase } from './phrases.ts'
import { resolve } from './resolve.ts'
import { readAsCarriageSize, readAsDesignation } from './sizesMeant.ts'
import { withoutChatter } from './stopWords.ts'
import { keyOf } from './synonyms.ts'
import { isMaker, isUsedWithNearest, rootsOfWord } from './trade.ts'
import type { Condition, Meaning, WordGroup } from './types.ts'
import { codeOf } from './values.ts'
import { readWords } from './words.ts'
import type { Word } from './words.ts'

/** The maximum number of characters read from a keyword. */
const READ = 200
const WORDS = 16
const PREFERS = 60
/** Clothing sizes by words. */
const worn: Record<string, string> = Object.fromEntries(
  [
    ['S', '小号', '小码', 's码', 'small'],
    ['M', '中号', '中码', '均码', 'm码', 'medium'],
    ['L', '大号', '大码', 'l码', 'large'],
    ['XL', '加大号', '加大码', '特大号', 'xl码', 'xlarge', 'x-large', 'xxl', '2xl'],
  ].flatMap(([size = '', ...words]) => words.map((word) => [word, size])),
)
/** Mountings of motors by words. */
const mounts: Record<string, string> = {
  法兰: 'B5',
  flange: 'B5',
  flanged: 'B5',
  立式: 'B5',
  卧式: 'B3',
  底脚: 'B3',
  地脚: 'B3',
  foot: 'B3',
}
/** Reads any keyword in bounded time. `exact` corrects nothing and reads no conditions. */
export function interpretQuery(
  keyword: string,
  lexicon: Lexicon,
  { exact = false }: { exact?: boolean } = {},
): Meaning {
  const meaning = read(keyword, lexicon, exact)
  // The corrected keyword is read again, because its words may form a phrase: `hexaggon head bolt` is a kind of bolt.
  return meaning.corrected === undefined
    ? meaning
    : { ...read(meaning.corrected, lexicon, exact), corrected: meaning.corrected }
}

function read(keyword: string, lexicon: Lexicon, exact: boolean): Meaning {
  const text = withoutChatter(normalise(withoutMarkup(keyword.slice(0, READ * 2))).slice(0, READ)).trimEnd()
  const phrases = exact ? [] : readPhrases(text, lexicon, (readings) => resolve(readings, [], lexicon) !== undefined)
  const said = wordsBeside(text, phrases, lexicon, !exact)
  const { categoryIds, leaves, head, mentioned } = namedCategory(said, text, lexicon)
  // A maker's name that the catalogue uses as a word of other categories only is read as the maker: a CKD screw is no
  // CKD oil.
  for (const word of leaves.length ? said : [])
    if (isMaker(word.typed) && !lexicon.isBrand(word.typed) && !lexicon.kinds.isSaidOf(word.typed, leaves))
      Object.assign(word, { stop: true, maker: true })

  const subject = { text, leaves, own: mentioned ? [] : leaves, head, lexicon }
  const { conditions, plain } = phraseConditions(phrases, subject)
  // A bare number may be a designation without its letters: bearing 205, electrode 507, carriage 35.
  if (!exact) for (const word of said) readAsDesignation(word, leaves, lexicon)
  if (!exact) for (const word of plain) readAsCarriageSize(word, leaves, lexicon)
  if (!exact && leaves.length) conditions.push(...takeSizes(said, conditions, subject))
  if (!exact && subject.own.length) conditions.push(...takeThreads(said, subject))
  const all = [...said, ...plain].toSorted((a, b) => a.at - b.at)
  const meant = all.filter(({ stop }) => !stop)
  // A maker's name alone finds nothing, and is reported.
  const words = (meant.length || conditions.length ? meant : all.filter((word) => !word.maker)).slice(0, WORDS)
  const designated = words.some(({ typed, isModel, measure }) => isModel && !measure && typed.length > 2)
  return {
    model: modelOf(words, text),
    words: words.map((word) => groupOf(word, mentioned && designated ? undefined : head)),
    conditions: surestFirst(conditions),
    prefers: prefersOf(words, lexicon),
    categoryIds,
    ...othersOf(all, text),
    unsold: words.flatMap(({ typed, near }) =>
      near
        ? [
            {
              typed,
              categoryIds: [...new Set(near.flatMap((name) => lexicon.kinds.namedBy(name)))],
              ...(isUsedWithNearest(keyOf(typed)) && { goesWith: true as const }),
            },
          ]
        : [],
    ),
    ...corrected(text, words),
  }
}

/**
 * Returns the other makers that the keyword names. A name that is also an ordinary word counts only beside `brand` or a
 * designation.
 */
function othersOf(all: readonly Word[], text: string): Pick<Meaning, 'others' | 'maybeOthers'> {
  const isDesignation = (word: Word | undefined) =>
    Boolean(word?.isModel && /\d/.test(word.typed) && word.typed.length > 2)
  const makers = all
    .map((word, i) => {
      const branded =
        /^\s*(?:牌|品牌|brand(?![a-z]))/.test(text.slice(word.at + word.length)) ||
        /(?:牌|(?<![a-z])brand)\s*[:：]?\s*$/.test(text.slice(0, word.at))
      return {
        ...word,
        sure: !rootsOfWord(word.typed) || branded,
        beside: isDesignation(all[i - 1]) || isDesignation(all[i + 1]),
      }
    })
    .filter(({ maker }) => maker)
  const names = (some: typeof makers) => [...new Set(some.map(({ typed }) => typed))]
  return {
    others: names(makers.filter(({ sure }) => sure)),
    maybeOthers: names(makers.filter(({ sure, beside }) => !sure && beside)),
  }
}

function groupOf(word: Word, head: Word | undefined): WordGroup {
  const { typed, alternatives, fallbacks, others, isModel, keys, splitWords, measure } = word
  const mayBeMaker = isMaker(typed) || undefined
  return {
    typed,
    alternatives,
    ...(fallbacks && { fallbacks }),
    ...(others && { others }),
    ...(!isModel && { phrases: keys }),
    isModel,
    ...(word === head && { names: true as const }),
    ...(splitWords && { splitWords }),
    ...(measure && { measure }),
    ...(mayBeMaker && { mayBeMaker }),
  }
}

/** Returns the keyword's designations as one, or the whole keyword if all or none of its words are designations. */
function modelOf(words: readonly Word[], text: string): string {
  const models = words.filter(({ isModel }) => isModel)
  const [only, ...more] = models
  const [token, ...pieces] = only?.alternatives[0] ?? []
  if (token !== undefined && !more.length && !pieces.length) return token
  return normaliseModel(
    models.length === words.length || !models.length ? text : models.map(({ typed }) => typed).join(''),
  )
}

function wordsBeside(text: string, phrases: readonly Phrase[], lexicon: Lexicon, correct: boolean): Word[] {
  const starts = [0, ...phrases.map(({ end }) => end)]
  return starts.flatMap((start, i) =>
    readWords(text.slice(start, phrases[i]?.start ?? text.length), start, lexicon, correct),
  )
}

/** Sorts conditions: those with the most sizes first, then those with the fewest possible attributes. */
function surestFirst(conditions: Condition[]): Condition[] {
  return conditions.toSorted((a, b) => b.all.length - a.all.length || a.labels.length - b.labels.length)
}

/**
 * Returns values named by words (`stainless`), by parts of a designation (`6205-2RS`) or by its meaning (`Y2-132S-4`).
 */
function prefersOf(words: readonly Word[], { values }: Lexicon): number[] {
  const ids = words.flatMap(({ typed, keys, isModel, alternatives, fallbacks, others }) => {
    const motor = isModel ? readMotor(typed) : undefined
    if (motor)
      return [
        ...(values.ofCode.get(motor.frame) ?? []),
        ...(values.ofDimension.get('poles') ?? []).filter(({ number }) => number === Number(motor.poles)),
      ]
    const size = worn[typed]
    if (size)
      return values
        .named('size')
        .flatMap((attrId) => values.ofAttr.get(attrId) ?? [])
        .filter(({ text }) => text.en === size)
    const mount = mounts[typed]
    if (mount)
      return [
        ...values
          .named('mounting')
          .flatMap((attrId) => values.ofAttr.get(attrId) ?? [])
          .filter(({ text }) => text.en === mount),
        ...keys.flatMap((key) => values.ofWord.get(key) ?? values.ofPart.get(key) ?? []),
      ]
    const ours = others ? (fallbacks?.slice(others.from).flat(2) ?? []) : []
    const codes = isModel ? [...typed.split(/[-/\s]/), ...alternatives.flat(), ...ours].map(codeOf) : []
    return [
      ...keys.flatMap((key) => values.ofWord.get(key) ?? values.ofPart.get(key) ?? []),
      ...codes.flatMap((code) => values.ofCode.get(code) ?? []),
    ]
  })
  return [...new Set(ids.map(({ valueId }) => valueId))].slice(0, PREFERS)
}

function corrected(text: string, words: readonly Word[]): { corrected?: string } {
  let changed = text
  for (const { at, length, corrected: word } of words.toReversed())
    if (word) changed = changed.slice(0, at) + word + changed.slice(at + length)
  return changed === text ? {} : { corrected: changed }
}
