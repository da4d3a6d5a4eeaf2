import { noBits, put } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'

/** A SKU and what it costs whoever is looking. */
export type Offer = { prodId: number; skuId: number; price: number }

/** The catalogue as somebody sees it who is shown these SKUs alone, at prices of their own; nothing of it is copied. */
export function amongOffers(index: ProductIndex, offers: readonly Offer[]): ProductIndex {
  const rows = noBits(index.rows)
  const prices = new Float64Array(index.rows)
  const shown = index.shownRows()
  for (const { prodId, skuId, price } of offers) {
    const product = index.placeOf(prodId)
    if (product === undefined) continue
    for (let row = index.firsts.items[product]!; row < index.firsts.items[product + 1]!; row++) {
      if (index.skuIds.items[row] !== skuId) continue
      put(rows, row)
      prices[row] = price
    }
  }
  for (let at = 0; at < rows.length; at++) rows[at]! &= shown[at]!
  return Object.create(index, {
    shownRows: { value: () => rows.slice() },
    prices: { value: { items: prices } },
  }) as ProductIndex
}
