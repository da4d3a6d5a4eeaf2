import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { cachePreparedStatements } from './pgliteStatements.ts'

/** PGlite blocks the thread it runs on. It runs in this worker, so that the server's main thread stays responsive. */
export type WorkerRequest = { id: number } & (
  | { sql: string; params: unknown[] }
  | { script: string }
  | { listen: string }
  | { close: true }
)
export type WorkerAnswer = { id: number; rows?: unknown[]; error?: { message: string; code?: string } }
export type WorkerNews = { channel: string; payload: string }

const port = parentPort!
/**
 * PostgreSQL's defaults take 140 MB more memory and a gigabyte of log without any gain for a mall of this size.
 * Sequential scans cost more in PGlite than the planner assumes: with index scans, searches take a third of the time.
 * Plans are generic, independent of parameter values.
 */
const settings = [
  'shared_buffers=32MB',
  'max_wal_size=128MB',
  'enable_seqscan=off',
  'plan_cache_mode=force_generic_plan',
]
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])]
const opening = PGlite.create({ startParams, ...(workerData.dataDir && { dataDir: workerData.dataDir }) }).then(
  (pg) => ({ pg, query: cachePreparedStatements(pg) }),
)
opening.then(
  () => port.postMessage({ id: 0, rows: [] } satisfies WorkerAnswer),
  (error: Error) => port.postMessage({ id: 0, error: { message: error.message } } satisfies WorkerAnswer),
)

port.on('message', async (request: WorkerRequest) => {
  try {
    const { pg, query } = await opening
    let rows: unknown[] = []
    if ('sql' in request) rows = await query(request.sql, request.params)
    else if ('script' in request) await pg.exec(request.script)
    else if ('listen' in request)
      await pg.listen(request.listen, (payload) =>
        port.postMessage({ channel: request.listen, payload } satisfies WorkerNews),
      )
    else await pg.close()
    port.postMessage({ id: request.id, rows } satisfies WorkerAnswer)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    port.postMessage({ id: request.id, error: { message, code } } satisfies WorkerAnswer)
  }
})
