import { path } from '../paths/path.ts'

/** A product's page, opened at the SKU that is spoken of where there is one. */
export function productPath({ prodId, skuId }: { prodId: string; skuId?: string }): string {
  return path('detail', { prodId, sku: skuId })
}
