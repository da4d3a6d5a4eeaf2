import { takeDataLock } from './dataLock.ts'
import type { LockOptions } from './dataLock.ts'
import { SCRIPT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './db.ts'
import type { Db, DbOptions, Param } from './db.ts'
import { StatementTimeoutError, startEngine } from './pgliteEngine.ts'
import type { EngineRequest } from './pgliteEngine.ts'
import type { WorkerNews } from './pgliteWorker.ts'
import { createTurns } from './createTurns.ts'
import { makeFolder } from './makeFolder.ts'
import { DamagedData, hasDatabase, makePgdata, pgdataOf } from './pgdata.ts'

/**
 * How often the tables are vacuumed and the log is written into them. PGlite has no background writer and no
 * autovacuum.
 */
const TIDY_EVERY = 5 * 60_000

type Engine = Awaited<ReturnType<typeof startEngine>>
type Ear = { channel: string; hear: (payload: string) => void; again: () => void }

/**
 * Opens the embedded PostgreSQL in `dataDir`, or in memory without one. It has one connection, so statements and
 * transactions queue.
 */
export async function openPglite(
  dataDir?: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, ...lock }: DbOptions & LockOptions = {},
): Promise<Db> {
  let unlock: (() => Promise<void>) | undefined
  if (dataDir) {
    await makeFolder(dataDir)
    unlock = await takeDataLock(dataDir, lock)
  }
  const ears = new Set<Ear>()
  const { running, ask, end } = await openEngine(dataDir, ears, statementTimeoutMs).catch(async (error: unknown) => {
    await unlock?.()
    throw error
  })

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: (db: Db, on: Engine) => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      const on = await running()
      return work(directly(on), on)
    })
    last = turn.catch(() => {})
    return turn
  }
  const listen: Db['listen'] = async (channel, hear, again) => {
    const ear = { channel, hear, again }
    // One subscription serves all listeners of a channel. It is never cancelled, because the engine belongs to this
    // process.
    if (![...ears].some((other) => other.channel === channel))
      await inTurn((_, on) => ask(on, { listen: channel }, statementTimeoutMs))
    ears.add(ear)
    return async () => void ears.delete(ear)
  }
  // Bound to one engine: if the engine is replaced, its open transaction is lost and must not continue on the new one.
  const directly = (on: Engine): Db => {
    const db: Db = {
      query: async <T>(sql: string, params: readonly Param[] = []) =>
        (await ask(on, { sql, params: [...params] }, statementTimeoutMs)) as T[],
      tx: (work) => work(db),
      read: (work) => work(db),
      alone: (_, work) => work(),
      script: async (script) => void (await ask(on, { script }, SCRIPT_TIMEOUT_MS)),
      listen,
      close: async () => {},
    }
    return db
  }

  // One script each, because a script is a transaction and VACUUM cannot run in one.
  const tidy = setInterval(() => {
    for (const command of ['vacuum', 'checkpoint']) void inTurn((db) => db.script(command)).catch(() => {})
  }, TIDY_EVERY)
  tidy.unref()

  const db: Db = {
    query: (sql, params) => inTurn((db) => db.query(sql, params)),
    script: (sql) => inTurn((db) => db.script(sql)),
    listen,
    // The data lock already excludes other processes.
    alone: createTurns(),
    read(work) {
      return work(this)
    },
    tx: (work) =>
      inTurn(async (db) => {
        await db.script('begin')
        try {
          const result = await work(db)
          await db.script('commit')
          return result
        } catch (error) {
          await db.script('rollback').catch(() => {})
          throw error
        }
      }),
    close: async () => {
      clearInterval(tidy)
      await inTurn((_, on) => on.send({ close: true }, SCRIPT_TIMEOUT_MS)).catch(() => {})
      await end()
      await unlock?.()
    },
  }
  return db
}

/**
 * Opens the engine. The engine is replaced when it dies and when a statement exceeds its time limit. `running` returns
 * the current engine, `ask` sends a request to a given engine.
 */
async function openEngine(dataDir: string | undefined, ears: ReadonlySet<Ear>, bound: number) {
  const place = dataDir && pgdataOf(dataDir)
  const pass = ({ channel, payload }: WorkerNews) => {
    for (const ear of ears) if (ear.channel === channel) ear.hear(payload)
  }
  let engine = await start()
  let replacing: Promise<void> | undefined

  async function start() {
    if (!dataDir) return startEngine(undefined, pass)
    if (!(await hasDatabase(dataDir))) await makePgdata(dataDir, makeEmpty)
    return startEngine(place, pass).catch((error: Error) => {
      throw new DamagedData(dataDir, `it does not open: ${error.message.split(/\.? Build with/, 1)[0]}`)
    })
  }

  /**
   * Replaces the engine. PGlite cannot be interrupted, so only ending its thread ends a statement. Uncommitted work is
   * lost as in a crash, and the new engine opens the directory. A database in memory could not be reopened, so its
   * engine is kept and only the response is dropped.
   */
  const replace = () =>
    (replacing ??= (async () => {
      await engine.end()
      engine = await startEngine(place, pass)
      for (const ear of ears) {
        await engine.send({ listen: ear.channel }, bound)
        ear.again()
      }
    })().finally(() => {
      replacing = undefined
    }))

  const ask = async (on: Engine, request: EngineRequest, within: number) => {
    try {
      return await on.send(request, within)
    } catch (error) {
      if (place && error instanceof StatementTimeoutError && on === engine) replace().catch(() => {})
      throw error
    }
  }
  /** Returns the running engine, or a new one if it died. */
  const running = async () => {
    await replacing
    if (place && engine.died()) await replace()
    return engine
  }
  return { running, ask, end: () => engine.end() }
}

/** Creates an empty database on a separate thread, because the 300 MB it takes are freed only when the thread ends. */
async function makeEmpty(place: string): Promise<void> {
  const engine = await startEngine(place)
  try {
    await engine.send({ close: true }, SCRIPT_TIMEOUT_MS)
  } finally {
    await engine.end()
  }
}
