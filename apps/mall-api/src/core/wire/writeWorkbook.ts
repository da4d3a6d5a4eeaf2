import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CellObject } from 'write-excel-file/node'
import type { WorkbookPart } from './workbookWorker.ts'

export type Sheet = { sheet: string; columns: readonly { title: string; width: number }[] }

let last: Promise<unknown> = Promise.resolve()

/**
 * Writes a workbook of one sheet in a worker thread, so that this thread stays responsive. The worker receives the rows
 * as they are read. Cells must be cloneable, so they have no `type`, which follows from the value. A server writes one
 * workbook at a time to bound its memory.
 */
export function writeWorkbook(sheet: Sheet, batches: AsyncIterable<CellObject[][]>): Promise<Uint8Array<ArrayBuffer>> {
  const turn = last.then(() => write(sheet, batches))
  last = turn.catch(() => {})
  return turn
}

async function write({ sheet, columns }: Sheet, batches: AsyncIterable<CellObject[][]>) {
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url))
  // A failure of the worker rejects `bytes`, even while rows are still being read.
  const bytes = once(worker, 'message').then(([message]) => message as Uint8Array<ArrayBuffer>)
  bytes.catch(() => {})
  const send = (part: WorkbookPart) => worker.postMessage(part)
  try {
    send({ rows: [columns.map(({ title }) => ({ value: title, fontWeight: 'bold', backgroundColor: '#eef2f5' }))] })
    for await (const rows of batches) send({ rows })
    send({ sheet, widths: columns.map(({ width }) => width) })
    return await bytes
  } finally {
    await worker.terminate()
  }
}
