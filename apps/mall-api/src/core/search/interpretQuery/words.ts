import { normaliseModel, parts, readStandard, wordToken } from '../tokens.ts'
import { equivalents, isAngular, readMotor } from './designations.ts'
import { splitHan } from './han.ts'
import type { Lexicon } from './lexicon.ts'
import { isPinyin, isSlip } from './pinyin.ts'
import { damerau } from './spelling.ts'
import { readSeries } from './series.ts'
import type { Series } from './series.ts'
import { isStop } from './stopWords.ts'
import { keyOf, MAX_PHRASE_WORDS, tokensOf } from './synonyms.ts'
import { rootsOfWord, sameStandards } from './trade.ts'
import type { WordGroup } from './types.ts'

const ALTERNATIVES = 12
const MARK = 5

/** A word group with its source. `keys` are its phrases (typed and synonyms) for categories and values. */
export type Word = WordGroup & {
  keys: string[]
  at: number
  length: number
  corrected?: string
  stop?: true
  maker?: true
  near?: readonly string[]
  /** Whether digits were read as a designation. */
  figures?: true
}

type Piece = { text: string; at: number; han: boolean; standard?: string }

/**
 * Reads the words of a stretch of the keyword that contains no measures. `from` is the stretch's position in the
 * keyword.
 */
export function readWords(stretch: string, from: number, lexicon: Lexicon, correct: boolean): Word[] {
  const words: Word[] = []
  const pieces = piecesOf(stretch, lexicon)
  for (let i = 0; i < pieces.length;) {
    const piece = pieces[i]!
    let taken = 1
    if (piece.han) words.push(...hanWords(piece, lexicon, correct))
    else if (piece.standard)
      words.push({
        ...standardGroup(piece.text, piece.standard, lexicon),
        keys: [piece.standard, ...sameStandards(piece.standard)],
        isModel: true,
        at: piece.at,
        length: piece.text.length,
      })
    else {
      const found = maker(pieces, i, lexicon) ??
        longPhrase(pieces, i, lexicon) ?? { words: single(piece, lexicon, correct), taken: 1 }
      words.push(...found.words)
      taken = found.taken
    }
    i += taken
  }
  return words.map((word) => ({ ...word, at: word.at + from }))
}

function piecesOf(stretch: string, lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < stretch.length;) {
    const standard =
      at === 0 || !/[a-z\d]/.test(stretch.charAt(at - 1)) ? readStandard(stretch.slice(at, at + 24)) : undefined
    if (standard) {
      pieces.push({ text: stretch.slice(at, at + standard.length), at, han: false, standard: standard.token })
      at += standard.length
      continue
    }
    const [part] = parts(stretch.slice(at, at + 80))
    if (!part) break
    // `skf6205` is a maker and a designation. A hyphen joins two words (deep-groove), unless the catalogue has them as
    // one (o-ring) or they form a designation.
    const [, made = ''] = /^([a-z][a-z&]{2,})-?\d/.exec(part.text) ?? []
    if (made && lexicon.isOtherMaker(made) && (!rootsOfWord(made) || /\d{3}/.test(part.text))) {
      pieces.push({ text: made, at: at + part.at, han: false })
      at += part.at + made.length
      continue
    }
    const split =
      !part.han &&
      /^[a-z]+(?:[-/+&][a-z]+)+$/.test(part.text) &&
      !lexicon.knows(wordToken(part.text)) &&
      !lexicon.isOtherMaker(part.text)
    if (split)
      for (const { 0: text, index } of part.text.matchAll(/[a-z]+/g))
        pieces.push({ text, at: at + part.at + index, han: false })
    else pieces.push({ text: part.text, at: at + part.at, han: part.han })
    at += part.at + part.text.length
  }
  return pieces
}

/** Returns a standard with the equivalent that products here are made to: DIN 934 is GB/T 6170. */
function standardGroup(text: string, token: string, lexicon: Lexicon) {
  const [made] = sameStandards(token)
  return made && made !== token && lexicon.hasToken(made)
    ? { ...group(text, lexicon, [[made]]), fallbacks: [[[token]]] }
    : group(text, lexicon, [[token]])
}

function hanWords({ text, at }: Piece, lexicon: Lexicon, correct: boolean): Word[] {
  let start = at
  return splitHan(text, lexicon, correct).map(({ word, typed, loose }) => {
    const here = loose
      ? { typed: word, isModel: false, keys: [word], alternatives: [present(tokensOf(word), lexicon)] }
      : group(word, lexicon)
    start += typed.length
    const maker = lexicon.isOtherMaker(word)
    return {
      ...here,
      at: start - typed.length,
      length: typed.length,
      ...(word !== typed && { corrected: word }),
      ...((maker || isStop(word)) && { stop: true as const }),
      ...(maker && { maker }),
    }
  })
}

/** Reads another maker's name of one or more words: `bosch rexroth`. */
function maker(pieces: readonly Piece[], from: number, lexicon: Lexicon): { words: Word[]; taken: number } | undefined {
  for (let count = Math.min(3, pieces.length - from); count > 0; count--) {
    const some = pieces.slice(from, from + count)
    const text = some.map((piece) => piece.text).join(' ')
    if (!lexicon.isOtherMaker(text)) continue
    return {
      words: [
        {
          ...group(text, lexicon),
          ...placeOf(some),
          stop: true,
          maker: true,
        },
      ],
      taken: count,
    }
  }
  return undefined
}

function placeOf(pieces: readonly Piece[]): { at: number; length: number } {
  const [first, last] = [pieces[0]!, pieces.at(-1)!]
  return { at: first.at, length: last.at + last.text.length - first.at }
}

/** Returns the known tokens, or all tokens if none is known. */
function present(tokens: string[], lexicon: Lexicon): string[] {
  const known = tokens.filter((token) => lexicon.hasToken(token))
  return known.length ? known : tokens
}

/** Reads adjacent words that mean something together: `ball bearing`, `o ring`, `zhou cheng`. */
function longPhrase(
  pieces: readonly Piece[],
  from: number,
  lexicon: Lexicon,
): { words: Word[]; taken: number } | undefined {
  for (let count = Math.min(6, pieces.length - from); count > 1; count--) {
    const some = pieces.slice(from, from + count)
    if (some.some(({ standard }) => standard)) continue
    const text = some.map((piece) => piece.text).join(' ')
    const place = placeOf(some)
    if (count <= MAX_PHRASE_WORDS && (lexicon.synonyms.has(keyOf(text)) || lexicon.nearestTo(text)))
      return { words: [{ ...group(text, lexicon), ...place }], taken: count }
    if (some.some(({ han }) => han)) continue
    const letters = some.map((piece) => piece.text).join('')
    const texts = some.map((piece) => piece.text)
    const [first = '', second = ''] = texts
    // `rotex 28`, `mb 15ak`: another maker's series with a size.
    const made =
      (count === 2 || (count === 3 && /^[a-z]{1,3}$/.test(texts[2] ?? ''))) &&
      /^[a-z][a-z\d]*[a-z]$/.test(first) &&
      /^\d/.test(second)
        ? bySeries(texts.join(''))
        : undefined
    const model = count <= 3 ? splitModel(texts, lexicon) : undefined
    if (model || made)
      return {
        words: [
          {
            ...withSeries(group(text, lexicon, model ?? [[normaliseModel(texts.join(''))]]), made),
            isModel: true,
            ...place,
            splitWords: some.flatMap((piece) => single(piece, lexicon, false)),
          },
        ],
        taken: count,
      }
    const strange = some.some((piece) => !lexicon.knows(wordToken(piece.text)))
    if (count === 2 && letters.length <= 16 && lexicon.knows(letters) && (strange || first.length === 1))
      return { words: [{ ...group(text, lexicon, [[letters], tokensOf(text)]), ...place }], taken: 2 }
    const sounds =
      strange && some.every((piece) => /^[a-z]{1,6}$/.test(piece.text)) ? lexicon.sounds.split(letters) : undefined
    if (sounds)
      return { words: sounds.map((word) => ({ ...group(word, lexicon), typed: text, ...place })), taken: count }
  }
  return undefined
}

/** Reads a designation typed in pieces: `ucp 206`, `7208 BEP`. */
function splitModel(pieces: readonly string[], lexicon: Lexicon): string[][] | undefined {
  const [first = '', second = ''] = pieces
  const joined = pieces.join('')
  const series =
    (pieces.length === 2 || /^[a-z]{1,3}$/.test(pieces[2] ?? '')) &&
    /^[a-z]{1,4}$/.test(first) &&
    /^\d[a-z\d.-]*$/.test(second) &&
    !isStop(first) &&
    !isStop(pieces[2] ?? '') &&
    !lexicon.synonyms.has(first) &&
    (!lexicon.count(first) || first.length < 3) &&
    !lexicon.kinds.namedBy(first).length
  // The pieces after a designation are a maker's suffixes, not words.
  const others =
    (/\d/.test(first) || series) &&
    !pieces.some(isStop) &&
    pieces.slice(1).every((piece) => piece.length <= MARK || /\d/.test(piece))
      ? equivalents(joined)
      : []
  return others.length || series
    ? others.length
      ? others
      : [[normaliseModel(joined)], pieces.map(wordToken)]
    : undefined
}

function single({ text, at }: Piece, lexicon: Lexicon, correct: boolean): Word[] {
  const place = { at, length: text.length }
  const token = wordToken(text)
  if (!token) return []
  if (isStop(text)) return [{ ...group(text, lexicon), ...place, stop: true }]
  if (/\d/.test(text)) {
    const motor = readMotor(text)
    const bits = token.includes('/')
      ? []
      : text
          .split(/[-/]|(?<=^[a-z]{2,})(?=\d)/)
          .filter(Boolean)
          .map(wordToken)
    const bare = text.replace(/(?<=\d)mm$/, '')
    const others = [
      ...equivalents(text),
      ...(bare === text ? [] : [[wordToken(bare)]]),
      ...(motor ? [[motor.frame, motor.poles]] : []),
    ]
    // Digits alone may mean anything and are read later, beside the product's name.
    const made = /^\d{1,4}$/.test(text) ? undefined : bySeries(text)
    // `#40` is the number of a series, not a figure.
    const alternatives = made && text.startsWith('#') ? [] : isAngular(text) ? others : [[token], ...others]
    const read = group(text, lexicon, alternatives)
    const keys = motor ? [...read.keys, text.startsWith('yej') ? '制动电机' : '三相异步电动机'] : read.keys
    // The figures of another maker's designation (109-40) mean nothing one by one.
    const pieces = made?.tokens.length && bits.every((bit) => /^\d+$/.test(bit)) ? [] : bits
    return [
      {
        ...withSeries({ ...read, keys }, made, pieces),
        isModel: !lexicon.synonyms.has(token),
        ...place,
      },
    ]
  }
  if (lexicon.knows(token) || lexicon.hasToken(token)) return [{ ...group(text, lexicon), ...place }]
  return strange(text, lexicon, correct).map((word) => ({ ...word, ...place }))
}

function bySeries(text: string): Series | undefined {
  const made = readSeries(text)
  return made && (made.tokens.length || made.leaf) ? made : undefined
}

/** Adds fallbacks to a designation: its pieces, this mall's series, then its category. */
export function withSeries<T extends { keys: string[] }>(
  word: T,
  made: Series | undefined,
  bits: readonly string[] = [],
): T & Pick<Word, 'fallbacks' | 'others'> {
  const fallbacks = [
    ...(bits.length > 1 ? [[[...bits]]] : []),
    ...(made?.tokens.length ? [made.tokens] : []),
    ...(made?.leaf ? [[tokensOf(made.leaf)]] : []),
  ]
  return {
    ...word,
    keys: [...word.keys, ...(made?.leaf ? [made.leaf] : [])],
    ...(fallbacks.length && { fallbacks }),
    ...(made && { others: { from: bits.length > 1 ? 1 : 0, leaf: made.leaf } }),
  }
}

/**
 * Reads a word of letters that the catalogue does not have: pinyin, the beginning of a word, two words in one, initials
 * or a typo.
 */
function strange(text: string, lexicon: Lexicon, correct: boolean): Omit<Word, 'at' | 'length'>[] {
  const letters = normaliseModel(text)
  const asTyped = (words: string[]) => words.map((word) => ({ ...group(word, lexicon), typed: text }))
  const sounds = lexicon.sounds.split(letters)
  if (sounds) return asTyped(sounds)
  const began = letters.length >= 3 && /[aeiou]/.test(letters) ? lexicon.beginning(letters) : []
  const bare =
    letters.length > 6 && lexicon.count(letters.replace(/(?:ed|ing)$/, '')) > 0
      ? letters.replace(/(?:ed|ing)$/, '')
      : undefined
  if (bare) return asTyped([bare])
  const [start] = began
  if (start !== undefined)
    return [
      {
        ...group(
          start,
          lexicon,
          began.map((word) => [word]),
        ),
        typed: text,
      },
    ]
  for (let at = 3; at <= letters.length - 3; at++) {
    const [first, second] = [letters.slice(0, at), wordToken(letters.slice(at))]
    if (lexicon.count(first) > 0 && lexicon.count(second) > 0) return asTyped([first, second])
  }
  const initials = letters.length >= 2 && letters.length <= 8 ? lexicon.sounds.abbreviated(letters) : []
  const [initial] = initials
  if (initial !== undefined)
    return [{ ...group(initial, lexicon, initials.map(tokensOf)), keys: initials, typed: text }]
  const nearest = correct ? lexicon.latin.nearest(letters) : undefined
  const near = nearest && (!isPinyin(letters) || damerau(letters, nearest) <= 1) ? nearest : undefined
  if (near) return [{ ...group(near, lexicon), corrected: near }]
  const sound = correct ? lexicon.pinyin.nearest(letters) : undefined
  const meant = sound && isSlip(letters, sound) && lexicon.sounds.like(sound)[0]
  return meant ? [{ ...group(meant, lexicon), corrected: meant }] : [group(text, lexicon)]
}

/** Returns a word or phrase with the synonyms that the catalogue uses. */
function group(text: string, lexicon: Lexicon, any: string[][] = [tokensOf(text)]): Omit<Word, 'at' | 'length'> {
  const near = lexicon.nearestTo(text)
  if (near) return { typed: text, isModel: false, keys: near.map(keyOf), alternatives: near.map(tokensOf), near }
  const key = keyOf(text)
  const { keys, others } = lexicon.otherwise(key)
  const seen = new Set<string>()
  const all = [...any, ...others].filter((tokens) => !seen.has(tokens.join(' ')) && seen.add(tokens.join(' ')))
  return { typed: text, isModel: false, keys: [key, ...keys], alternatives: all.slice(0, ALTERNATIVES) }
}
