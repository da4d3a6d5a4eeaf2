/**
 * Returns the SQL sort order that puts the leading SKU of a product `k` first. This is the domain's `leadingSku` in
 * SQL; the product's own order breaks ties.
 */
export const leadingFirst = (k = ''): string =>
  ['stocks = 0', 'price', 'seq'].map((by) => `${k && `${k}.`}${by}`).join(', ')

/** SQL: the total stock of several SKUs. -1 means that one of them is unlimited. */
export const totalStocks = 'case when bool_or(stocks = -1) then -1 else least(sum(stocks), 2147483647)::int end'

/**
 * Returns the SQL condition that the SKU `k` has enough stock for `pieces`. This is the domain's `hasPieces` in SQL.
 */
export const hasPiecesSql = (k: string, pieces: string): string => `(${k}.stocks = -1 or ${k}.stocks >= ${pieces})`
