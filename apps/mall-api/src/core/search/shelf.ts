import { shelfRule } from '@millwright/contract/blocks/shelf'
import { rowId } from '../wire/wire.ts'
import { intersectInto } from './index/bits.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { brandRows, categoryRows, shopRows } from './match.ts'
import { productsOf } from './rank.ts'

const DAY = 86_400_000
/** The days that `time` stands for: any, a year, three months, a month, a week. */
const days = [Infinity, 365, 91, 30, 7]
/** The field and direction of each value of `sort`: 1 sorts descending, -1 ascending. */
const orders = [
  ['listed', -1],
  ['listed', 1],
  ['sold', 1],
  ['sold', -1],
  ['comments', 1],
  ['comments', -1],
] as const

/** Returns the products of a shelf rule in its order. Ties are ordered by id. */
export function shelf(index: ProductIndex, rule: string, now: number): number[] {
  const asked = Object.fromEntries(new URLSearchParams(rule))
  const { categoryId, brandId, shopId, sort, time, size } = shelfRule.read(asked, '$', () => {})
  // An invalid category, brand or shop shows nothing. Ignoring it would show everything.
  if ((asked.categoryId && !categoryId) || (asked.brandId && !brandId) || (asked.shopId && !shopId)) return []
  const since = now - days[time]! * DAY
  const rows = index.shownRows()
  if (categoryId) intersectInto(rows, categoryRows(index, rowId(categoryId)))
  if (brandId) intersectInto(rows, brandRows(index, [rowId(brandId)]))
  if (shopId) intersectInto(rows, shopRows(index, rowId(shopId)))

  const [figure, sign] = orders[sort]
  const [figures, listed] = [index[figure].items, index.listed.items]
  const isBefore = (a: number, b: number) =>
    figures[a] === figures[b] ? index.prodIdOf(a) < index.prodIdOf(b) : sign * (figures[a]! - figures[b]!) > 0
  const first: number[] = []
  // Few of many products are wanted: nearly all are rejected by one comparison with the last of the list.
  for (const product of productsOf(index, rows)) {
    if (listed[product]! < since) continue
    let at = first.length
    while (at > 0 && isBefore(product, first[at - 1]!)) at--
    if (at < size) first.splice(at, 0, product)
    if (first.length > size) first.pop()
  }
  return first.map((product) => index.prodIdOf(product))
}
