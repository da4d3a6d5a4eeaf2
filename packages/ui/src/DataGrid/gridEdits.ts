import type { GridChange, GridColumn, GridEdit, GridOption } from './dataGridProps.ts'
import type { PlacedColumn } from './gridColumns.ts'
import { textOf } from './gridLines.ts'
import type { Line, Lines } from './gridLines.ts'
import type { Place } from './nextPlace.ts'

/** A rectangle of cells. Both ends are inside. */
export type Box = { top: number; bottom: number; first: number; last: number }

export function boxOf(a: Place, b: Place): Box {
  return {
    top: Math.max(0, Math.min(a.line, b.line)),
    bottom: Math.max(0, a.line, b.line),
    first: Math.min(a.column, b.column),
    last: Math.max(a.column, b.column),
  }
}

type Sheet<Row> = { lines: Lines<Row>; columns: readonly PlacedColumn<Row>[] }

/** Returns how a cell is edited, or `undefined` if it cannot be. */
export function editOf<Row>(
  line: Line<Row> | undefined,
  column: GridColumn<Row> | undefined,
): GridEdit<Row> | undefined {
  if (line?.kind !== 'row' || line.row === undefined || !column?.edit) return undefined
  const edit = column.edit === true ? {} : column.edit
  return edit.allowed?.(line.row) === false ? undefined : edit
}

/** Returns the values that a cell is chosen from, or `undefined` if its text is typed. */
export function optionsOf<Row>({ options }: GridEdit<Row>, row: Row): readonly GridOption[] | undefined {
  const list = typeof options === 'function' ? options(row) : options
  return list?.length ? list : undefined
}

/** Returns the texts of the rows of a box, as they are copied. Groups and details are left out. */
export function copyCells<Row>({ lines, columns }: Sheet<Row>, { top, bottom, first, last }: Box): string[][] {
  const copied: string[][] = []
  for (let at = top; at <= bottom; at++) {
    const line = lines.at(at)
    const row = line?.kind === 'row' ? line.row : undefined
    if (row !== undefined)
      copied.push(columns.slice(first, last + 1).flatMap(({ data }) => (data ? [textOf(data, row)] : [])))
  }
  return copied
}

/**
 * Returns the changes that texts make from the first cell of a box on, and the number of texts that found no editable
 * cell. One text fills the whole box; several repeat if the box is a multiple of them.
 */
export function pasteCells<Row>(
  sheet: Sheet<Row>,
  box: Box,
  texts: readonly (readonly string[])[],
): { changes: GridChange<Row>[]; skipped: number } {
  const height = texts.length
  const width = Math.max(...texts.map(({ length }) => length))
  const lines = rowLines(sheet.lines, box.top, Math.max(repeated(box.bottom - box.top + 1, height), height))
  const columns = sheet.columns.slice(box.first).filter(({ data }) => data)
  const wide = Math.max(repeated(Math.min(box.last - box.first + 1, columns.length), width), width)
  const changes: GridChange<Row>[] = []
  let skipped = 0
  for (let down = 0; down < Math.max(lines.length, height); down++) {
    for (let along = 0; along < wide; along++) {
      const text = texts[down % height]?.[along % width]
      if (text === undefined) continue
      const change = changeOf(lines[down], columns[along]?.data, text.trim())
      if (!change) skipped++
      else if (change.from !== change.to) changes.push(change)
    }
  }
  return { changes, skipped }
}

/** Returns the change of one cell, or `undefined` if it cannot be edited. */
export function changeOf<Row>(
  line: Line<Row> | undefined,
  column: GridColumn<Row> | undefined,
  text: string,
): GridChange<Row> | undefined {
  const edit = editOf(line, column)
  if (!edit || !column || line?.kind !== 'row' || line.row === undefined) return undefined
  // A spreadsheet has the label of an option, the row its value.
  const to = optionsOf(edit, line.row)?.find(({ label }) => label === text)?.value ?? readText(edit, text, line.row)
  return { rowKey: line.key, row: line.row, column: column.key, from: textOf(column, line.row), to }
}

/** Returns the value of a text. A refused text stays as it is. */
function readText<Row>({ parse }: GridEdit<Row>, text: string, row: Row): string {
  const read = parse?.(text, row)
  return read && 'value' in read ? read.value : text
}

/** Returns why a column refuses a value, or `undefined`. */
export function refusalOf<Row>(edit: GridEdit<Row>, value: string, row: Row): string | undefined {
  const read = edit.parse?.(value, row)
  return read && 'error' in read ? read.error : edit.check?.(value, row)
}

/** Returns the changes that swap back. */
export function invert<Row>(changes: readonly GridChange<Row>[]): GridChange<Row>[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from }))
}

function repeated(places: number, texts: number): number {
  return places % texts === 0 ? places : texts
}

function rowLines<Row>(lines: Lines<Row>, from: number, count: number): Line<Row>[] {
  const found: Line<Row>[] = []
  for (let at = from; at < lines.length && found.length < count; at++) {
    const line = lines.at(at)
    if (line?.kind === 'row') found.push(line)
  }
  return found
}
