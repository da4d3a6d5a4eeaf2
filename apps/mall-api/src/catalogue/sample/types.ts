import type { Money } from '@millwright/domain/money/money'

/**
 * The sample mall before it is rows: what the generator makes and the importer reads. No id depends on the size of the
 * mall.
 */
export type Both = { zh: string; en: string }

export type SampleShop = {
  shopId: number
  name: Both
  intro: Both
  /** 1 the mall's own, 2 ordinary. */
  shopType: 1 | 2
  city: Both
  phone: string
  /** Freight: `base` yuan an order, nothing from `freeFrom` on; regions (province codes) it does not deliver to. */
  freight: { base: Money; freeFrom: Money; excludedProvinces: number[] }
}

export type SampleCategory = {
  categoryId: number
  parentId: number
  grade: 1 | 2 | 3
  seq: number
  name: Both
  status: 0 | 1
  icon: string
  /** Attributes that a table of this leaf shows as columns, in the buyer's order; empty above the leaves. */
  keyAttrs: number[]
}

export type SampleBrand = { brandId: number; name: Both }

/** One attribute that lists can be narrowed by; ids are shared by all products that have it. */
export type SampleAttr = {
  attrId: number
  name: Both
  unit?: string
  /**
   * `number`: every value is numeric, in `unit`, and ranges make sense. `choice`: words or designations; those that
   * have an order are numeric too.
   */
  kind: 'number' | 'choice'
  /** What must equal it in parts that go together, by id. */
  mates?: number[]
}

/** Its id comes from its attribute and content alone, so that every run gives the same value the same id. */
export type SampleAttrValue = { attrId: number; attrValueId: number; value: Both; numeric?: number }

export type SampleSku = {
  skuId: number
  /** The model: what a buyer types and reads first. */
  partyCode: string
  /** The same part whoever makes it: SKUs that share it are offers of one part. `bearing 6205 2rs c3` */
  interchange?: string
  /** `"内径:25 mm;密封:2RS"` / `"Bore:25 mm;Seal:2RS"`; empty where the product has one SKU. */
  properties: Both
  price: Money
  oriPrice?: Money
  tiers: { minQty: number; price: Money }[]
  stocks: number
  minOrderQty: number
  packQty: number
  leadDays: number
  weightKg?: number
  /** Values of this very size; those of the whole product stand at the product. */
  attrValueIds: number[]
  picture: DrawingSpec
}

export type SampleProduct = {
  prodId: number
  shopId: number
  brandId: number
  categoryId: number
  name: Both
  /** One line of key specification. */
  brief: Both
  /** Paragraphs and lists as plain HTML (p, h3, ul, li, table): written by us, still sanitised where it is shown. */
  content: Both
  unit: Both
  status: 0 | 1
  soldNum: number
  /** Days before the data set's fixed day. */
  ageDays: number
  /** Words that find it beside its name, in both languages: synonyms, standards, other brands' designations. */
  keywords: string[]
  attrValueIds: number[]
  /** The specification table, in order. */
  parameters: { key: Both; value: Both }[]
  crossRefs: { brand: string; code: string }[]
  /** What it is whoever makes it: products that share it replace one another. `bearing 6205`, `iso4762 m8 a2-70` */
  interchange?: string
  /** `interchange` of what goes with it; one that ends in `*` is a beginning. */
  goesWith: string[]
  documents: SampleDocument[]
  skus: SampleSku[]
  comments: SampleComment[]
}

/** `url`: a path of the storefront (`/datasheet/{prodId}`) or of a drawing (`pictures/….svg`, kind `cad`). */
export type SampleDocument = { name: Both; url: string; kind: 'datasheet' | 'cad' }

export type SampleComment = {
  nickName: string
  score: 1 | 2 | 3 | 4 | 5
  content: string
  ageDays: number
  reply?: string
  anonymous: boolean
  pictures: DrawingSpec[]
}

/** A parametric drawing: the family's name and its numbers. `/pictures/{family}/{key=value,…}.svg` draws it. */
export type DrawingSpec = { family: string; params: Record<string, string | number> }

export type SampleMall = {
  shops: SampleShop[]
  categories: SampleCategory[]
  brands: SampleBrand[]
  attrs: SampleAttr[]
  /** Every value that `products` names. */
  attrValues: SampleAttrValue[]
  /** Made one by one while they are read, and again each time. */
  products: Iterable<SampleProduct>
  /** What `products` would give from its very beginning, for progress. */
  total: { products: number; skus: number }
}
