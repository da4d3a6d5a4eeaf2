import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { csvLine } from '../../core/wire/csv.ts'

export type ExportedRow = Record<string, unknown>

/**
 * Writes text to a file, or to standard output without one. A file appears under its name only when the file is
 * complete.
 */
export async function writeExport(text: AsyncIterable<string>, path: string | undefined): Promise<void> {
  if (!path) return pipeline(Readable.from(text), process.stdout, { end: false })
  const part = `${path}.part`
  const target = createWriteStream(part)
  if (path.endsWith('.gz')) await pipeline(Readable.from(text), createGzip(), target)
  else await pipeline(Readable.from(text), target)
  await rename(part, path)
}

export async function* csvText(
  rows: AsyncIterable<Record<string, string | number | null>>,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const row of rows) yield csvLine(columns.map((name) => row[name] ?? null))
}

/** Writes JSON lines. Empty values are left out. */
export async function* jsonText(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  for await (const row of rows)
    yield `${JSON.stringify(row, (_, value: unknown) => (value === null || value === '' ? undefined : value))}\n`
}
