/** A product's page, opened at the SKU that is spoken of where the product has others too. */
export function productPath({ prodId, skuId, skuNumber }: { prodId: string; skuId?: string; skuNumber?: number }): string {
  return skuId === undefined || skuNumber === 1 ? `/detail/${prodId}` : `/detail/${prodId}?sku=${skuId}`
}
