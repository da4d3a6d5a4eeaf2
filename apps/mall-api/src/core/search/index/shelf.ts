import { productsOf } from './bitRows.ts'
import type { Bits } from './bits.ts'
import type { ProductIndex } from './productIndex.ts'
import type { ShelfRule } from '../shelfRule.ts'

/** Returns the products of a shelf in its order. Ties are ordered by id. */
export function shelf(index: ProductIndex, rows: Bits, { figure, sign, since, size }: ShelfRule): number[] {
  const [figures, listed] = [index[figure].items, index.listed.items]
  const isBefore = (a: number, b: number) =>
    figures[a] === figures[b] ? index.prodIdOf(a) < index.prodIdOf(b) : sign * (figures[a]! - figures[b]!) > 0
  const first: number[] = []
  // A shelf shows few of many products: one comparison with the last product of the list rejects nearly all others.
  for (const product of productsOf(index, rows)) {
    if (listed[product]! < since) continue
    let at = first.length
    while (at > 0 && isBefore(product, first[at - 1]!)) at--
    if (at < size) first.splice(at, 0, product)
    if (first.length > size) first.pop()
  }
  return first.map((product) => index.prodIdOf(product))
}
