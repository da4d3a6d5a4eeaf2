import { parse } from 'csv-parse/sync'
import { withoutDefusal } from '../../../core/wire/defused.ts'
import { ROWS_MOST, TableRows } from './Table.ts'
import type { Table } from './Table.ts'
import { TableFault } from './TableFault.ts'

/** Bytes of a text that are read. 1,000 rows of goods are far shorter. */
const BYTES_MOST = 4 * 1024 * 1024
/** The maximum number of characters of a row. The rest of a longer row is left out. */
const ROW_MOST = 20_000
const SEPARATORS = ['\t', ';', ',', '|'] as const
/** The rows by which the separator is chosen. */
const SAMPLE = 50

/** Reads a text in UTF-8, UTF-16 or GB18030, with any separator or none. */
export function textTables(bytes: Uint8Array): Table[] {
  const text = decoded(bytes.subarray(0, BYTES_MOST), bytes.length > BYTES_MOST)
  const rows = new TableRows()
  const separator = separatorOf(text)
  for (const cells of rowsOf(text, separator)) if (!rows.add(cells.map((cell) => withoutDefusal(cell.trim())))) break
  if (bytes.length > BYTES_MOST) rows.cut = true
  return [rows.table('')]
}

function decoded(bytes: Uint8Array, partial: boolean): string {
  const [first, second] = bytes
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : bareUtf16(bytes)
  // The last character of a part may be incomplete.
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: partial })
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'gb18030', 'windows-1252']) {
    try {
      const text = decode(encoding)
      if (!text.includes('\0')) return text
    } catch {
      continue
    }
  }
  throw new TableFault('notText')
}

/** Returns the byte order of UTF-16 without a mark: half of the bytes of Western text are 0. */
function bareUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]!++
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 5 && even === 0) return 'utf-16le'
  return even > sample.length / 5 && odd === 0 ? 'utf-16be' : undefined
}

/** Returns the separator that most of the first lines contain, or undefined. */
function separatorOf(text: string): string | undefined {
  const lines = text
    .slice(0, SAMPLE * 2000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .slice(0, SAMPLE)
  return SEPARATORS.find((separator) => lines.filter((line) => line.includes(separator)).length * 2 > lines.length)
}

function rowsOf(text: string, separator: string | undefined): Iterable<string[]> {
  if (separator && text.includes('"'))
    try {
      return parse(text, {
        delimiter: separator,
        relax_quotes: true,
        relax_column_count: true,
        max_record_size: ROW_MOST,
        // Rows without content do not count.
        to: 2 * ROWS_MOST,
      })
    } catch {
      // A quote that does not end, or a long row: each line is a row.
    }
  return linesOf(text, separator)
}

function* linesOf(text: string, separator: string | undefined): Generator<string[]> {
  const ends = /\r\n?|\n|$/g
  for (let start = 0; start < text.length; start = ends.lastIndex) {
    ends.lastIndex = start
    const end = ends.exec(text)!.index
    const line = text.slice(start, Math.min(end, start + ROW_MOST))
    yield separator ? line.split(separator) : [line]
    if (ends.lastIndex <= start) ends.lastIndex = end + 1
  }
}
