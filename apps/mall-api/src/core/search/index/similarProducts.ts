import { intersectInto } from './bits.ts'
import type { ProductIndex } from './productIndex.ts'
import { categoryRows, productsOf } from './bitRows.ts'
import { keyed, SOLD_MOST, topByKey } from './rank.ts'

/**
 * Returns products in stock of a category (by default the product's own): most shared values first, then best sellers.
 */
export function similarProducts(
  index: ProductIndex,
  prodId: number | undefined,
  categoryId: number | undefined,
  from: number,
  to: number,
): { prodIds: number[]; total: number } {
  const own = prodId === undefined ? undefined : index.placeOf(prodId)
  const within = categoryId ?? (own === undefined ? undefined : index.categoryIds.items[own])
  if (within === undefined && prodId !== undefined) return { prodIds: [], total: 0 }
  const rows = intersectInto(index.shownRows(), index.stockedRows())
  const products = productsOf(
    index,
    within === undefined ? rows : intersectInto(rows, categoryRows(index, within)),
  ).filter((product) => product !== own)
  const wanted = own === undefined ? undefined : new Set(valuesOf(index, own))
  const common = (product: number) =>
    wanted ? valuesOf(index, product).filter((value) => wanted.has(value)).length : 0
  const keys = keyed(
    products,
    (product) => common(product) * SOLD_MOST + Math.min(index.soldOf(product), SOLD_MOST - 1),
  )
  return {
    prodIds: (from < products.length ? topByKey(index, products, keys, from, to) : []).map((product) =>
      index.prodIdOf(product),
    ),
    total: products.length,
  }
}

function valuesOf(index: ProductIndex, product: number): number[] {
  const { items: from } = index.rowValuesFrom
  const [first, past] = [from[index.firstOf(product)], from[index.endOf(product)]]
  return [...new Set([...index.sharedValuesOf(product), ...index.rowValues.items.subarray(first, past)])]
}
