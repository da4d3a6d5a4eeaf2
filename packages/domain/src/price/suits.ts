import { PLATFORM_SHOP_ID } from '../constants.ts'

/** What a discount or coupon is for: 0 all products, 1 the listed ones, 2 all but the listed ones; or one category. */
export type SuitFacts = {
  /** `PLATFORM_SHOP_ID`: every shop. */
  shopId: string
  suitableProdType: number
  prodIds?: readonly string[] | undefined
  /** In place of a list: the category, or one above it. */
  categoryId?: string | undefined
}
export type SuitLine = { shopId: string; prodId: string; categoryIds?: readonly string[] | undefined }

export function suits({ shopId, suitableProdType, prodIds = [], categoryId }: SuitFacts, line: SuitLine): boolean {
  if (shopId !== PLATFORM_SHOP_ID && shopId !== line.shopId) return false
  if (suitableProdType === 1) return prodIds.includes(line.prodId)
  if (suitableProdType === 2) return !prodIds.includes(line.prodId)
  return categoryId === undefined || Boolean(line.categoryIds?.includes(categoryId))
}
