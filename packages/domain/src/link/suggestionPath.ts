import { writeListPath } from '../list/listFilter.ts'
import { path } from '../paths/path.ts'
import { productPath } from './productPath.ts'

/** Returns the path of a search suggestion: its product, category, brand or shop, otherwise the search for its text. */
export function suggestionPath({
  text,
  prodId,
  skuId,
  categoryPath,
  brandId,
  shopId,
}: {
  text: string
  prodId?: string
  skuId?: string
  categoryPath?: string[]
  brandId?: string
  shopId?: string
}): string {
  if (prodId !== undefined) return productPath({ prodId, skuId })
  if (categoryPath?.length) return writeListPath({ categoryPath })
  if (brandId !== undefined) return writeListPath({ brandIds: [brandId] })
  if (shopId !== undefined) return path('shopIndex', { sid: shopId })
  return writeListPath({ keyword: text })
}
