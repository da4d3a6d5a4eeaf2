import type { AttrKey } from './attrs.ts'
import type { BrandKey } from './brands.ts'
import type { CommentKind } from './comments.ts'
import type { Sector } from './makers.ts'
import type { Both, DrawingSpec } from './types.ts'

export type Value = number | string | Both
export type Values = Partial<Record<AttrKey, Value>>

/** What a product is, where it is used and what to mind: shared by all products of a kind. */
export type About = { what: Both; uses: Both[]; note: Both }

export type SkuDraft = {
  code: string
  /** What tells this size from its sisters, in the order in which a buyer chooses. */
  options?: Values
  /** What else follows from the size and lists can be narrowed by. */
  values?: Values
  /** This size within the product's interchange (`2rs c3`); its options where it is not said. */
  part?: string
  /** Yuan for one unit, before steps. */
  price: number
  weightKg?: number
  picture: DrawingSpec
}

/** A product as the families write it: no ids, no stock, no steps. */
export type Draft = {
  category: string
  shop: number
  brand: BrandKey
  name: Both
  brief: Both
  about: About
  unit?: Both
  keywords: string[]
  values?: Values
  more?: { key: Both; value: Both }[]
  crossRefs?: { brand: string; code: string }[]
  /** What it is whoever makes it. */
  interchange?: string
  /** Interchanges of what goes with it, or their beginnings with `*`. */
  goesWith?: string[]
  /** The maker's own type name within name, codes and words; another maker's product carries another. */
  series?: string
  /** Sold by so many; the smallest order is this or a multiple of it. */
  pack?: number
  packs?: number
  comments: CommentKind
  skus: SkuDraft[]
}

/**
 * What a family is asked for. The founding makers keep what turns over; `full` is everything that the standards list.
 * Who makes it is laid over what the family says, so a family with several founding makers writes one where `founding`
 * is false.
 */
export type Range = { full: boolean; founding: boolean }

export type Family = {
  sector: Sector
  drafts: (range: Range) => Iterable<Draft>
  /** Further makers of the common range in the mall's default size. */
  rivals: number
  /** Standard parts: in a large mall every shop of the sector offers every maker's, not one shop alone. */
  bulk: boolean
}
