import { PLATFORM_SHOP_ID } from '../constants.ts'

/**
 * The scope of a discount or coupon: 0 all products, 1 the listed products, 2 all except the listed products; or one
 * category.
 */
export type ScopeFacts = {
  /** `PLATFORM_SHOP_ID` stands for every shop. */
  shopId: string
  suitableProdType: number
  prodIds?: readonly string[] | undefined
  /** Instead of a list of products: a category, including its subcategories. */
  categoryId?: string | undefined
}
export type ScopeLine = { shopId: string; prodId: string; categoryIds?: readonly string[] | undefined }

export function isInScope(
  { shopId, suitableProdType, prodIds = [], categoryId }: ScopeFacts,
  line: ScopeLine,
): boolean {
  if (shopId !== PLATFORM_SHOP_ID && shopId !== line.shopId) return false
  if (suitableProdType === 1) return prodIds.includes(line.prodId)
  if (suitableProdType === 2) return !prodIds.includes(line.prodId)
  return categoryId === undefined || Boolean(line.categoryIds?.includes(categoryId))
}
