import type { ProdRef } from './prodRef.ts'

/**
 * Products that the merchant chose one by one, or a shelf: a rule by which the mall selects products, as the query
 * parameters of `prodShelves`.
 */
export type Goods = readonly ProdRef[] | { shelf: string }

export function refsOf(goods: readonly Goods[]): ProdRef[] {
  return goods.flatMap((one) => ('shelf' in one ? [] : one))
}

export function shelvesOf(goods: readonly Goods[]): string[] {
  return goods.flatMap((one) => ('shelf' in one ? one.shelf : []))
}
