import { FileFault } from './FileFault.ts'
import { resolve } from './qpdf.ts'
import type { PdfJson } from './qpdf.ts'
import { UnpackBudget } from './UnpackBudget.ts'

/** Unpacks the streams of a PDF without keeping them. Throws `fileHeavy` if they unpack to too much. */
export async function unpackStreams({ qpdf: [, objects] }: PdfJson): Promise<void> {
  const budget = new UnpackBudget()
  for (const { stream } of Object.values(objects)) {
    if (!stream) continue
    const filters = [resolve(objects, stream.dict['/Filter'])].flat().map((filter) => resolve(objects, filter))
    const other = filters.findIndex((filter) => filter !== '/FlateDecode' && filter !== '/Fl')
    const layers = other < 0 ? filters.length : other
    if (layers > 2) throw new FileFault('fileHeavy')
    if (layers > 0) await budget.inflate(Buffer.from(stream.data, 'base64'), layers)
  }
}
