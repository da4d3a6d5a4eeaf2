export type Param = string | number | boolean | null | Uint8Array

/**
 * The only port to SQL. Statements are PostgreSQL 15 with `$1` parameters. Both engines return `bigint` as a number,
 * `numeric` as exact text and `jsonb` as a value. Pass lists as one text, `$1::text::bigint[]` or `$1::text::jsonb`
 * (see `arrayText`), because the two drivers handle arrays and JSON differently.
 */
export type Db = {
  query<T>(sql: string, params?: readonly Param[]): Promise<T[]>
  /**
   * Runs a transaction. Use only the db that `work` receives. `work` may run again after a deadlock or serialization
   * failure, so it must have no side effects except SQL.
   */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs reads that may be answered by a read replica: lists, counts, statements and exports (ADR 74). They see every
   * change committed before. `work` may run again, so it must have no side effects. Inside a transaction it runs there.
   */
  read<T>(work: (db: ReadDb) => Promise<T>): Promise<T>
  /**
   * Runs `work` while no other process runs work of the same key, so that one of several new servers prepares the
   * database and the others wait. `work` uses this db as usual. `onWait` is called once if another process is first.
   */
  alone<T>(key: number, work: () => Promise<T>, onWait?: () => void): Promise<T>
  /** Runs several statements without parameters, in their own transaction unless one is open. */
  script(sql: string): Promise<void>
  /**
   * Subscribes to a `pg_notify` channel, for notifications of committed transactions of any process. `again` is called
   * after a reconnection, when notifications may have been missed.
   */
  listen(channel: string, hear: (payload: string) => void, again: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A database that may be a read replica. */
export type ReadDb = Pick<Db, 'query'>

/**
 * The default time limit of one statement in milliseconds. `STATEMENT_SECONDS` sets another limit for tests on a busy
 * machine. Scripts, used for migrations and maintenance, have their own limit.
 */
export const STATEMENT_TIMEOUT_MS = (Number(process.env.STATEMENT_SECONDS) || 10) * 1000
export const SCRIPT_TIMEOUT_MS = 600_000
/** The default time that a read waits for the replica in milliseconds. */
export const READ_WAIT_MS = 100

export type DbOptions = {
  statementTimeoutMs?: number | undefined
  /** Connections to PostgreSQL. Default: 10. */
  connections?: number | undefined
  /** PostgreSQL itself, if the URL is a pooler that gives each transaction another connection. */
  directUrl?: string | undefined
}

/** Returns PostgreSQL's text form of an array: `{1,2}`, `{"a b","c\"d"}`. */
export function arrayText(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`
}

/** Returns the first row. Throws if there is none. */
export async function queryOne<T>(db: ReadDb, sql: string, params?: readonly Param[]): Promise<T> {
  const [row] = await db.query<T>(sql, params)
  if (row === undefined) throw new Error(`no row: ${sql.slice(0, 80)}`)
  return row
}
