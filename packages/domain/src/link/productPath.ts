import { path } from '../paths/path.ts'

/** Returns the path of a product detail page, with the SKU selected if `skuId` is given. */
export function productPath({ prodId, skuId }: { prodId: string; skuId?: string }): string {
  return path('detail', { prodId, sku: skuId })
}
