import { parse } from 'csv-parse/sync'
import { withoutDefusal } from '../../core/wire/defused.ts'
import { faultAt } from './fault.ts'
import type { FaultCode } from './fault.ts'
import { ROW_MAX } from './physicalLines.ts'
import type { Line } from './physicalLines.ts'
import type { Read } from './fileRow.ts'
import { textOf } from './textOf.ts'

/** The maximum number of lines of a row. Quoted fields may contain line breaks. */
const LINES_MAX = 100
/** The number of rows that one call of the parser reads. A call for each row takes ten times as long. */
const AT_ONCE = 500

type BadLine = { line: number; code: FaultCode; value?: string | undefined }
type Piece = { line: number; last: number; text: string; lines: Line[] }

/**
 * Yields the rows of CSV lines. A row ends where its quotes are balanced, so an unclosed quote makes only its own line
 * unreadable: reading continues with the next line.
 */
export async function* csvRows(lines: AsyncGenerator<Line>, columns: readonly string[]): AsyncGenerator<Read> {
  const input = new PushBack(lines)
  const { delimiter, names } = headerOf(await input.next(), columns)
  let pieces: Piece[] = []
  for (;;) {
    const piece = await nextPiece(input)
    if (piece && 'text' in piece && pieces.length < AT_ONCE) {
      if (piece.text.trim() || piece.lines.length > 1) pieces.push(piece)
      continue
    }
    for (const [at, cells] of parseTogether(pieces, delimiter).entries()) {
      const { line, last, lines: own } = pieces[at]!
      if (cells) yield rowOf({ line, last }, cells, names)
      else {
        yield { line, last: line, fault: faultAt(line, 'unreadable', '', pieces[at]!.text) }
        // The lines after the unreadable line may be rows of their own.
        for (const rest of own.slice(1)) yield* rowOfLine(rest, delimiter, names)
      }
    }
    pieces = []
    if (!piece) return
    if ('text' in piece) pieces.push(piece)
    else yield { line: piece.line, last: piece.line, fault: faultAt(piece.line, piece.code, '', piece.value) }
  }
}

function headerOf(first: Line | undefined, columns: readonly string[]) {
  const text = first?.bytes && textOf(first.bytes, true)
  for (const delimiter of text ? [',', ';', '\t'] : []) {
    const names = parseOne(text!, delimiter)?.map((name) => name.trim())
    if (!names?.some((name) => columns.includes(name)) || (names.length === 1 && /[,;\t]/.test(text!))) continue
    const unknown = names.find((name) => !columns.includes(name))
    if (unknown !== undefined)
      throw new TypeError(`There is no column ${unknown.slice(0, 40)}. The columns are ${columns.join(', ')}.`)
    if (new Set(names).size < names.length) throw new TypeError('The header names a column twice.')
    return { delimiter, names }
  }
  throw new TypeError(`The first line must be a header in UTF-8. The columns are ${columns.join(', ')}.`)
}

/** Returns the lines of the next row, or the fault of the first line. */
async function nextPiece(input: PushBack): Promise<Piece | BadLine | undefined> {
  const first = await input.next()
  if (!first) return undefined
  const held: Line[] = []
  let text = ''
  let quotes = 0
  for (let next: Line | undefined = first; next; next = await input.next()) {
    const more = next.bytes && textOf(next.bytes)
    if (more === undefined && next === first) return { line: first.line, code: next.bytes ? 'notText' : 'tooLong' }
    held.push(next)
    if (more === undefined) break
    text += held.length > 1 ? `\n${more}` : more
    quotes += more.split('"').length - 1
    if (quotes % 2 === 0) return { line: first.line, last: next.line, text, lines: held }
    if (held.length === LINES_MAX || text.length > ROW_MAX) break
  }
  input.back(held.slice(1))
  return { line: first.line, code: 'unreadable', value: held[0]?.bytes?.toString() }
}

/** Returns the cells of each piece, and undefined for a piece that cannot be read. */
function parseTogether(pieces: readonly Piece[], delimiter: string): (string[] | undefined)[] {
  if (!pieces.length) return []
  const together = parsed(pieces.map(({ text }) => text).join('\n'), delimiter)
  return together?.length === pieces.length ? together : pieces.map(({ text }) => parseOne(text, delimiter))
}

function parseOne(text: string, delimiter: string): string[] | undefined {
  const rows = parsed(text, delimiter)
  return rows?.length === 1 ? rows[0] : undefined
}

function parsed(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, { delimiter, relax_column_count: true, record_delimiter: '\n', max_record_size: 2 * ROW_MAX })
  } catch {
    return undefined
  }
}

function* rowOfLine({ line, bytes }: Line, delimiter: string, names: readonly string[]): Generator<Read> {
  const text = bytes && textOf(bytes)
  const cells = text === undefined ? undefined : parseOne(text, delimiter)
  if (cells) yield rowOf({ line, last: line }, cells, names)
  else yield { line, last: line, fault: faultAt(line, 'unreadable', '', text) }
}

function rowOf(place: { line: number; last: number }, cells: readonly string[], names: readonly string[]): Read {
  if (cells.length !== names.length) return { ...place, fault: faultAt(place.line, 'fields', '', cells.join(' ')) }
  const values = names.flatMap((name, at) => {
    const value = withoutDefusal((cells[at] ?? '').trim())
    return value ? [[name, value] as const] : []
  })
  return { ...place, values: Object.fromEntries(values) }
}

/** Reads lines, and takes lines back to return them again. */
class PushBack {
  private readonly source: AsyncGenerator<Line>
  private held: Line[] = []

  constructor(source: AsyncGenerator<Line>) {
    this.source = source
  }

  async next(): Promise<Line | undefined> {
    const held = this.held.shift()
    if (held) return held
    const { value, done } = await this.source.next()
    return done ? undefined : value
  }

  back(lines: readonly Line[]): void {
    this.held = [...lines, ...this.held]
  }
}
