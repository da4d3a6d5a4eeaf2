/**
 * The order in which the first SKU of a product `k` speaks for it: `leadingSku` of the domain in SQL, with the first in
 * the product's own order of equal ones.
 */
export const leadingFirst = (k = ''): string =>
  ['stocks = 0', 'price', 'seq'].map((by) => `${k && `${k}.`}${by}`).join(', ')

/** What several SKUs have together, -1 where one is unlimited. */
export const totalStocks = 'case when bool_or(stocks = -1) then -1 else least(sum(stocks), 2147483647)::int end'

/** The condition that so many pieces of the SKU `k` can be had: `hasPieces` of the domain in SQL. */
export const hasPiecesSql = (k: string, pieces: string): string => `(${k}.stocks = -1 or ${k}.stocks >= ${pieces})`
