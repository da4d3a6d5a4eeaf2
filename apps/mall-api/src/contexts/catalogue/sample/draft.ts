import type { AttrKey } from './attrs.ts'
import type { BrandKey } from './brands.ts'
import type { CommentKind } from './comments.ts'
import type { Sector } from './makers.ts'
import type { LocalisedText, DrawingSpec } from '../../../core/catalogue/types.ts'

export type Value = number | string | LocalisedText
export type Values = Partial<Record<AttrKey, Value>>

/** The description of a kind of product: its use and its care. */
export type About = { what: LocalisedText; uses: LocalisedText[]; note: LocalisedText }

export type SkuDraft = {
  code: string
  /** The options that distinguish this size from the others, in the order in which a buyer chooses. */
  options?: Values
  /** Further values of this size that filter lists. */
  values?: Values
  /** The text that this size adds to the interchange (`2rs c3`). Defaults to the size's options. */
  part?: string
  /** Yuan per unit, before quantity discounts. */
  price: number
  weightKg?: number
  picture: DrawingSpec
}

/** A product as the families define it: without ids, stock and quantity prices. */
export type Draft = {
  category: string
  shop: number
  brand: BrandKey
  name: LocalisedText
  brief: LocalisedText
  about: About
  unit?: LocalisedText
  keywords: string[]
  values?: Values
  more?: { key: LocalisedText; value: LocalisedText }[]
  crossRefs?: { brand: string; code: string }[]
  /** A maker-independent name of the part. Products with the same name can replace each other. */
  interchange?: string
  /** Interchanges of accessories. A `*` at the end marks a prefix. */
  goesWith?: string[]
  /** The maker's type name within names, codes and keywords. Other makers' products replace it. */
  series?: string
  /** Pieces per pack. The minimum order is a multiple of it. */
  pack?: number
  packs?: number
  comments: CommentKind
  skus: SkuDraft[]
}

/**
 * The requested range of a family. Without `full` it is the common range, with `full` everything that the standards
 * list. A family with several founding makers yields only one of them if `founding` is false, because a run then
 * replaces the brand.
 */
export type FamilyScope = { full: boolean; founding: boolean }

export type ProductFamily = {
  sector: Sector
  drafts: (range: FamilyScope) => Iterable<Draft>
  /** The number of further makers of the common range in the default mall. */
  rivals: number
  /**
   * Whether the family is standard parts. In a large mall every shop of the sector sells all makers' standard parts.
   */
  bulk: boolean
}
