import type { WireOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { has, noBits } from './index/bits.ts'
import type { Bits } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { match } from './match.ts'
import { pageOfProducts, productsOf, representativeSkuSelector } from './rank.ts'
import { normalise, normaliseModel, queryTokens, withoutMarkup } from './tokens.ts'
import type { Meaning } from './interpretQuery/types.ts'

export type Suggested = NonNullable<WireOf<'suggest'>>[number]

const MODELS_LOOKED_AT = 400
/** The share of a brand's products that must match for the brand to be suggested. */
const SPECIALIST = 0.5
const SPECIALISTS = 2

type Found = { rows: Bits; products: number[] }

/**
 * Returns suggestions that begin with or contain the text, interpreted like a search. If no model begins with it, a
 * keyword with digits may mean sizes.
 */
export function suggest(
  index: ProductIndex,
  locale: Locale,
  keyword: string,
  size: number,
  meaningOf: (keyword: string) => Meaning,
): Suggested[] {
  const typed = normalise(withoutMarkup(keyword))
  if (!typed) return []
  const begun = models(index, locale, normaliseModel(typed), size)
  const meaning = meaningOf(keyword)
  const meant = begun.length || !/\d/.test(typed) ? [] : meantModels(index, locale, meaning, size)
  const found = meant.length ? { rows: noBits(index.rows), products: [] } : said(index, typed, meaning)
  return mix(
    [
      [...begun, ...meant],
      classes(index, locale, typed),
      brands(index, locale, typed, found),
      names(index, locale, typed, found, size),
    ],
    size,
  )
}

function models(index: ProductIndex, locale: Locale, start: string, size: number): Suggested[] {
  if (!start) return []
  const shown = index.shownRows()
  const seen = new Set<string>()
  return index.codes
    .wholeFrom(start, MODELS_LOOKED_AT)
    .filter((row) => has(shown, row))
    .sort((a, b) => index.codes.of(a).length - index.codes.of(b).length)
    .filter((row) => !seen.has(index.codes.of(row)) && seen.add(index.codes.of(row)))
    .slice(0, size)
    .map((row) => modelOf(index, locale, row))
}

/** Suggests models by meaning (`M12x60 stainless bolt`): of each product the SKU that meets everything. */
function meantModels(index: ProductIndex, locale: Locale, meaning: Meaning, size: number): Suggested[] {
  const shown = index.shownRows()
  const { rows, said, conditions, dropped } = match(index, shown, meaning)
  if (!conditions.length || dropped.length) return []
  const speaks = representativeSkuSelector(index, { ...meaning, said })
  return pageOfProducts(index, rows, productsOf(index, rows), { ...meaning, keyword: '' }, {}, 0, size).map((product) =>
    modelOf(index, locale, speaks(rows, product).row),
  )
}

function modelOf(index: ProductIndex, locale: Locale, row: number): Suggested {
  const product = index.productOf(row)
  return {
    kind: 'model',
    text: index.codes.written(row),
    prodId: index.prodIdOf(product),
    skuId: index.skuIdOf(row),
    note: index.namesOf(product)[locale],
  }
}

function classes(index: ProductIndex, locale: Locale, typed: string): Suggested[] {
  const { dictionary } = index
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

/** Returns the places of products that contain all words. */
function said(index: ProductIndex, typed: string, { words }: Meaning): Found {
  // An unfinished word may begin several words.
  const typedWords = words.length
    ? words
    : queryTokens(typed).map((token) => ({ typed: token, alternatives: [[token]], isModel: false }))
  const { rows, dropped } = match(index, index.shownRows(), { words: typedWords, conditions: [] })
  return !typedWords.length || dropped.length ? { rows, products: [] } : { rows, products: productsOf(index, rows) }
}

/** Suggests brands with that name, then brands that sell little else. */
function brands(index: ProductIndex, locale: Locale, typed: string, { products }: Found): Suggested[] {
  const counts = new Map<number, number>()
  for (const product of products) counts.set(index.brandIdOf(product), (counts.get(index.brandIdOf(product)) ?? 0) + 1)
  const special = (brandId: number) =>
    (counts.get(brandId) ?? 0) / (index.productsByBrand.get(brandId)?.length ?? Infinity) >= SPECIALIST
  const { brands: all } = index.dictionary
  const named = [...all.values()].filter(({ name }) => index.dictionary.isNamed(name, typed))
  const others = [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .flatMap(([brandId]) => all.get(brandId) ?? [])
    .filter((brand) => special(brand.brandId) && !named.includes(brand))
  return [...named, ...others.slice(0, SPECIALISTS)].map(({ brandId, name }) => ({
    kind: 'brand' as const,
    text: name[locale],
    brandId,
  }))
}

function names(
  index: ProductIndex,
  locale: Locale,
  typed: string,
  { rows, products }: Found,
  size: number,
): Suggested[] {
  return pageOfProducts(index, rows, products, { model: '', categoryIds: [], keyword: typed }, {}, 0, size).map(
    (product) => ({
      kind: 'prod' as const,
      text: index.namesOf(product)[locale],
      prodId: index.prodIdOf(product),
      note: index.dictionary.classes.get(index.categoryIdOf(product))?.name[locale],
    }),
  )
}

/** Returns the first of each kind, then the second of each, and so on, grouped by kind and without duplicate texts. */
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
