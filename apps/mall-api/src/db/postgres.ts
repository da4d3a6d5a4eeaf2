import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { SCRIPT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './db.ts'
import type { Db, DbOptions, Param } from './db.ts'

/** Deadlock and serialization failure. PostgreSQL has rolled back and asks for a retry. */
const AGAIN = new Set(['40P01', '40001'])
const TRIES = 5
/** The first half of the keys of Millwright's advisory locks. Other programs may lock other keys in the same database. */
const LOCKS = 0x6d77
/** Milliseconds within which the server must answer the first statement. */
const ANSWERS_WITHIN = 10_000

/** Opens a PostgreSQL server, version 15 or newer. */
export async function openPostgres(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: DbOptions = {},
): Promise<Db> {
  const sql = postgres(url, {
    max: 10,
    connect_timeout: 10,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: (text: string) => Number(text), serialize: String } },
    // Statements are prepared, and no statement gets a better plan from its parameter values.
    connection: {
      statement_timeout: statementTimeoutMs,
      application_name: 'millwright',
      plan_cache_mode: 'force_generic_plan',
    },
  })
  const listening: Db['listen'] = async (channel, hear, again) => {
    let heard = false
    const { unlisten } = await sql.listen(channel, hear, () => {
      if (heard) again()
      heard = true
    })
    return unlisten
  }
  type Runner = Pick<typeof sql, 'unsafe'>
  const on = (runner: Runner): Db => {
    const db: Db = {
      query: async <T>(text: string, params: readonly Param[] = []) =>
        [...(await runner.unsafe(text, params as never[], { prepare: true }))] as T[],
      tx: (work) => work(db),
      alone: (_, work) => work(),
      // The setting lasts until the end of the script's transaction.
      script: async (text) =>
        void (await runner.unsafe(`set local statement_timeout = ${SCRIPT_TIMEOUT_MS}; ${text}`).simple()),
      listen: listening,
      close: async () => {},
    }
    return db
  }
  await firstAnswer(sql)
  return {
    ...on(sql),
    // A single statement is its own transaction.
    query: (text, params) => retried(() => on(sql).query(text, params)),
    tx: <T>(work: (db: Db) => Promise<T>) => retried(() => sql.begin((reserved) => work(on(reserved))) as Promise<T>),
    // A lock of a transaction, because PgBouncer may give each transaction another connection.
    alone: <T>(key: number, work: () => Promise<T>, onWait?: () => void) =>
      sql.begin(async (holder) => {
        await holder
          .unsafe('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
          .simple()
        const [taken] = await holder<{ free: boolean }[]>`select pg_try_advisory_xact_lock(${LOCKS}, ${key}) as free`
        if (!taken?.free) {
          onWait?.()
          await holder`select pg_advisory_xact_lock(${LOCKS}, ${key})`
        }
        return work()
      }) as Promise<T>,
    close: () => sql.end({ timeout: 1 }),
  }
}

/**
 * Waits for the answer to a first statement. Without the time limit the driver would connect again and again to a program
 * that accepts connections and speaks another protocol. Throws an error with the code `CONNECT_TIMEOUT`.
 */
async function firstAnswer(sql: postgres.Sql): Promise<void> {
  const late = new AbortController()
  const tooLate = pause(ANSWERS_WITHIN, undefined, { signal: late.signal }).then(() => {
    throw Object.assign(new Error('no answer'), { code: 'CONNECT_TIMEOUT' })
  })
  try {
    await Promise.race([sql`select 1`, tooLate])
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  } finally {
    late.abort()
    tooLate.catch(() => {})
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!AGAIN.has((error as { code?: string }).code ?? '') || tries === TRIES) throw error
      // Without a random delay the same transactions would collide again.
      await pause(Math.random() * 10 * 2 ** tries)
    }
  }
}
