import type { AttrKey } from './attrs.ts'
import type { BrandKey } from './brands.ts'
import type { CommentKind } from './comments.ts'
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
  /** Sold by so many; the smallest order is this or a multiple of it. */
  pack?: number
  packs?: number
  comments: CommentKind
  skus: SkuDraft[]
}
