import { hanTokens, normalise, parts, readStandard, stem, wordToken, wordTokens } from '../tokens.ts'
import { Hints } from './hints.ts'
import { CategoryIndex } from './kinds.ts'
import { Sounds } from './pinyin.ts'
import { Spelling } from './spelling.ts'
import { keyOf, MAX_PHRASE_WORDS, Synonyms, tokensOf } from './synonyms.ts'
import { goodsNames, isMaker, nearOf } from './trade.ts'
import type { LexiconSource } from './types.ts'
import { Values } from './values.ts'

const LONGEST_WORD = 12

type Otherwise = { keys: readonly string[]; others: readonly string[][] }
const nothingElse: Otherwise = { keys: [], others: [] }

/** The vocabulary of the catalogue. Built at the start, and again after the catalogue has grown. */
export class Lexicon {
  readonly values: Values
  readonly hints: Hints
  readonly kinds: CategoryIndex
  readonly synonyms: Synonyms
  readonly sounds: Sounds
  readonly latin: Spelling
  readonly pinyin: Spelling
  /** Chinese words of at least three characters, by the word with one character replaced by `*`. */
  readonly holes = new Map<string, string[]>()
  private readonly counts = new Map<string, number>()
  private readonly brands: ReadonlySet<string>
  private readonly tokens = new Set<string>()
  /** Words of letters, by their first three. */
  private readonly beginnings = new Map<string, string[]>()
  /** All texts of the catalogue, for checking whether it contains a phrase. */
  private readonly texts: string[] = []
  private readonly called = new Map<string, Otherwise>()
  private readonly unsold = new Map<string, readonly string[] | undefined>()

  constructor(source: LexiconSource) {
    this.values = new Values(source)
    this.hints = new Hints(this.values)
    this.kinds = new CategoryIndex(source.categories)
    this.brands = new Set(source.brands.flatMap(({ name }) => [normalise(name.zh), normalise(name.en)]))
    this.synonyms = new Synonyms(source.synonyms)
    for (const { text, categoryId, count } of source.texts) {
      this.read(text, count, categoryId)
      this.noteWithin(text, categoryId, count)
    }
    const named = [...source.categories, ...source.brands, ...source.attrs].flatMap(({ name }) => [name.zh, name.en])
    for (const text of [...named, ...source.values.flatMap(({ value }) => [value.zh, value.en])]) this.read(text, 1)
    for (const ending of this.kinds.sharedEndings()) this.counts.set(ending, this.count(ending) + 1)
    for (const text of [...source.synonyms.flat(), ...goodsNames()]) this.readSynonym(text)

    const count = (word: string) => this.count(word)
    const han = [...this.counts.keys()].filter((word) => /^\p{Script=Han}{2,12}$/u.test(word))
    const letters = [...this.counts.keys()].filter((word) => /^[a-z]{3,}$/.test(word))
    this.sounds = new Sounds(han, count)
    this.latin = new Spelling(letters, count)
    this.pinyin = new Spelling(
      [...this.sounds.keys()].filter((sound) => sound.length >= 6 && sound.length <= 24),
      (sound) => count(this.sounds.like(sound)[0] ?? ''),
    )
    for (const word of han) if (word.length >= 3) for (const hole of holesOf(word)) push(this.holes, hole, word)
    for (const word of letters.toSorted((a, b) => count(b) - count(a))) push(this.beginnings, word.slice(0, 3), word)
  }

  /** Returns how many products use a word (a Chinese run, or the stem of a word of letters). */
  count(word: string): number {
    return this.counts.get(word) ?? 0
  }

  isBrand(key: string): boolean {
    return this.brands.has(key)
  }

  /**
   * Whether the name is a maker that is not sold here. Words that the catalogue itself uses do not count as makers
   * (`CKD` is an oil).
   */
  isOtherMaker(name: string): boolean {
    return (
      isMaker(name) &&
      !this.isBrand(name) &&
      (/^\p{Script=Han}/u.test(name) || name.length > 3 || !this.count(wordToken(name)))
    )
  }

  /** Returns the nearest categories to products not sold here, or undefined if the catalogue uses the name. */
  nearestTo(name: string): readonly string[] | undefined {
    const key = keyOf(name)
    const near = nearOf(key)
    if (!near || this.unsold.has(key)) return this.unsold.get(key)
    const phrase = /^\p{Script=Han}/u.test(key) ? key : ` ${key} `
    const isSaid =
      this.synonyms.has(key) || this.kinds.namedBy(key).length > 0 || this.texts.some((text) => text.includes(phrase))
    this.unsold.set(key, isSaid ? undefined : near)
    return isSaid ? undefined : near
  }

  /** Returns a phrase's synonyms as keys, and as tokens if the catalogue contains them. */
  otherwise(key: string): Otherwise {
    const known = this.called.get(key)
    if (known) return known
    if (!this.synonyms.has(key)) return nothingElse
    const others = this.synonyms.of(key)
    const otherwise = {
      keys: others.map(keyOf),
      others: others
        .map(tokensOf)
        .filter((tokens) => tokens.length > 0 && tokens.every((token) => this.hasToken(token))),
    }
    this.called.set(key, otherwise)
    return otherwise
  }

  knows(word: string): boolean {
    return this.counts.has(word)
  }

  /** Whether a token occurs in the texts. Models are not included. */
  hasToken(token: string): boolean {
    return this.tokens.has(token)
  }

  beginning(start: string): string[] {
    return (this.beginnings.get(start.slice(0, 3)) ?? []).filter((word) => word.startsWith(start)).slice(0, 5)
  }

  private read(text: string, count: number, categoryId?: number) {
    this.texts.push(` ${keyOf(text)} `)
    for (const token of wordTokens(text)) this.tokens.add(token)
    const standard = readStandard(normalise(text))?.token
    if (standard && categoryId !== undefined) this.kinds.note(standard, categoryId, count)
    for (const part of parts(normalise(text))) {
      const words = part.han
        ? [part.text]
        : [wordToken(part.text), ...(/[-/]/.test(part.text) ? part.text.split(/[-/]/).map(stem) : [])]
      for (const word of words)
        if (word && word.length <= (part.han ? LONGEST_WORD : 24)) {
          this.counts.set(word, this.count(word) + count)
          if (categoryId !== undefined) this.kinds.note(word, categoryId, count)
        }
    }
  }

  /** Also records the words within a longer word for its category: 面屏 of 防飞溅面屏. */
  private noteWithin(text: string, categoryId: number, count: number) {
    const words = new Set<string>()
    for (const part of parts(normalise(text)))
      if (part.han)
        for (let start = 0; start < part.text.length - 1; start++)
          for (let end = start + 2; end <= Math.min(part.text.length, start + LONGEST_WORD); end++)
            if (end - start < part.text.length && this.synonyms.has(part.text.slice(start, end)))
              words.add(part.text.slice(start, end))
    for (const word of words) this.kinds.note(word, categoryId, count)
    const letters = keyOf(text).split(' ')
    for (let start = 0; start < letters.length; start++)
      for (let length = 2; length <= MAX_PHRASE_WORDS && start + length <= letters.length; length++) {
        const phrase = letters.slice(start, start + length).join(' ')
        if (this.synonyms.has(phrase)) this.kinds.note(phrase, categoryId, count)
      }
  }

  /** A synonym counts as a word even if no product uses it. */
  private readSynonym(text: string) {
    const [part, ...more] = parts(normalise(text))
    if (part?.han && !more.length && part.text.length <= LONGEST_WORD)
      this.counts.set(
        part.text,
        this.count(part.text) + (hanTokens(part.text).every((token) => this.tokens.has(token)) ? 1 : 0),
      )
    else
      for (const { text: word, han } of parts(normalise(text)))
        if (!han && !this.counts.has(wordToken(word))) this.counts.set(wordToken(word), 0)
  }
}

export function holesOf(word: string): string[] {
  return Array.from(word, (_, at) => `${word.slice(0, at)}*${word.slice(at + 1)}`)
}

function push(map: Map<string, string[]>, key: string, word: string) {
  const list = map.get(key)
  if (list) list.push(word)
  else map.set(key, [word])
}
