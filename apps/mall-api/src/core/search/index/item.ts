import type { LocalisedText } from '../../catalogue/types.ts'

/** A product as the search reads it. */
export type Item = {
  prodId: number
  shopId: number
  brandId: number
  categoryId: number
  status: number
  soldNum: number
  commentNum: number
  listedAt: number
  name: LocalisedText
  keywords: string[]
  texts: string[]
  crossRefs: string[]
  skus: ItemSku[]
}
export type ItemSku = [skuId: number, code: string, codeNorm: string, price: number, stocks: number, valueIds: number[]]
