import { valuesOf } from '@millwright/domain/product/skuMatrix'
import { compareWhole } from '@millwright/domain/money/wholeMoney'
import type { DetailSku } from './Detail.load.ts'

/** `column` is `model`, `price`, `stock`, or `p-` and the name of a property. */
export type SizeSort = { column: string; down: boolean } | undefined

/**
 * Returns the SKUs sorted by one column, words in the language's order. Equal SKUs keep the seller's order. Without a
 * sort, all SKUs keep it.
 */
export function sortSizes<
  S extends Pick<DetailSku, 'skuId' | 'partyCode' | 'properties' | 'stocks' | 'steps' | 'price'>,
>(skus: readonly S[], sort: SizeSort, language: string): S[] {
  if (!sort) return [...skus]
  const { column, down } = sort
  const wordOf = (sku: S) => (column === 'model' ? sku.partyCode : valuesOf(sku)[column.slice(2)]) ?? ''
  const compare = (a: S, b: S): number => {
    if (column === 'price') return compareWhole(a.steps[0]?.price ?? a.price, b.steps[0]?.price ?? b.price)
    if (column === 'stock') return stockOf(a) - stockOf(b)
    return compareWords(wordOf(a), wordOf(b), language)
  }
  return skus.toSorted((a, b) => (down ? compare(b, a) : compare(a, b)))
}

/** Returns the stock for sorting. -1 is unlimited. */
function stockOf({ stocks }: { stocks: number }): number {
  return stocks < 0 ? Infinity : stocks
}

/** Compares words with leading numbers: `0.55 kW` before `0.6 kW`, `1/2"` before `3/4"`, `M8` before `M10`. */
export function compareWords(a: string, b: string, language: string): number {
  const [first, second] = [numberOf(a), numberOf(b)]
  return (
    (first !== undefined && second !== undefined && first - second) || a.localeCompare(b, language, { numeric: true })
  )
}

/** Returns the number at the start of a text: `25`, `0.55`, `1/2`, `1 1/2`. */
function numberOf(text: string): number | undefined {
  const [, whole, top, bottom, plain] = /^\s*(?:(?:(\d+)[\s-]+)?(\d+)\/(\d+)|(-?\d+(?:\.\d+)?))/.exec(text) ?? []
  if (plain !== undefined) return Number(plain)
  return top === undefined ? undefined : Number(whole ?? 0) + Number(top) / Number(bottom)
}
