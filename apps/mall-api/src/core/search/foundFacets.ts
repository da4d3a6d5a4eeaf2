import type { Locale } from '@millwright/domain/locale'
import { MEASURE_SHARE, attrFacets, brandFacet, categoryFacet, keyAttrs } from './facets.ts'
import type { AttrFacet, Counts, Tally } from './facets.ts'
import type { Dictionary } from './index/dictionary.ts'
import { isMaker, rootsOfWord } from './interpretQuery/trade.ts'
import type { Meaning } from './interpretQuery/types.ts'
import { categoryOf, chosenAttrs } from './plan.ts'
import type { Plan, Query } from './plan.ts'
import type { RowSet } from './rowSet.ts'

export type FoundFacets = {
  brands: { brandId: number; brandName: string; count: number }[]
  categories: { categoryId: number; name: string; count: number }[]
  attrs: AttrFacet[]
  keyAttrs: { attrId: number; attrName: string; unit?: string; numeric: boolean }[]
  minPrice?: number
  maxPrice?: number
  understood: {
    conditions: { attrId: number; attrName: string; label: string; without: string }[]
    corrected?: string
    dropped: string[]
    otherMakers: string[]
    notSold: { word: string; near: string[]; goesWith?: boolean }[]
  }
}

/** The counts of a plan, as an engine computes them. */
export type Tallies = {
  /** Products of the result by leaf category. */
  categories: Tally
  /** Products by brand, without the chosen brands. */
  brands: Tally
  /** Counts values of the result, or of the result without the choice of the attribute `without`. */
  values: (without?: number) => Counts
  /** Counts values before any choice. */
  ofClass: () => Counts
  /** The lowest and highest price without the chosen prices. */
  prices: { minPrice: number; maxPrice: number } | undefined
  /** Returns the number of products of a chip's rows. */
  productsOf: (set: RowSet) => number
}

/** Whether attribute facets are useful: within a category, a keyword or a choice, but not for the whole mall. */
export function hasAttrFacets(query: Query, plan: Plan): boolean {
  return Boolean(query.keyword) || categoryOf(query) !== undefined || chosenAttrs(plan).size > 0
}

export function facetsFrom(
  dictionary: Dictionary,
  locale: Locale,
  query: Query,
  meaning: Meaning,
  plan: Plan,
  tallies: Tallies,
): FoundFacets {
  const chosen = chosenAttrs(plan)
  const among = (attrId: number) => tallies.values(chosen.has(attrId) ? attrId : undefined)
  return {
    brands: brandFacet(dictionary, locale, tallies.brands),
    categories: categoryFacet(dictionary, locale, tallies.categories, categoryOf(query)),
    attrs: hasAttrFacets(query, plan)
      ? attrFacets(
          dictionary,
          locale,
          among,
          chosen,
          tallies.ofClass(),
          keyAttrs(dictionary, tallies.categories, MEASURE_SHARE),
        )
      : [],
    keyAttrs: keyAttrs(dictionary, tallies.categories).map(({ attrId, name, unit, kind }) => ({
      attrId,
      attrName: name[locale],
      unit: unit ?? undefined,
      numeric: kind === 'number',
    })),
    ...tallies.prices,
    understood: understoodOf(dictionary, locale, query, meaning, plan, tallies),
  }
}

function understoodOf(
  dictionary: Dictionary,
  locale: Locale,
  { keyword = '' }: Query,
  { corrected, others, maybeOthers, unsold }: Meaning,
  { chips, matched: { dropped, instead, isUnsold } }: Plan,
  tallies: Tallies,
): FoundFacets['understood'] {
  // Nothing is shown, so that no maker or word is left out of a result.
  if (isUnsold)
    return { conditions: [], dropped: [], otherMakers: [], notSold: [{ word: corrected ?? keyword.trim(), near: [] }] }
  const shown = chips.map((chip) => ({ condition: chip.condition, chip: chipOf(locale, chip, tallies) }))
  return {
    conditions: shown.map(({ chip }) => chip),
    ...(corrected !== undefined && { corrected }),
    dropped: dropped.filter((word) => !isMaker(word) || rootsOfWord(word)),
    otherMakers: [
      ...new Set([
        ...others,
        ...maybeOthers.filter((name) => makesThese(dictionary, tallies.categories, name)),
        ...dropped.filter((word) => isMaker(word) && !rootsOfWord(word)),
      ]),
    ].map((name) => asTyped(keyword, name)),
    notSold: [
      ...unsold.map(({ typed, categoryIds, goesWith }) => ({
        word: typed,
        near: categoryIds
          .filter((id) => dictionary.isShown(id))
          .flatMap((id) => dictionary.classes.get(id)?.name[locale] ?? []),
        ...(goesWith && { goesWith }),
      })),
      ...instead.map(({ typed, model, leaf }) => ({
        word: asTyped(keyword, typed),
        near: model
          ? [model]
          : [...dictionary.classes.values()].flatMap(({ name }) => (name.zh === leaf ? [name[locale]] : [])),
      })),
      ...shown.flatMap(({ condition, chip }) =>
        condition.near ? [{ word: condition.typed, near: [chip.label] }] : [],
      ),
    ],
  }
}

/** Whether the maker makes products like the ones found. */
function makesThese(dictionary: Dictionary, categories: Tally, name: string): boolean {
  const roots = new Set(categories.map(({ id }) => dictionary.pathOf(id)[0]?.name.zh ?? ''))
  return rootsOfWord(name)?.some((root) => roots.has(root)) ?? false
}

/** Returns a name as the buyer typed it: `LYC`, not `lyc`. */
function asTyped(keyword: string, name: string): string {
  const at = keyword.toLowerCase().indexOf(name)
  return at < 0 ? name : keyword.slice(at, at + name.length)
}

/**
 * Returns a condition's chip. If the condition may mean several attributes, the chip shows the attribute that most of
 * the result has.
 */
function chipOf(locale: Locale, { condition, labels }: Plan['chips'][number], tallies: Tallies) {
  const counted = labels.flatMap(({ label, rows }) => (rows ? [{ label, n: tallies.productsOf(rows) }] : []))
  const shown = counted.length ? [counted.reduce((a, b) => (b.n > a.n ? b : a)).label] : condition.labels
  return {
    attrId: shown[0]!.attrId,
    attrName: shown.map(({ attrName }) => attrName[locale]).join(' × '),
    label: shown.map(({ label }) => label[locale]).join(' × '),
    without: condition.without,
  }
}
