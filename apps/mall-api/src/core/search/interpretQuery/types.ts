import type { LocalisedText } from '../../catalogue/types.ts'

/**
 * The meaning of a keyword before the search. A product matches if it has every group of `words` and one SKU meets all
 * conditions.
 */
export type Meaning = {
  /** The keyword as one model (`normaliseModel`), for exact and prefix matches. Empty if it is clearly no model. */
  model: string
  words: WordGroup[]
  /**
   * The conditions, surest first. If all of them together find nothing, the search replaces the last one by its
   * `words`.
   */
  conditions: Condition[]
  /**
   * Values named by words (`stainless`, `red`, `2RS`). They are not required, but choose the SKU that represents a
   * product.
   */
  prefers: number[]
  /** Categories named by words, of any level. Their products rank before products that only mention the words. */
  categoryIds: number[]
  /** Named makers that are not sold here. */
  others: string[]
  /** Words beside a designation that name a maker if it makes such products (`peer 6205`). */
  maybeOthers: string[]
  /**
   * Named products that are not sold here, with the nearest categories, which are searched instead. `goesWith`: their
   * products are used with the named ones, and do not replace them.
   */
  unsold: { typed: string; categoryIds: number[]; goesWith?: true }[]
  /** The corrected keyword, if an unknown word was replaced by a near one. Absent with `exact`. */
  corrected?: string
}

export type WordGroup = {
  /** The text as typed (or corrected), shown if it is dropped. */
  typed: string
  /** Alternatives, the typed one first, then synonyms. Each is a list of tokens (`indexTokens`), all required. */
  alternatives: string[][]
  /**
   * Fallbacks if no alternative matches, tried in order: the designation's pieces, this mall's series, the category.
   */
  fallbacks?: string[][][]
  /**
   * The fallbacks from the index `from` on are another product than the typed one: this mall's series, then its category
   * by Chinese name.
   */
  others?: { from: number; leaf: string }
  /** The phrases of the group, the typed phrase first. Products named by one of them rank first. */
  phrases?: string[]
  /** Whether the group is part of a designation rather than a word. */
  isModel: boolean
  /** Whether the group names the category (`bearing`). Dropped last. */
  names?: true
  /** Whether the group is a measure that no product has. */
  measure?: true
  /** Whether the catalogue's word is also a maker's name (`CKD`). Dropped first. */
  mayBeMaker?: true
  /** The group as separate words, used if nothing matches the group as a whole. */
  splitWords?: WordGroup[]
}

export type Condition = {
  /** The part of the keyword that states the condition. */
  typed: string
  /** The choices, all of which one SKU must meet with one value each: `25x52x15` is three choices, `25 mm` is one. */
  all: Choice[]
  /**
   * The labels of the chip. If a choice may mean several attributes, the likeliest is first, and the search shows the
   * most frequent one.
   */
  labels: { attrId: number; attrName: LocalisedText; label: LocalisedText }[]
  /** The keyword without this condition. */
  without: string
  /** The part of the keyword as plain words, used if the condition is dropped. */
  words: WordGroup[]
  /** Whether the sizes are the nearest ones, because no product has the typed size. */
  near?: true
}

export type Choice = { valueIds: number[]; label?: LocalisedText }

export type LexiconSource = {
  attrs: readonly { attrId: number; name: LocalisedText; unit?: string | null }[]
  values: readonly { attrId: number; attrValueId: number; value: LocalisedText; number?: number | null }[]
  brands: readonly { brandId: number; name: LocalisedText }[]
  categories: readonly CategorySource[]
  /** Product names and keywords, each text once per category, with the number of products. */
  texts: Iterable<{ text: string; categoryId: number; count: number }>
  synonyms: readonly (readonly string[])[]
}

export type CategorySource = {
  categoryId: number
  parentId: number
  name: LocalisedText
  /** Attributes in the buyer's order. May be empty. */
  keyAttrs: readonly number[]
  /** The values of a leaf category's SKUs. */
  valueIds: readonly number[]
}
