import type { Meaning } from './interpretQuery/types.ts'
import type { RowSet } from './rowSet.ts'

export type Order = { sort?: number; sortAttr?: number; sortDown?: boolean }

/** Ranks products and chooses the SKU that represents each. `said`: the rows of each matched word. */
export type Ranking = Pick<Meaning, 'model' | 'categoryIds'> & {
  keyword: string
  words?: Meaning['words']
  prefers?: readonly number[]
  said?: readonly RowSet[]
} & Order
