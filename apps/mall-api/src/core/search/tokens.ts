/** Turns names and models into index tokens, and typed keywords into lookup tokens. */

const MODEL_PREFIX_FROM = 2
const MODEL_PREFIX_TO = 16
export const QUERY_TOKENS = 24

const fraction = /^\d{1,3}(?:-\d{1,2})?\/\d{1,3}$/
/** `GB/T 70.1`, `gb70.1`, `DIN EN ISO 4762`: a standard's body and number. */
const standard =
  /(?<![a-z\d])(?:din\s*(?=en|iso))?(?:en\s*(?=iso))?(gb|iso|din|en|jb|jis|iec|ansi|asme|sae|as|hg|sh|ul)\s?(?:\/\s?[a-z]{1,2})?[\s-]?(\d{1,6}(?:\.\d{1,2})?)(?![a-z\d.])/g

/**
 * Normalises text: lower case, one width, a single form of multiplication sign, dash and inch sign, and no spaces
 * around the multiplication sign. `Ｍ８ × ４０` becomes `m8x40`, `1½″` becomes `1-1/2"`.
 */
export function normalise(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[“”]|′′|''/g, '"')
    .replace(/⁄/g, '/')
    .replace(/(\d)\s*(?:mm|毫米)?\s*(?:[×*x✕]|(?<=\s)by(?=\s))\s*(?=\d)/g, '$1x')
    .replace(/(?<![\d/.])([1-6])\s+(?=\d{1,2}\/\d)/g, '$1-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes tags, scripts and entities from pasted text. */
export function withoutMarkup(text: string): string {
  return text.replace(/<(script|style)\b[^]*?<\/\1\s*>|<[/!]?[a-z][^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,8});/gi, ' ')
}

/** Matches a word that `normalise` leaves as it is. Most words of a catalogue and of a list are of this kind. */
const plainWord = /^(?!.*\dmmx\d)[a-z\d.-]+$/

/** Returns a model without punctuation that people omit: `6205-2RS/C3` becomes `62052rsc3`. */
export function normaliseModel(text: string): string {
  if (plainWord.test(text)) return text.replaceAll('-', '')
  return normalise(text).replace(/[^\p{L}\p{N}.]/gu, '')
}

/**
 * Returns index words: Chinese as characters and pairs, other words as they are, models with their pieces and prefixes.
 */
export function indexTokens(texts: readonly string[], models: readonly string[]): string[] {
  const tokens = new Set<string>()
  for (const text of texts) for (const token of wordTokens(text)) tokens.add(token)
  for (const model of models) {
    addWord(tokens, model)
    for (const piece of normalise(model).split(/[^\p{L}\p{N}.]+/u)) addWord(tokens, piece)
  }
  return [...tokens]
}

export function wordTokens(text: string): Set<string> {
  const tokens = new Set<string>()
  const clean = normalise(text)
  for (const [, body, number = ''] of clean.matchAll(standard)) {
    tokens.add(`${body}${number}`)
    tokens.add(`${body}${number.split('.')[0]}`)
  }
  for (const { text: part, han } of parts(clean)) {
    if (han) for (const gram of grams(part, 1).concat(grams(part, 2))) tokens.add(gram)
    else {
      addWord(tokens, part)
      if (/[^\p{L}\p{N}.]/u.test(part) && !fraction.test(part))
        for (const piece of part.split(/[^\p{L}\p{N}.]+/u)) addWord(tokens, piece)
    }
  }
  return tokens
}

function addWord(tokens: Set<string>, word: string) {
  if (fraction.test(word)) tokens.add(word)
  const bare = normaliseModel(word)
  if (!bare) return
  tokens.add(stem(bare))
  if (/\d/.test(bare))
    for (let end = MODEL_PREFIX_FROM; end < Math.min(bare.length, MODEL_PREFIX_TO); end++)
      tokens.add(bare.slice(0, end))
}

/** Returns the tokens of a keyword. A match has all of them. */
export function queryTokens(keyword: string): string[] {
  const tokens = new Set<string>()
  for (const part of parts(normalise(keyword))) {
    if (part.han) for (const gram of hanTokens(part.text)) tokens.add(gram)
    else {
      const token = wordToken(part.text)
      if (token) tokens.add(token)
    }
  }
  return [...tokens].slice(0, QUERY_TOKENS)
}

/** Returns the lookup tokens of a Chinese word: its character pairs, or its only character. */
export function hanTokens(word: string): string[] {
  return grams(word, [...word].length === 1 ? 1 : 2)
}

/** Returns the lookup token of a model or of a word in another script. */
export function wordToken(word: string): string {
  return fraction.test(word) ? word : stem(normaliseModel(word))
}

/** Returns the standard at the start of a text as one token, with its length. */
export function readStandard(text: string): { token: string; length: number } | undefined {
  const [found] = text.matchAll(standard)
  return found?.index === 0 ? { token: `${found[1]}${found[2]}`, length: found[0].length } : undefined
}

/** Splits a normalised text into runs of Chinese and words of other scripts. */
export function parts(text: string): { text: string; han: boolean; at: number }[] {
  return [...text.matchAll(/\p{Script=Han}+|[^\p{Script=Han}\s,;:、，；：。()（）[\]【】"'“”|]+/gu)].map(
    ({ 0: part, index }) => ({ text: part, han: /^\p{Script=Han}/u.test(part), at: index }),
  )
}

function grams(text: string, length: number): string[] {
  const characters = [...text]
  return characters
    .slice(0, Math.max(0, characters.length - length + 1))
    .map((_, at) => characters.slice(at, at + length).join(''))
}

/** Returns the singular of an English word, so that `bearings` matches `bearing`. */
export function stem(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
