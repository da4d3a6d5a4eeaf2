/** The number of rows up to which a list without a kept total is counted. */
const COUNTED = 1_000
/** The same limit for a list that looks up each row in another table. */
export const SEARCHED = 100
/** The maximum number of rows that pages reach. Older rows can be found by date or search. */
const REACHED = 10_000

export type Paging = { current: number; size: number }
/** The number of rows of a list. `more`: the list has more rows than were counted. */
export type Total = { total: number; more?: 1 }

/** Returns a page of a list with its total. `pages` counts the pages that can be opened. */
export function pageOf<R>(records: R[], found: number | Total, { current, size }: Paging) {
  const { total, more } = typeof found === 'number' ? { total: found } : found
  return {
    records,
    total,
    pages: Math.ceil(Math.min(total, REACHED) / size),
    current,
    size,
    ...(more && { more }),
  }
}

/** Returns the `limit` and `offset` of a page. A page beyond `REACHED` is empty and reads no rows. */
export function windowOf({ current, size }: Paging): { limit: number; offset: number } {
  const offset = (current - 1) * size
  return offset < REACHED ? { limit: size, offset } : { limit: 0, offset: 0 }
}

/** Returns SQL that counts the rows of a query and stops at one more than `most`. Read its result with `counted`. */
export function countSql(rows: string, most = COUNTED): string {
  return `(select count(*)::int from (${rows} limit ${most + 1}) as row_to_count)`
}

/**
 * SQL: at most `limit` rows. The number is written into the statement, because PostgreSQL plans a limit that is a
 * parameter as a tenth of all rows.
 */
export function limitSql(limit: number): string {
  return `limit ${Math.trunc(limit)}`
}

export function counted(rows: number, most = COUNTED): Total {
  return rows > most ? { total: most, more: 1 } : { total: rows }
}
