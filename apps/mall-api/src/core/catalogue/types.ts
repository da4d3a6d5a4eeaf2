import type { Money } from '@millwright/domain/money/money'

/**
 * Types of the sample mall that the generator makes and the importer reads. Ids do not depend on the size of the mall.
 */
export type LocalisedText = { zh: string; en: string }

export type SampleShop = {
  shopId: number
  name: LocalisedText
  intro: LocalisedText
  /** 1: the mall's own shop, 2: an ordinary shop. */
  shopType: 1 | 2
  city: LocalisedText
  phone: string
  /**
   * Freight: `base` yuan per order, free from `freeFrom` on. `excludedProvinces` are codes of regions without delivery.
   */
  freight: { base: Money; freeFrom: Money; excludedProvinces: number[] }
}

export type SampleCategory = {
  categoryId: number
  parentId: number
  grade: 1 | 2 | 3
  seq: number
  name: LocalisedText
  status: 0 | 1
  icon: string
  /** Ids of the attributes shown as table columns, in the buyer's order. Empty above the third level. */
  keyAttrs: number[]
}

export type SampleBrand = { brandId: number; name: LocalisedText }

/** An attribute that filters lists. Its id is the same in all products that have it. */
export type SampleAttr = {
  attrId: number
  name: LocalisedText
  unit?: string
  /**
   * `number`: numeric values in `unit` that can be filtered by range. `choice`: words or designations; those that have
   * an order are numeric too.
   */
  kind: 'number' | 'choice'
  /** Ids of the attributes that must have the same value in parts that fit together. */
  mates?: number[]
}

/** The id follows from the attribute and the value alone, so every run gives a value the same id. */
export type SampleAttrValue = { attrId: number; attrValueId: number; value: LocalisedText; numeric?: number }

export type SampleSku = {
  skuId: number
  /** The model code, which buyers type and read first. */
  partyCode: string
  /**
   * A maker-independent name of the part. SKUs with the same name are offers of the same part. Example: `bearing 6205
   * 2rs c3`.
   */
  interchange?: string
  /** `"内径:25 mm;密封:2RS"` / `"Bore:25 mm;Seal:2RS"`. Empty if the product has one SKU. */
  properties: LocalisedText
  price: Money
  oriPrice?: Money
  tiers: { minQty: number; price: Money }[]
  stocks: number
  minOrderQty: number
  packQty: number
  leadDays: number
  weightKg?: number
  /** Values of this size. Values of the whole product are in the product's own list. */
  attrValueIds: number[]
  picture: DrawingSpec
}

export type SampleProduct = {
  prodId: number
  shopId: number
  brandId: number
  categoryId: number
  name: LocalisedText
  /** The key specification in one line. */
  brief: LocalisedText
  /**
   * Paragraphs and lists as plain HTML (p, h3, ul, li, table). The text is our own, but is still sanitised when shown.
   */
  content: LocalisedText
  unit: LocalisedText
  status: 0 | 1
  soldNum: number
  /** Days between the listing and the data set's fixed date. */
  ageDays: number
  /** Search words in both languages besides the name: synonyms, standards, other brands' designations. */
  keywords: string[]
  attrValueIds: number[]
  parameters: { key: LocalisedText; value: LocalisedText }[]
  crossRefs: { brand: string; code: string }[]
  /**
   * A maker-independent name of the product. Products with the same name can replace each other. Examples: `bearing
   * 6205`, `iso4762 m8 a2-70`.
   */
  interchange?: string
  /** Interchanges of accessories. A `*` at the end marks a prefix. */
  goesWith: string[]
  documents: SampleDocument[]
  skus: SampleSku[]
  comments: SampleComment[]
}

/** `url`: a path of the storefront (`/datasheet/{prodId}`) or of a drawing (`pictures/….svg`, kind `cad`). */
export type SampleDocument = { name: LocalisedText; url: string; kind: 'datasheet' | 'cad' }

export type SampleComment = {
  nickName: string
  score: 1 | 2 | 3 | 4 | 5
  content: string
  ageDays: number
  reply?: string
  anonymous: boolean
  pictures: DrawingSpec[]
}

/** A parametric drawing: a family name and its parameters. `picturePath` gives its path. */
export type DrawingSpec = { family: string; params: Record<string, string | number> }

export type SampleMall = {
  shops: SampleShop[]
  categories: SampleCategory[]
  brands: SampleBrand[]
  attrs: SampleAttr[]
  attrValues: SampleAttrValue[]
  /** Generated lazily, and again on each iteration. */
  products: Iterable<SampleProduct>
  /** Counts of all products including skipped ones, for progress. */
  total: { products: number; skus: number }
}
