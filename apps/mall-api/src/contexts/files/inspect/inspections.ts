import { inspectDwg } from './inspectDwg.ts'
import { inspectPdf } from './inspectPdf.ts'
import { inspectStep } from './inspectStep.ts'
import { inspectWorkbook } from './inspectWorkbook.ts'

export const inspections: Readonly<Record<string, (bytes: Uint8Array) => void | Promise<void>>> = {
  'application/pdf': inspectPdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': inspectWorkbook,
  'application/acad': inspectDwg,
  'model/step': inspectStep,
}
