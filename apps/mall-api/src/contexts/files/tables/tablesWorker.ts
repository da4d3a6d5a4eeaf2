import { parentPort, workerData } from 'node:worker_threads'
import type { Table } from './Table.ts'
import { TableFault } from './TableFault.ts'
import type { TableProblem } from './TableFault.ts'
import { tablesOf } from './tablesOf.ts'

/** `started` begins the time limit: loading the reader does not count. */
export type TablesMessage = { started: true } | { tables: Table[] } | { problem: TableProblem }

const say = (message: TablesMessage) => parentPort!.postMessage(message)

say({ started: true })
try {
  say({ tables: await tablesOf(workerData as Uint8Array) })
} catch (error) {
  // A file that crashes the reader is unusable.
  say({ problem: error instanceof TableFault ? error.problem : 'cut' })
}
