import { csvRows } from './csvRows.ts'
import { faultAt } from './fault.ts'
import type { Read } from './fileRow.ts'
import { physicalLines } from './physicalLines.ts'
import type { Line } from './physicalLines.ts'
import { textOf } from './textOf.ts'

/** Yields the rows of a CSV file or of a file of JSON lines. Throws a `TypeError` if the header has no known columns. */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  { json, columns }: { json: boolean; columns: readonly string[] },
): AsyncGenerator<Read> {
  const lines = physicalLines(source)
  if (!json) return yield* csvRows(lines, columns)
  for await (const line of lines) {
    const row = jsonRow(line, columns)
    if (row) yield row
  }
}

function jsonRow({ line, bytes }: Line, columns: readonly string[]): Read | undefined {
  const fault = (...of: Parameters<typeof faultAt> extends [number, ...infer R] ? R : never) => ({
    line,
    last: line,
    fault: faultAt(line, ...of),
  })
  if (!bytes) return fault('tooLong')
  const text = textOf(bytes, line === 1)
  if (text === undefined) return fault('notText')
  if (!text.trim()) return undefined
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch {
    return fault('notJson', '', text)
  }
  if (!isObject(values)) return fault('notJson', '', text)
  const unknown = Object.keys(values).find((name) => !columns.includes(name))
  return unknown === undefined
    ? { line, last: line, values }
    : fault('unknownColumn', unknown.slice(0, 40), values[unknown])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
