/** How names and models become the words of the index, and how a typed keyword becomes the words that are looked up. */

const MODEL_PREFIX_FROM = 2
const MODEL_PREFIX_TO = 16
export const QUERY_TOKENS = 24

/** Lower case, one width, one kind of times sign, and no space around it: `Ｍ8 × 40` is `m8x40`. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[‐‑‒–—―−]/g, '-').replace(/(\d)\s*[×*x✕]\s*(?=\d)/g, '$1x').trim()
}

/** A model without the marks that people leave out: `6205-2RS/C3` is `62052rsc3`. */
export function normaliseModel(text: string): string {
  return normalise(text).replace(/[^\p{L}\p{N}.]/gu, '')
}

/** Words for the index: Chinese by characters and pairs, words as they are, models with their beginnings. */
export function indexTokens(texts: readonly string[], models: readonly string[]): string[] {
  const tokens = new Set<string>()
  for (const text of texts) {
    for (const part of parts(text)) {
      if (part.han) for (const gram of grams(part.text, 1).concat(grams(part.text, 2))) tokens.add(gram)
      else addWord(tokens, part.text)
    }
  }
  for (const model of models) {
    addWord(tokens, normaliseModel(model))
    for (const piece of normalise(model).split(/[^\p{L}\p{N}.]+/u)) if (piece) addWord(tokens, piece)
  }
  return [...tokens]
}

function addWord(tokens: Set<string>, word: string) {
  const bare = normaliseModel(word)
  if (!bare) return
  tokens.add(stem(bare))
  if (/\d/.test(bare)) for (let end = MODEL_PREFIX_FROM; end < Math.min(bare.length, MODEL_PREFIX_TO); end++) tokens.add(bare.slice(0, end))
}

/** Words of a typed keyword; each must be found. */
export function queryTokens(keyword: string): string[] {
  const tokens = new Set<string>()
  for (const part of parts(keyword)) {
    if (part.han) for (const gram of grams(part.text, part.text.length === 1 ? 1 : 2)) tokens.add(gram)
    else {
      const bare = normaliseModel(part.text)
      if (bare) tokens.add(/\d/.test(bare) ? bare.slice(0, Math.max(MODEL_PREFIX_TO, bare.length)) : stem(bare))
    }
  }
  return [...tokens].slice(0, QUERY_TOKENS)
}

function parts(text: string): { text: string; han: boolean }[] {
  return (normalise(text).match(/\p{Script=Han}+|[^\p{Script=Han}\s,;:、，；：。()（）[\]【】"'“”|]+/gu) ?? []).map((part) => ({ text: part, han: /^\p{Script=Han}/u.test(part) }))
}

function grams(text: string, length: number): string[] {
  const characters = [...text]
  return characters.slice(0, Math.max(0, characters.length - length + 1)).map((_, at) => characters.slice(at, at + length).join(''))
}

/** `bearings` and `bearing` are one word. */
function stem(word: string): string {
  return /^[a-z]{4,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word
}
