import { isId } from '../id.ts'

/** What stands in a comparison: one size of a product, or a product as a whole. */
export type Compared = { prodId: string; skuId?: string | undefined }

/** As an address names it: `100101-10010103`, or `100101` alone. */
export function writeCompared({ prodId, skuId }: Compared): string {
  return skuId === undefined ? prodId : `${prodId}-${skuId}`
}

/** A product as a whole stands for each of its sizes. */
export function isSameCompared(one: Compared, other: Compared): boolean {
  return (
    one.prodId === other.prodId && (one.skuId === undefined || other.skuId === undefined || one.skuId === other.skuId)
  )
}

/** The end of a product's address names the same, `100101?sku=10010103`: beside its link a box says nothing new. */
export function readCompared(text: string): Compared | undefined {
  const [, prodId, skuId] = /^(\d{1,19})(?:(?:-|\?sku=)(\d{1,19}))?$/.exec(text) ?? []
  return !isId(prodId) || (skuId !== undefined && !isId(skuId))
    ? undefined
    : { prodId, ...(skuId !== undefined && { skuId }) }
}
