import type { z } from 'zod'
import { faultAt, isFaultCode } from './fault.ts'
import type { Fault } from './fault.ts'
import type { FileRow } from './fileRow.ts'

/** Parses a row with the schema of its kind. Returns the first fault if the row is invalid. */
export function readForm<Row>(form: z.ZodType<Row>, { line, values }: FileRow): { row: Row } | { fault: Fault } {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
  const read = form.safeParse(given)
  if (read.success) return { row: read.data }
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
  const column = String(path[0] ?? '')
  const code = given[column] === undefined ? 'required' : isFaultCode(message) ? message : 'invalid'
  return { fault: faultAt(line, code, column, given[column]) }
}
