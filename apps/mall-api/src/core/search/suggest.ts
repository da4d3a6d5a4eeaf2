import type { WireOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import type { Dictionary } from './index/dictionary.ts'
import { match } from './match.ts'
import { listedRows, noRows } from './rowSet.ts'
import type { Asking, RowSet } from './rowSet.ts'
import type { FoundSku, SearchView } from './searchPort.ts'
import { normalise, normaliseModel, queryTokens, withoutMarkup } from './tokens.ts'
import { understand } from './understand.ts'
import type { Meaning } from './interpretQuery/types.ts'

export type Suggested = NonNullable<WireOf<'suggest'>>[number]

/** The share of a brand's products that must match for the brand to be suggested. */
const SPECIALIST = 0.5
const SPECIALISTS = 2

/**
 * Returns suggestions that begin with or contain the keyword, interpreted like a search. If no model begins with the
 * keyword and it has digits, the suggestions may include models with these sizes.
 */
export async function suggest(view: SearchView, locale: Locale, keyword: string, size: number): Promise<Suggested[]> {
  const typed = normalise(withoutMarkup(keyword))
  if (!typed) return []
  const start = normaliseModel(typed)
  const begun = start ? await view.modelsBegun(start, size) : []
  const meaning = await view.answer(understand(keyword, view.lexicon))
  const meant = begun.length || !/\d/.test(typed) ? [] : await meantModels(view, meaning, size)
  const found = meant.length ? noRows : await view.answer(said(typed, meaning))
  return mix(
    [
      [...begun, ...meant].map((sku) => ({
        kind: 'model' as const,
        text: sku.model,
        prodId: sku.prodId,
        skuId: sku.skuId,
        note: sku.name[locale],
      })),
      classes(view.dictionary, locale, typed),
      await brands(view, locale, typed, found),
      await names(view, locale, typed, found, size),
    ],
    size,
  )
}

/** Suggests models by meaning (`M12x60 stainless bolt`). Each product is represented by a SKU that meets all conditions. */
async function meantModels(view: SearchView, meaning: Meaning, size: number): Promise<FoundSku[]> {
  const { rows, said, conditions, dropped } = await view.answer(match(listedRows, meaning))
  if (!conditions.length || dropped.length) return []
  return (await view.page(rows, { ...meaning, keyword: '', said }, 0, size)).hits
}

function classes(dictionary: Dictionary, locale: Locale, typed: string): Suggested[] {
  return [...dictionary.classes.values()]
    .filter(({ name, categoryId }) => dictionary.isNamed(name, typed) && dictionary.isShown(categoryId))
    .sort((a, b) => a.grade - b.grade || a.seq - b.seq)
    .map(({ name, categoryId }) => {
      const path = dictionary.pathOf(categoryId)
      return {
        kind: 'category' as const,
        text: name[locale],
        categoryPath: path.map((one) => one.categoryId),
        note: path
          .slice(0, -1)
          .map((one) => one.name[locale])
          .join(' / '),
      }
    })
}

/** Returns the rows that contain all words. */
function* said(typed: string, { words }: Meaning): Asking<RowSet> {
  // An unfinished word may begin several words.
  const typedWords = words.length
    ? words
    : queryTokens(typed).map((token) => ({ typed: token, alternatives: [[token]], isModel: false }))
  const { rows, dropped } = yield* match(listedRows, { words: typedWords, conditions: [] })
  return !typedWords.length || dropped.length ? noRows : rows
}

/** Suggests brands with the typed name, then brands of which at least half of the products match. */
async function brands(view: SearchView, locale: Locale, typed: string, rows: RowSet): Promise<Suggested[]> {
  const all = view.dictionary.brands
  const named = [...all.values()].filter(({ name }) => view.dictionary.isNamed(name, typed))
  const found = rows === noRows ? [] : await view.brands(rows)
  const sizes = found.length ? await view.brandSizes() : new Map<number, number>()
  const others = found
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .filter(({ id, count }) => count / (sizes.get(id) ?? Infinity) >= SPECIALIST)
    .flatMap(({ id }) => all.get(id) ?? [])
    .filter((brand) => !named.includes(brand))
  return [...named, ...others.slice(0, SPECIALISTS)].map(({ brandId, name }) => ({
    kind: 'brand' as const,
    text: name[locale],
    brandId,
  }))
}

async function names(
  view: SearchView,
  locale: Locale,
  typed: string,
  rows: RowSet,
  size: number,
): Promise<Suggested[]> {
  if (rows === noRows) return []
  const { hits } = await view.page(rows, { model: '', categoryIds: [], keyword: typed }, 0, size)
  return hits.map(({ prodId, name, categoryId }) => ({
    kind: 'prod' as const,
    text: name[locale],
    prodId,
    note: view.dictionary.classes.get(categoryId)?.name[locale],
  }))
}

/** Divides `size` places among the kinds in turn. Returns the suggestions by kind, without duplicate texts. */
function mix(kinds: Suggested[][], size: number): Suggested[] {
  const shares = kinds.map(() => 0)
  let taken = 0
  for (let round = 0; taken < size && kinds.some((kind) => kind.length > round); round++) {
    for (const [at, kind] of kinds.entries())
      if (kind.length > round && taken < size) {
        shares[at] = round + 1
        taken++
      }
  }
  const seen = new Set<string>()
  return kinds
    .flatMap((kind, at) => kind.slice(0, shares[at]))
    .filter(({ kind, text }) => !seen.has(`${kind} ${text}`) && seen.add(`${kind} ${text}`))
}
