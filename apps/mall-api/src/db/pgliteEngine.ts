import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerNews, WorkerRequest } from './pgliteWorker.ts'

export type EngineRequest =
  | { sql: string; params: unknown[] }
  | { script: string }
  | { listen: string }
  | { close: true }

/** A statement that exceeded its time limit. The code is PostgreSQL's own. */
export class StatementTimeoutError extends Error {
  readonly code = '57014'
}

/** Starts one PGlite on its own thread, and matches its responses to requests. */
export async function startEngine(dataDir: string | undefined, hear: (news: WorkerNews) => void = () => {}) {
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { dataDir } })
  const waiting = new Map<
    number,
    { resolve: (rows: unknown[]) => void; reject: (error: Error) => void; timer?: ReturnType<typeof setTimeout> }
  >()
  let nextId = 1
  let gone: Error | undefined

  const opened = new Promise<unknown[]>((resolve, reject) => waiting.set(0, { resolve, reject }))
  worker.on('message', (message: WorkerAnswer | WorkerNews) => {
    if ('channel' in message) return hear(message)
    const { id, rows, error } = message
    const asked = waiting.get(id)
    waiting.delete(id)
    clearTimeout(asked?.timer)
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }))
    else asked?.resolve(rows ?? [])
  })
  const fail = (error: Error) => {
    gone ??= error
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(gone)
    }
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the database has closed')))

  try {
    await opened
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    send: (request: EngineRequest, within: number): Promise<unknown[]> => {
      if (gone) return Promise.reject(gone)
      return new Promise((resolve, reject) => {
        const id = nextId++
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new StatementTimeoutError(`the database gave up a statement after ${within / 1000} s`))
        }, within)
        waiting.set(id, { resolve, reject, timer })
        worker.postMessage({ id, ...request } satisfies WorkerRequest)
      })
    },
    died: () => gone !== undefined,
    end: async () => void (await worker.terminate()),
  }
}
