import { LongWork } from '../turns/longWork.ts'
import type { Dictionary } from './index/dictionary.ts'
import { match } from './match.ts'
import { listedRows } from './rowSet.ts'
import type { Part, SearchView } from './searchPort.ts'
import { normalise, normaliseModel, parts, stem, withoutMarkup, wordTokens } from './tokens.ts'
import { understand } from './understand.ts'

export type PartMatch = { state: 'sure' | 'doubtful' | 'none'; skuIds: number[] }
/** `sizes`: the parts of the line that the found products have as a size. */
export type SearchedPart = PartMatch & { sizes: string[] }

/** A designation has at most `PIECES` pieces and at least `SHORTEST` characters. */
const PIECES = 6
const SHORTEST = 3
const CHOICES = 6

type PartsOf = (code: string) => readonly Part[]
/** `joined`: several pieces of the line form the designation. `leads`: the first of them is a designation too. */
type Found = { parts: readonly Part[]; joined: boolean; leads: boolean; rest: { text: string; han: boolean }[] }

/**
 * Matches list lines by designations written in full. A match is sure if every other word fits the product or says
 * nothing about it. Without a maker's name any maker matches. A line without a designation gives undefined, and so do
 * words that only form a designation together beside words that do not fit it: `nut A2 500` is no belt A-2500.
 */
export async function partsNamed(view: SearchView, texts: readonly string[]): Promise<(PartMatch | undefined)[]> {
  const keywords = texts.map(keywordOf)
  const codes = keywords.flatMap((keyword) =>
    [...designationsIn(keyword), ...partedIn(keyword)].map(({ code }) => code),
  )
  const partsOf = await view.parts([...new Set(codes)])
  return new LongWork().map(keywords, (keyword) => named(view.dictionary, partIn(keyword, partsOf)))
}

function named(dictionary: Dictionary, found: Found | undefined): PartMatch | undefined {
  if (!found) return undefined
  const { parts, agrees } = weigh(dictionary, found)
  if (found.joined && !found.leads && !agrees) return undefined
  return { state: agrees ? 'sure' : 'doubtful', skuIds: skusOf(parts) }
}

/** Searches for a line without a designation. The result is never sure. */
export async function partSearched(view: SearchView, text: string): Promise<SearchedPart> {
  const keyword = keywordOf(text)
  const meaning = await view.answer(understand(keyword, view.lexicon))
  if (!meaning.words.length && !meaning.conditions.length) return { state: 'none', skuIds: [], sizes: [] }
  const { rows, said, conditions } = await view.answer(match(listedRows, meaning))
  const { hits } = await view.page(rows, { ...meaning, keyword, said }, 0, CHOICES)
  const skuIds = hits
    .flatMap(({ skuId, skuIds: alike, matching }) =>
      [...new Set([skuId, ...alike, ...matching])].slice(0, hits.length > 2 ? 1 : 3),
    )
    .slice(0, CHOICES)
  const sizes = conditions.filter(({ near }) => !near).map(({ typed }) => typed)
  return { state: skuIds.length ? 'doubtful' : 'none', skuIds, sizes }
}

export const keywordOf = (text: string) => normalise(withoutMarkup(text)).slice(0, 120)

/** `GV-NP-L`: a designation without digits. */
const lettered = /^[a-z]{2,}-[a-z]{2,}-[a-z]{1,3}$/

/** Returns the runs of pieces that may be a designation. */
export function designationsIn(keyword: string): { code: string; from: number; to: number }[] {
  const pieces = parts(keyword)
  const runs: { code: string; from: number; to: number }[] = []
  for (let from = 0; from < pieces.length; from++) {
    let code = ''
    for (let to = from; to < Math.min(pieces.length, from + PIECES) && !pieces[to]!.han; to++) {
      const piece = normaliseModel(pieces[to]!.text)
      // A sign between spaces separates.
      if (!piece) break
      code += piece
      if (code.length >= SHORTEST && (/\d/.test(code) || (to === from && lettered.test(pieces[to]!.text))))
        runs.push({ code, from, to })
    }
  }
  return runs
}

/** A mark behind a bearing's designation: `2RS`, `ZZ`, `C3`. */
const mark = /^(?:2rs|zz|c3|p5|p6x)$/
const bearing = /^(?:[67]\d{3}[bc]?|[67]\d{3}-(?:2rs|zz)|3[0-3]\d{3})$/

/**
 * Returns the designations of bearings whose marks stand apart: `6205 bearing 2RS C3` means 6205-2RS/C3, not 6205. The
 * longest come first. A mark that follows its designation directly belongs to a run.
 */
function partedIn(keyword: string): { code: string; at: number[] }[] {
  const pieces = parts(keyword)
  const base = pieces.findIndex(({ text }) => bearing.test(text))
  const marks = pieces.flatMap(({ text }, at) => (mark.test(text) && base >= 0 && at !== base ? [at] : []))
  if (!marks.length) return []
  const code = (at: readonly number[]) => at.map((one) => normaliseModel(pieces[one]!.text)).join('')
  const order = marks.toSorted((a, b) => Number(/^c\d/.test(pieces[a]!.text)) - Number(/^c\d/.test(pieces[b]!.text)))
  return [order, ...(order.length > 1 ? order.map((one) => [one]) : [])].map((own) => ({
    code: code([base, ...own]),
    at: [base, ...own],
  }))
}

/** Returns the SKUs of the longest run of pieces that is a whole designation of the catalogue. */
function partIn(keyword: string, partsOf: PartsOf): Found | undefined {
  const longest = designationsIn(keyword).sort((a, b) => b.code.length - a.code.length)
  for (const { code, at } of partedIn(keyword)) {
    const found = partsOf(code)
    if (found.length)
      return { parts: found, joined: true, leads: true, rest: parts(keyword).filter((_, place) => !at.includes(place)) }
  }
  for (const { code, from, to } of longest) {
    const found = partsOf(code)
    if (found.length)
      return {
        parts: found,
        joined: to > from,
        leads: to > from && partsOf(normaliseModel(parts(keyword)[from]!.text)).length > 0,
        rest: parts(keyword).filter((_, at) => at < from || at > to),
      }
  }
  return undefined
}

/**
 * Returns the SKUs that fit the line's other words, and whether every word fits and all these SKUs are of one category.
 */
function weigh(dictionary: Dictionary, { parts: all, rest }: Found): { parts: readonly Part[]; agrees: boolean } {
  let left = all
  let agrees = true
  for (const { text, han } of rest) {
    const makers = makersIn(dictionary, text, han)
    const saying = makers.size
      ? left.filter(({ brandId }) => makers.has(brandId))
      : left.filter((part) => says(part, text, han))
    if (saying.length) left = saying
    if (!isIdle(text) && !(saying.length && (makers.size || saying.every((part) => saysAll(part, text, han)))))
      agrees = false
  }
  const kinds = new Set(left.map(({ categoryId }) => categoryId))
  return { parts: left, agrees: agrees && kinds.size === 1 }
}

function makersIn(dictionary: Dictionary, text: string, han: boolean): Set<number> {
  const word = han ? text : normaliseModel(text)
  const named = new Set<number>()
  for (const { brandId, name } of dictionary.brands.values())
    if (han ? word.includes(name.zh) : word.length > 1 && normaliseModel(name.en) === word) named.add(brandId)
  return named
}

/** Whether a product has a word in its name, category or values. */
function says(part: Part, text: string, han: boolean): boolean {
  const words = part.words()
  if (!han) return words.has(stem(normaliseModel(text)))
  const wanted = wordTokens(text)
  const pairs = [...wanted].filter((word) => [...word].length === 2)
  return pairs.length ? pairs.some((pair) => words.has(pair)) : [...wanted].every((word) => words.has(word))
}

/** Whether the product has every character of a Chinese word, in pairs. `两面铁盖轴承` says more than `轴承`. */
function saysAll(part: Part, text: string, han: boolean): boolean {
  if (!han) return true
  const words = part.words()
  const characters = [...text]
  const said = (at: number) => words.has(characters.slice(at, at + 2).join(''))
  return characters.length < 3 || characters.every((_, at) => said(at) || (at > 0 && said(at - 1)))
}

/** Whether a word says nothing about the product. */
export function isIdle(text: string): boolean {
  return /^(的|了|和|及|与|或|等|货|品|型|号|原装|正品|现货|全新|国产|进口|规格|型号|数量|单位|系列|the|a|an|and|or|new|type|model|series|no|of|in|stock|ok|x|[.#*/-]+)$/.test(
    text,
  )
}

/** Returns SKUs in stock first, then the cheapest. */
function skusOf(found: readonly Part[]): number[] {
  return [...found]
    .sort((a, b) => Number(b.inStock) - Number(a.inStock) || a.price - b.price)
    .slice(0, CHOICES)
    .map(({ skuId }) => skuId)
}
