import { parentPort } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import type { CellObject } from 'write-excel-file/node'

/** A message to the worker: rows of the sheet in order, and finally the name and the column widths of the sheet. */
export type WorkbookPart = { rows: CellObject[][] } | { sheet: string; widths: number[] }

const port = parentPort!
const data: CellObject[][] = []

port.on('message', async (part: WorkbookPart) => {
  if ('rows' in part) return void data.push(...part.rows)
  const written = await writeExcelFile(data, {
    sheet: part.sheet,
    columns: part.widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
  }).toBuffer()
  const bytes = Uint8Array.from(written)
  port.postMessage(bytes, [bytes.buffer])
})
