import type { ProductIndex } from './index/productIndex.ts'
import { match } from './match.ts'
import { pageOfProducts, productsOf, rowsOf, valuesOfRow } from './rank.ts'
import { normalise, normaliseModel, parts, stem, withoutMarkup, wordTokens } from './tokens.ts'
import type { Meaning } from './interpretQuery/types.ts'

export type PartMatch = { state: 'sure' | 'doubtful' | 'none'; skuIds: number[] }

/** A designation has at most `PIECES` pieces and at least `SHORTEST` characters. */
const PIECES = 6
const SHORTEST = 3
const CHOICES = 6
const LOOKED_AT = 200

type Found = { rows: number[]; rest: { text: string; han: boolean }[] }

/**
 * Matches a list line by a designation written in full. The match is sure if no other word contradicts it; any maker
 * matches unless one is named. Returns undefined without a designation.
 */
export function partNamed(index: ProductIndex, text: string): PartMatch | undefined {
  const found = designationIn(index, keywordOf(text))
  if (!found) return undefined
  const { rows, agrees } = weigh(index, found)
  return { state: agrees ? 'sure' : 'doubtful', skuIds: skusOf(index, rows) }
}

/** Searches for a line without a designation. The result is never sure. */
export function partSearched(index: ProductIndex, text: string, meaningOf: (text: string) => Meaning): PartMatch {
  const keyword = keywordOf(text)
  const meaning = meaningOf(keyword)
  if (!meaning.words.length && !meaning.conditions.length) return { state: 'none', skuIds: [] }
  const { rows } = match(index, index.shownRows(), meaning)
  const found = productsOf(index, rows)
  const products = pageOfProducts(index, rows, found, { ...meaning, keyword }, {}, 0, CHOICES)
  const first = products.flatMap((product) => rowsOf(index, rows, product).slice(0, products.length > 2 ? 1 : 3))
  return first.length
    ? { state: 'doubtful', skuIds: first.slice(0, CHOICES).map((row) => index.skuIdOf(row)) }
    : { state: 'none', skuIds: [] }
}

const keywordOf = (text: string) => normalise(withoutMarkup(text)).slice(0, 120)

/** Returns the longest run of pieces that is a whole designation of the catalogue. */
function designationIn(index: ProductIndex, keyword: string): Found | undefined {
  const pieces = parts(keyword)
  let best: { code: string; from: number; to: number; rows: number[] } | undefined
  for (let from = 0; from < pieces.length; from++) {
    let code = ''
    for (let to = from; to < Math.min(pieces.length, from + PIECES) && !pieces[to]!.han; to++) {
      code += normaliseModel(pieces[to]!.text)
      if (code.length < SHORTEST || !/\d/.test(code) || code.length <= (best?.code.length ?? 0)) continue
      const rows = rowsNamed(index, code)
      if (rows.length) best = { code, from, to, rows }
    }
  }
  if (!best) return undefined
  const { from, to, rows } = best
  return { rows, rest: pieces.filter((_, at) => at < from || at > to) }
}

function rowsNamed(index: ProductIndex, code: string): number[] {
  const rows: number[] = []
  for (const row of index.codes.wholeFrom(code, LOOKED_AT)) if (index.codes.of(row) === code) rows.push(row)
  return rows.filter((row) => index.isShown(row))
}

/** Returns whether the line's other words fit the designation, and the rows that they leave. */
function weigh(index: ProductIndex, { rows: all, rest }: Found): { rows: number[]; agrees: boolean } {
  let rows = all
  let agrees = true
  for (const { text, han } of rest) {
    const makers = makersIn(index, text, han)
    const saying = makers.size
      ? rows.filter((row) => makers.has(index.brandIdOf(index.productOf(row))))
      : rows.filter((row) => says(index, row, text, han))
    if (saying.length) rows = saying
    else if (!isIdle(text)) agrees = false
  }
  const kinds = new Set(rows.map((row) => index.categoryIdOf(index.productOf(row))))
  return { rows, agrees: agrees && kinds.size === 1 }
}

function makersIn(index: ProductIndex, text: string, han: boolean): Set<number> {
  const word = han ? text : normaliseModel(text)
  const named = new Set<number>()
  for (const { brandId, name } of index.dictionary.brands.values())
    if (han ? word.includes(name.zh) : word.length > 1 && normaliseModel(name.en) === word) named.add(brandId)
  return named
}

/** Whether a product has a word in its name, category or values. */
function says(index: ProductIndex, row: number, text: string, han: boolean): boolean {
  const words = saidOf(index, row)
  if (!han) return words.has(stem(normaliseModel(text)))
  const wanted = wordTokens(text)
  const pairs = [...wanted].filter((word) => [...word].length === 2)
  return pairs.length ? pairs.some((pair) => words.has(pair)) : [...wanted].every((word) => words.has(word))
}

/** Cached by index and row, because a list names the same products repeatedly. */
const said = new WeakMap<ProductIndex, Map<number, Set<string>>>()
const SAID_MOST = 2_000

function saidOf(index: ProductIndex, row: number): Set<string> {
  const kept = said.get(index) ?? new Map<number, Set<string>>()
  said.set(index, kept)
  const known = kept.get(row)
  if (known) return known
  if (kept.size >= SAID_MOST) kept.clear()
  const words = wordsOf(index, row)
  kept.set(row, words)
  return words
}

function wordsOf(index: ProductIndex, row: number): Set<string> {
  const product = index.productOf(row)
  const { zh, en } = index.namesOf(product)
  const classes = index.dictionary.pathOf(index.categoryIdOf(product)).flatMap(({ name }) => [name.zh, name.en])
  const values = valuesOfRow(index, row).flatMap(({ value }) => [value.zh, value.en])
  return wordTokens([zh, en, ...index.keywordsOf(product), ...classes, ...values].join(' '))
}

/** Whether a word says nothing about the product. */
function isIdle(text: string): boolean {
  return /^(的|了|和|及|与|或|等|货|品|型|号|原装|正品|现货|全新|国产|进口|规格|型号|数量|单位|系列|the|a|an|and|or|new|type|model|series|no|of|in|stock|ok|x|[.#*/-]+)$/.test(
    text,
  )
}

/** Returns SKUs in stock first, then the cheapest. */
function skusOf(index: ProductIndex, rows: readonly number[]): number[] {
  const inStock = (row: number) => (index.stocks.items[row] === 0 ? 1 : 0)
  return [...new Set(rows)]
    .toSorted((a, b) => inStock(a) - inStock(b) || index.priceOf(a) - index.priceOf(b))
    .slice(0, CHOICES)
    .map((row) => index.skuIdOf(row))
}
