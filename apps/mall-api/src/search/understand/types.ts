import type { Both } from '../../catalogue/sample/types.ts'

/**
 * What a keyword means, before anything is looked up. A product is meant when it has every group of `words` and one SKU
 * of it meets every condition together.
 */
export type Meaning = {
  /** The keyword as one model (`normaliseModel`), for exact and beginning matches; empty where it is plainly none. */
  model: string
  words: WordGroup[]
  /**
   * The surest first. Where all together find nothing the search takes the last away, and puts its `words` in its
   * place.
   */
  conditions: Condition[]
  /**
   * Values that words name (`stainless`, `red`, `2RS`): no demand, but of a product's SKUs the one with most of them
   * speaks for it.
   */
  prefers: number[]
  /** Categories that the words name, of any level: what is in them comes before what only mentions them. */
  categoryIds: number[]
  /** Makers that were named and are not sold here. */
  others: string[]
  /** Words beside a designation that name a maker where he makes such goods (`peer 6205`). */
  maybeOthers: string[]
  /**
   * Goods that were named and are not sold here, with the classes that come nearest: those are looked for in their
   * place.
   */
  unsold: { typed: string; categoryIds: number[] }[]
  /**
   * The keyword as it was taken, where a word of it was none of the catalogue's and a near one is. Absent with `exact`.
   */
  corrected?: string
}

export type WordGroup = {
  /** As it was typed (or corrected): what is named when it is dropped. */
  typed: string
  /**
   * Any one of these will do, the typed first, then synonyms; each is tokens as `indexTokens` writes them, all of which
   * must be there.
   */
  any: string[][]
  /**
   * The same for when nothing has any of those, one after the other: a designation by its pieces, as the series is
   * called here, by its class.
   */
  otherwise?: string[][][]
  /**
   * The phrases it stands for, the typed first: a product with one of them in its name comes before one that only
   * mentions it.
   */
  says?: string[]
  /** Part of a designation rather than a word of a language. */
  isModel: boolean
  /** It names the kind of goods (`bearing`): the last to be left out. */
  names?: true
  /** A measure that no goods have. */
  measure?: true
  /** A word of the catalogue that is a maker's name as well (`CKD`): the first to be left out. */
  mayBeMaker?: true
  /** For when nothing has them as one: the same as words of their own. */
  apart?: WordGroup[]
}

export type Condition = {
  /** The stretch of the keyword that said it. */
  typed: string
  /**
   * A SKU meets the condition when it has one value of each choice: `25x52x15` is three choices, `25 mm` one, maybe of
   * several attributes.
   */
  all: Choice[]
  /**
   * For a chip; where one choice is of several attributes the first is the likeliest, and the search shows the one its
   * result has most.
   */
  labels: { attrId: number; attrName: Both; label: Both }[]
  /** The keyword without it. */
  without: string
  /** The stretch as plain words, for when the condition is taken away. */
  words: WordGroup[]
  /** Nothing has what was typed: these are the nearest sizes. */
  near?: true
}

export type Choice = { valueIds: number[]; label?: Both }

/** Everything about the catalogue that reading a keyword needs; made by `makeLexicon` from `LexiconSource`. */
export type LexiconSource = {
  attrs: readonly { attrId: number; name: Both; unit?: string | null }[]
  values: readonly { attrId: number; attrValueId: number; value: Both; number?: number | null }[]
  brands: readonly { brandId: number; name: Both }[]
  categories: readonly CategorySource[]
  /** Names and keywords of products (each text once a category), with how many products say them. */
  texts: Iterable<{ text: string; categoryId: number; count: number }>
  synonyms: readonly (readonly string[])[]
}

export type CategorySource = {
  categoryId: number
  parentId: number
  name: Both
  /** Attributes in the buyer's order; may be empty. */
  keyAttrs: readonly number[]
  /** Of a leaf: the values that its SKUs have. */
  valueIds: readonly number[]
}
