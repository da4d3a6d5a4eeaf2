import { isId } from '../id.ts'

/** An item of a comparison: one SKU of a product, or the whole product. */
export type Compared = { prodId: string; skuId?: string | undefined }

/** Writes an item for an address: `100101-10010103`, or `100101` alone. */
export function writeCompared({ prodId, skuId }: Compared): string {
  return skuId === undefined ? prodId : `${prodId}-${skuId}`
}

/** Returns whether two items are the same. A whole product equals each of its SKUs. */
export function isSameCompared(one: Compared, other: Compared): boolean {
  return (
    one.prodId === other.prodId && (one.skuId === undefined || other.skuId === undefined || one.skuId === other.skuId)
  )
}

/**
 * Reads an item. Also accepts the end of a product's URL, `100101?sku=10010103`, which checkboxes use as their value
 * because it compresses well beside the product's link.
 */
export function readCompared(text: string): Compared | undefined {
  const [, prodId, skuId] = /^(\d{1,19})(?:(?:-|\?sku=)(\d{1,19}))?$/.exec(text) ?? []
  return !isId(prodId) || (skuId !== undefined && !isId(skuId))
    ? undefined
    : { prodId, ...(skuId !== undefined && { skuId }) }
}
