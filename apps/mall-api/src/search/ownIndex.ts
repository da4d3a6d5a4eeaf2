import { memberCents } from '@millwright/domain/price/memberPrice'
import { noBits, put } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'

/** A SKU and the price that the buyer's card shows of it. */
export type Offer = { prodId: number; skuId: number; price: number }

/** What one buyer pays otherwise than everybody. */
export type OwnTerms = {
  /** Percent of a price that the buyer pays as a member. */
  percent?: number | undefined
  /** What was agreed on. */
  offers?: readonly Offer[]
  /** Nothing but the `offers` is shown. */
  among?: boolean
}

/** The catalogue as one buyer sees it, at the prices that the cards show; nothing else of it is copied. */
export function ownIndex(index: ProductIndex, { percent, offers = [], among = false }: OwnTerms): ProductIndex {
  const prices = Float64Array.from(index.prices.items.subarray(0, index.rows))
  if (percent !== undefined)
    for (let row = 0; row < prices.length; row++)
      prices[row] = Math.min(prices[row]!, memberCents(Math.round(prices[row]! * 100), percent) / 100)
  const rows = noBits(index.rows)
  for (const { prodId, skuId, price } of offers) {
    const product = index.placeOf(prodId)
    if (product === undefined) continue
    for (let row = index.firsts.items[product]!; row < index.firsts.items[product + 1]!; row++) {
      if (index.skuIds.items[row] !== skuId) continue
      put(rows, row)
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
