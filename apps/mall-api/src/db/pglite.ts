import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { takeDataLock } from './dataLock.ts'
import type { Db, Param } from './db.ts'
import type { WorkerAnswer, WorkerRequest } from './pgliteWorker.ts'

/** How often the log is folded into the tables: PGlite has no background writer and no autovacuum. */
const TIDY_EVERY = 5 * 60_000

/** The embedded PostgreSQL: in `dataDir`, or in memory without one. One connection, so statements and transactions queue. */
export async function openPglite(dataDir?: string): Promise<Db> {
  let unlock: (() => Promise<void>) | undefined
  if (dataDir) {
    await mkdir(dataDir, { recursive: true })
    unlock = await takeDataLock(dataDir)
  }
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { dataDir: dataDir && join(dataDir, 'pgdata') } })
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }>()
  let nextId = 1
  let gone: Error | undefined

  const opened = new Promise<unknown[]>((resolve, reject) => waiting.set(0, { resolve, reject }))
  worker.on('message', ({ id, rows, error }: WorkerAnswer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }))
    else asked?.resolve(rows ?? [])
  })
  const fail = (error: Error) => {
    gone = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(gone ?? new Error('the database has closed')))

  const send = (request: Omit<Extract<WorkerRequest, { sql: string }>, 'id'> | { script: string } | { close: true }) => {
    if (gone) return Promise.reject(gone)
    return new Promise<unknown[]>((resolve, reject) => {
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request })
    })
  }

  let last: Promise<unknown> = opened
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }

  const direct: Db = {
    query: async <T>(sql: string, params: readonly Param[] = []) => (await send({ sql, params: [...params] })) as T[],
    tx: (work) => work(direct),
    script: async (script) => void (await send({ script })),
    close: async () => {},
  }

  try {
    await opened
  } catch (error) {
    await worker.terminate()
    await unlock?.()
    throw error
  }
  // Each in a script of its own: a script is a transaction, and VACUUM wants none around it.
  const tidy = setInterval(() => {
    for (const command of ['vacuum', 'checkpoint']) void inTurn(() => direct.script(command)).catch(() => {})
  }, TIDY_EVERY)
  tidy.unref()

  return {
    query: (sql, params) => inTurn(() => direct.query(sql, params)),
    script: (sql) => inTurn(() => direct.script(sql)),
    tx: (work) => inTurn(async () => {
      await direct.script('begin')
      try {
        const result = await work(direct)
        await direct.script('commit')
        return result
      } catch (error) {
        await direct.script('rollback').catch(() => {})
        throw error
      }
    }),
    close: async () => {
      clearInterval(tidy)
      await inTurn(() => send({ close: true })).catch(() => {})
      await worker.terminate()
      await unlock?.()
    },
  }
}
