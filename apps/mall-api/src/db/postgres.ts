import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { SCRIPT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './db.ts'
import type { Db, DbOptions, Param } from './db.ts'

/** Deadlock and serialization failure. PostgreSQL has rolled back and asks for a retry. */
const AGAIN = new Set(['40P01', '40001'])
const TRIES = 5
/**
 * The first of the two numbers in each key of Millwright's advisory locks. Other programs may lock other keys in the
 * same database.
 */
const LOCKS = 0x6d77
/** The number of connections that bypass the pooler, for locks, migrations and notifications. */
const DIRECT_CONNECTIONS = 3
/** Milliseconds within which the server must answer the first statement. */
const ANSWERS_WITHIN = 10_000

/** Opens a PostgreSQL server, version 15 or newer, or a pooler in front of it. */
export async function openPostgres(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, connections = 10, directUrl }: DbOptions = {},
): Promise<Db> {
  const direct = connect(directUrl ?? url, directUrl ? DIRECT_CONNECTIONS : connections, {
    connection: sessionSettings(statementTimeoutMs),
  })
  await firstAnswer(direct)
  // A pooler refuses settings for a connection, and a prepared statement stays on the connection that prepared it.
  // Preparing is off for the whole pool, because the driver also prepares `begin` and `commit`: an option per statement
  // would lose transactions.
  const sql = directUrl ? connect(url, connections, { prepare: false }) : direct
  if (directUrl) {
    await firstAnswer(sql)
    await demandTimeLimit(sql)
  }
  const listening: Db['listen'] = async (channel, hear, again) => {
    let heard = false
    const { unlisten } = await direct.listen(channel, hear, () => {
      if (heard) again()
      heard = true
    })
    return unlisten
  }
  const on = (runner: Pick<postgres.Sql, 'unsafe'>): Db => {
    const db: Db = {
      query: async <T>(text: string, params: readonly Param[] = []) =>
        [...(await runner.unsafe(text, params as never[], { prepare: !directUrl }))] as T[],
      tx: (work) => work(db),
      read: (work) => work(db),
      alone: (_, work) => work(),
      // The setting lasts until the end of the script's transaction.
      script: async (text) =>
        void (await runner.unsafe(`set local statement_timeout = ${SCRIPT_TIMEOUT_MS}; ${text}`).simple()),
      listen: listening,
      close: async () => {},
    }
    return db
  }
  /**
   * Runs a statement on a reserved connection. On a shared connection the driver would send the next statement before
   * this response ends, and the pooler would take the end of this response for the end of both.
   */
  const queryAlone = async <T>(text: string, params?: readonly Param[]): Promise<T[]> => {
    const own = await sql.reserve()
    try {
      return await on(own).query<T>(text, params)
    } finally {
      own.release()
    }
  }
  const db: Db = {
    ...on(sql),
    // A single statement is its own transaction.
    query: (text, params) => retried(() => (directUrl ? queryAlone(text, params) : on(sql).query(text, params))),
    read(work) {
      return work(this)
    },
    tx: <T>(work: (db: Db) => Promise<T>) => retried(() => sql.begin((reserved) => work(on(reserved))) as Promise<T>),
    alone: (key, work, onWait) => alone(direct, key, work, onWait),
    close: async () => {
      await Promise.all([sql.end({ timeout: 1 }), ...(sql === direct ? [] : [direct.end({ timeout: 1 })])])
    },
  }
  return db
}

/** Returns the settings of each session, which a pooler would refuse. */
export function sessionSettings(statementTimeoutMs: number) {
  return {
    statement_timeout: statementTimeoutMs,
    // Statements are prepared with one plan for all parameter values, because no statement gets a better plan from its
    // values.
    plan_cache_mode: 'force_generic_plan',
    // Compiling a statement takes longer than most statements here.
    jit: 'off',
  }
}

export function connect(url: string, connections: number, { connection, ...more }: postgres.Options<{}>): postgres.Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: 10,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: (text: string) => Number(text), serialize: String } },
    ...more,
    connection: { application_name: 'millwright', ...connection },
  })
}

/** Runs `work` under an advisory lock that belongs to a transaction. A lost connection releases the lock. */
async function alone<T>(sql: postgres.Sql, key: number, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  return sql.begin(async (holder) => {
    await holder.unsafe('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0').simple()
    const [taken] = await holder<{ free: boolean }[]>`select pg_try_advisory_xact_lock(${LOCKS}, ${key}) as free`
    if (!taken?.free) {
      onWait?.()
      await holder`select pg_advisory_xact_lock(${LOCKS}, ${key})`
    }
    return work()
  }) as Promise<T>
}

/**
 * Throws if statements through the pooler have no time limit. Behind a pooler only the database role can set the limit.
 */
async function demandTimeLimit(sql: postgres.Sql): Promise<void> {
  const [row] = await sql.unsafe<{ statement_timeout: string }[]>('show statement_timeout')
  if (row?.statement_timeout !== '0') return
  await sql.end({ timeout: 0 })
  throw new Error(
    "Statements through the pooler of DATABASE_URL have no time limit. Set one: alter role CURRENT_ROLE set statement_timeout = '10s'.",
  )
}

/**
 * Waits for the answer to a first statement. Without a time limit the driver would reconnect forever to a program that
 * accepts connections but speaks another protocol. Throws an error with the code `CONNECT_TIMEOUT`.
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
