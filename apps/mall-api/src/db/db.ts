export type Param = string | number | boolean | null | Uint8Array

/**
 * The one port to SQL. Statements are PostgreSQL 15 with `$1` parameters; both engines answer alike: `bigint` as a
 * number, `numeric` as its exact text, `jsonb` as a value. Lists go in as one text, `$1::text::bigint[]` or
 * `$1::text::jsonb` (see `arrayText`), because the two drivers disagree about arrays and JSON.
 */
export type Db = {
  query<T>(sql: string, params?: readonly Param[]): Promise<T[]>
  /**
   * All or nothing. Inside, use the db that is handed in. May run `work` again after a deadlock or a failure to
   * serialize: no side effects but SQL in it.
   */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Several statements at once, without parameters; a transaction of their own, where they stand in none. */
  script(sql: string): Promise<void>
  /**
   * Hears what `pg_notify` tells on a channel, from this process or another, once its transaction stands. `again`: the
   * ear was deaf for a while, and something may have been missed.
   */
  listen(channel: string, hear: (payload: string) => void, again: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * Milliseconds that one statement may run; nobody waits for a mall that long. `STATEMENT_SECONDS` sets another bound:
 * tests on a busy machine wait for a processor, and for locks of others who wait for one. Scripts are for migrations and
 * tidying.
 */
export const STATEMENT_BOUND = (Number(process.env.STATEMENT_SECONDS) || 10) * 1000
export const SCRIPT_BOUND = 600_000

export type DbOptions = { bound?: number }

/** PostgreSQL's text form of an array: `{1,2}`, `{"a b","c\"d"}`. */
export function arrayText(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`
}

/** The only row of an answer that has exactly one. */
export async function one<T>(db: Db, sql: string, params?: readonly Param[]): Promise<T> {
  const [row] = await db.query<T>(sql, params)
  if (row === undefined) throw new Error(`no row: ${sql.slice(0, 80)}`)
  return row
}
