import { shelfRule } from '@millwright/contract/blocks/shelf'
import { rowId } from '../wire/wire.ts'
import { both, listedRows } from './rowSet.ts'
import type { RowSet } from './rowSet.ts'

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

/** A shelf: the products of `rows` listed since a time (epoch milliseconds), in the order of a figure. */
export type ShelfRule = {
  rows: RowSet
  since: number
  figure: (typeof orders)[number][0]
  sign: 1 | -1
  size: number
}

/** Reads a shelf's rule. An invalid category, brand or shop shows nothing. Ignoring it would show everything. */
export function readShelf(rule: string, now: number): ShelfRule | undefined {
  const asked = Object.fromEntries(new URLSearchParams(rule))
  const { categoryId, brandId, shopId, sort, time, size } = shelfRule.read(asked, '$', () => {})
  if ((asked.categoryId && !categoryId) || (asked.brandId && !brandId) || (asked.shopId && !shopId)) return undefined
  const [figure, sign] = orders[sort]
  const rows = both(
    listedRows,
    ...(categoryId ? [{ categoryIds: [rowId(categoryId)] }] : []),
    ...(brandId ? [{ brandIds: [rowId(brandId)] }] : []),
    ...(shopId ? [{ shopIds: [rowId(shopId)] }] : []),
  )
  return { rows, since: now - days[time]! * DAY, figure, sign, size }
}
