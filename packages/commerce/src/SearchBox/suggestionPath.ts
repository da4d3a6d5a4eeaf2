import { writeListPath } from '@millwright/domain/list/listFilter'
import { productPath } from '@millwright/domain/link/productPath'
import type { CommercePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { shopPath } from '../internal/ownPaths.ts'
import type { Suggestion } from './useSuggestions.ts'

/** Returns the URL of a suggestion: of its product, category, brand or shop, otherwise of a search for its text. */
export function suggestionPath(
  { text, prodId, skuId, categoryPath, brandId, shopId }: Suggestion,
  { product = productPath, list = writeListPath, shop = shopPath }: Partial<CommercePaths>,
): string {
  if (prodId !== undefined) return product({ prodId, skuId })
  if (categoryPath?.length) return list({ categoryPath })
  if (brandId !== undefined) return list({ brandIds: [brandId] })
  if (shopId !== undefined) return shop({ shopId })
  return list({ keyword: text })
}
