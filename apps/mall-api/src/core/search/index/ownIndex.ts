import type { OwnTerms } from '../ownTerms.ts'
import { memberCents } from '@millwright/domain/price/memberPrice'
import { noBits, setBit } from './bits.ts'
import type { ProductIndex } from './productIndex.ts'

/** Returns the catalogue with one buyer's card prices. Everything else is shared with the original index. */
export function ownIndex(index: ProductIndex, { percent, offers = [], among = false }: OwnTerms): ProductIndex {
  const prices = Float64Array.from(index.prices.items.subarray(0, index.rows))
  if (percent !== undefined)
    for (let row = 0; row < prices.length; row++) {
      const price = prices[row]!
      prices[row] = Math.min(price, memberCents(Math.round(price * 100), percent) / 100)
    }
  const rows = noBits(index.rows)
  for (const { prodId, skuId, price } of offers) {
    const product = index.placeOf(prodId)
    if (product === undefined) continue
    for (let row = index.firstOf(product); row < index.endOf(product); row++) {
      if (index.skuIds.items[row] !== skuId) continue
      setBit(rows, row)
      prices[row] = price
    }
  }
  const shown = index.shownRows()
  if (among) for (let at = 0; at < rows.length; at++) shown[at]! &= rows[at]!
  return Object.create(index, {
    shownRows: { value: () => shown.slice() },
    prices: { value: { items: prices } },
  }) as ProductIndex
}
