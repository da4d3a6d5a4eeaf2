/** A product's page, opened at the SKU that is spoken of where there is one. */
export function productPath({ prodId, skuId }: { prodId: string; skuId?: string }): string {
  return skuId === undefined ? `/detail/${prodId}` : `/detail/${prodId}?sku=${skuId}`
}
