import { Worker } from 'node:worker_threads'
import { MB } from '@millwright/domain/files/fileKinds'
import { FairQueue } from '../../../core/turns/FairQueue.ts'
import type { Table } from './Table.ts'
import type { TableProblem } from './TableFault.ts'
import type { TablesMessage } from './tablesWorker.ts'

/** The maximum size of a file in megabytes. */
export const TABLE_FILE_MB = 10
const PATIENCE = 5_000
/** Milliseconds to load the reader on a busy machine. */
const START = 20_000
const HEAP_MB = 256
/** The bytes by which the process may grow while it reads a file: buffers are outside the worker's heap. */
const GROWTH = 640 * MB
const LOOK = 50

/** Reads one file at a time, because the server has the memory for only one of the largest. */
const queue = new FairQueue({ atOnce: 1, mostWaiting: 32 })

/**
 * Reads the tables of an uploaded file in a worker, with limits on time and memory: xlsx, text in columns, or a PDF with
 * text. Each file gets a new worker, so that no state is left over. `person` is the uploader, whose files wait for those
 * of others.
 */
export async function readTables(
  file: Blob,
  person: string,
  patience = PATIENCE,
): Promise<{ tables: Table[] } | { problem: TableProblem }> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > TABLE_FILE_MB * MB) return { problem: 'tooLarge' }
  const read = async () => readInWorker(new Uint8Array(await file.arrayBuffer()), patience)
  return (await queue.run(person, read)) ?? { problem: 'busy' }
}

async function readInWorker(bytes: Uint8Array<ArrayBuffer>, patience: number) {
  const worker = new Worker(new URL('./tablesWorker.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The result is in the worker's message, so its output is discarded.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<{ tables: Table[] } | { problem: TableProblem }>()
  const tooMuch = () => resolve({ problem: 'heavy' })
  const before = process.memoryUsage.rss()
  let timer = setTimeout(tooMuch, START)
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > GROWTH) tooMuch()
  }, LOOK)
  worker.on('message', (message: TablesMessage) => {
    if ('started' in message) {
      clearTimeout(timer)
      timer = setTimeout(tooMuch, patience)
    } else resolve(message)
  })
  worker.once('error', tooMuch)
  worker.once('exit', tooMuch)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(look)
    await worker.terminate()
  }
}
